import { lintStep } from '@/tools/command-script';
import { lint } from './lint';

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
