import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const file = 'docs/performance.md';

export function keepSection(title: string, text: string): void {
  const [, ...older] = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : [];
  const sections = new Map(older.map((section) => [section.split('\n', 1)[0], section.trim()]));
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GiB, Node ${process.version}`;
  sections.set(title, `${title}\n\nMeasured on ${machine}.\n\n${text}`);
  const whole = ['# Performance\n\nWritten by `npm run bench`.', ...sections.values()];
  writeFileSync(file, `${whole.join('\n\n## ')}\n`);
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
