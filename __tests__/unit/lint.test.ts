import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commandScript, lintStep } from '@/tools/command-script';

const root = join(__dirname, '../..');
const configuration = ['biome.json', '.gitignore', 'package.json'];

/** Runs Biome by the project's configuration on these files, by path. */
function lint(files: Record<string, string>, ...parameters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const name of configuration) copyFileSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    [commandScript('biome'), ...parameters, '--reporter=github'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

const conditionalState = `import { useState } from 'react';

export function Seeded({ isShown }: { isShown: boolean }) {
  if (isShown) {
    const [text] = useState('');
    return text;
  }
  return null;
}
`;
const asyncClientComponent = `'use client';

export async function Seeded() {
  return <p>{await Promise.resolve('')}</p>;
}
`;
const headElement = `export function Seeded() {
  return (
    <head>
      <title>Seeded</title>
    </head>
  );
}
`;

function runLintStep(text: string) {
  const [, ...parameters] = lintStep;
  const { status, stdout } = lint({ 'components/home/seeded.tsx': text }, ...parameters);
  return { status, rules: [...stdout.matchAll(/title=([^,]+)/g)].map(([, rule]) => rule) };
}

describe('the lint step of npm test', () => {
  it.each([
    ['an error of React’s', 'correctness/useHookAtTopLevel', conditionalState],
    ['an error of Next’s', 'correctness/noNextAsyncClientComponent', asyncClientComponent],
    ['a warning of Next’s', 'style/noHeadElement', headElement],
  ])('refuses %s rules: %s', (_, rule, text) => {
    expect(runLintStep(text)).toEqual({ status: 1, rules: [`lint/${rule}`] });
  });

  it('accepts a component without a fault', () => {
    const text = 'export function Seeded() {\n  return <p />;\n}\n';
    expect(runLintStep(text)).toEqual({ status: 0, rules: [] });
  });
});
