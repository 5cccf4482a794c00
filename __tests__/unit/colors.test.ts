import { readFileSync } from 'node:fs';
import { pageColors } from '@/lib/page-colors';
import { contrastOf } from '../../e2e/support/contrast';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
const colorsIn = (text: string) =>
  [...text.matchAll(/--([\w-]+): #(\w\w)(\w\w)(\w\w)/g)].map(([, name, ...parts]) => {
    return [name, parts.map((part) => Number.parseInt(part, 16)).join()] as const;
  });

// axe sees texts, but not the frames of fields, what is focused, and controls of the browser.
it('fields, focus and bars stand out in both schemes', () => {
  expect(css).toContain('color-scheme: light dark;');
  expect([light, dark].map((text) => /--paper: (.*);/.exec(text)?.[1])).toEqual(
    Object.values(pageColors),
  );
  for (const text of [light, light + dark]) {
    const colors: Record<string, string> = Object.fromEntries(colorsIn(text));
    for (const ground of ['paper', 'card', 'wash'])
      for (const name of ['control', 'teal', 'link', 'danger', 'amber-text'])
        expect([ground, name, contrastOf(colors[name], colors[ground]) > 3]).toContain(true);
  }
});
