import { basename } from 'node:path';
import { figureFolder, figureProblem } from '../../lib/content/figures';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { pagePlaceholders } from '../../lib/render-page';
import { outlineOf } from './outline';
import { attempt, type Content } from './read-content';

const siteName = '{siteName}';
const inPages = [siteName, ...pagePlaceholders.map((name) => `{${name}}`)];
const onlyOnPages = `Use only ${inPages.join(', ')}.`;
const onlyFigures = `Write a figure as {figure: name}, on its own line, and the site’s name as ${siteName}.`;

export function* checkFigures({ articles, texts, names }: Content): Iterable<Mistake> {
  const used = new Set<string>();
  for (const text of texts) {
    const { file, id, language } = text;
    const { figures, lines } = outlineOf(text);
    for (const [index, { name, line }] of figures.entries()) {
      if (id !== undefined) used.add(`${figureFolder(id)}/${name}.yml`);
      const isRepeated = figures.findIndex((one) => one.name === name) < index;
      const problem =
        id === undefined
          ? 'can’t be here: only articles have figures.'
          : isRepeated
            ? 'is in the text twice. Remove one of the two.'
            : attempt([], () => figureProblem(id, name, language));
      if (problem) yield { file, line, field: `figure ${name}`, problem };
    }
    const [known, advice] = id === undefined ? [inPages, onlyOnPages] : [[siteName], onlyFigures];
    // markup-rules.ts reports headings without a space.
    for (const { text, line } of lines.filter(({ text }) => !text.startsWith('##')))
      for (const [braces] of text.matchAll(/\{[^{}]*\}/g)) {
        const problem = `says ${braces}, which nothing fills in. ${advice}`;
        if (!known.includes(braces)) yield { file, line, field: 'text', problem };
      }
  }
  // An article that can't be parsed might show any of its figures.
  const unread = articles
    .filter(({ file }) => !texts.some((text) => text.file === file))
    .map(({ facts }) => `${figureFolder(facts.id)}/`);
  for (const name of names) {
    if (!/^figures\/.*\.yml$/.test(name) || used.has(name)) continue;
    if (unread.some((folder) => name.startsWith(folder))) continue;
    const problem = `is not shown. Write {figure: ${basename(name, '.yml')}} on its own line in the article, or remove this file.`;
    yield asAdvice({ file: `content/${name}`, line: 1, field: 'figure', problem });
  }
}
