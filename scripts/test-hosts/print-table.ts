import type { Result } from './check-addresses';
import type { Scan } from './scan-server';

/** Takes the names of the servers and each address's results and prints them as a table. */
export function printTable(names: string[], rows: { address: string; cells: Result[] }[]): void {
  printColumns([
    ['', ...names],
    ...rows.map(({ address, cells }) => [address, ...cells.map(write)]),
  ]);
}

/** Takes the servers' scans and prints their points, what the first one's are for, and the scores. */
export function printScores(scans: Scan[]): void {
  const each = (write: (scan: Scan) => string) => scans.map(write);
  const lines = scans[0]?.rows.map(({ test, why }, index) => [
    test,
    ...each(({ rows }) => String(rows[index]?.points)),
    why,
  ]);
  console.log('\nPoints of Mozilla’s Observatory');
  printColumns([
    ['', ...each(({ name }) => name), ''],
    ['Start', ...each(() => '100'), ''],
    ...(lines ?? []),
    ['Score', ...each(({ score, grade }) => `${score} ${grade}`), ''],
  ]);
}

function printColumns(rows: string[][]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((text, column) => text.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

function write({ problems, redirects, notes }: Result): string {
  if (problems.length > 0) return 'FAIL';
  const way = redirects > 0 ? `ok, ${redirects} redirect` : 'ok';
  return notes.length > 0 ? `${way} *` : way;
}
