import { basename } from 'node:path';
import { figureFolder, noFigure, notTranslated } from '../../lib/content/figures';
import { isUntranslated } from '../../lib/content/localize';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { pagePlaceholders } from '../../lib/content/page-placeholders';
import { outlineOf } from './outline';
import type { Content, Text } from './read-content';

const siteName = '{siteName}';
const inPages = [siteName, ...pagePlaceholders.map((name) => `{${name}}`)];
const onlyOnPages = `Use only ${inPages.join(', ')}.`;
const onlyFigures = `Write a figure as {figure: name}, on its own line, and the site’s name as ${siteName}.`;

export function* checkFigures({ articles, texts, names, data }: Content): Iterable<Mistake> {
  const used = new Set<string>();
  for (const text of texts) {
    const { file, id } = text;
    const { figures, lines } = outlineOf(text);
    for (const [index, { name, line }] of figures.entries()) {
      const problem = findProblem(name, text) ?? repeated(figures, index);
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

  function findProblem(name: string, { id, language }: Text): string | undefined {
    if (id === undefined) return 'can’t be here: only articles have figures.';
    const folder = figureFolder(id);
    const path = `${folder}/${name}.yml`;
    used.add(path);
    const isThere = names.includes(path);
    if (isThere && isUntranslated(data.get(`content/${path}`)?.data, language))
      return notTranslated(path, language);
    if (isThere) return undefined;
    const present = names.filter((one) => one.startsWith(`${folder}/`));
    const known = present.map((one) => basename(one, '.yml'));
    return noFigure(name, folder, known);
  }
}

function repeated(figures: readonly { name: string }[], index: number): string | undefined {
  const first = figures.findIndex(({ name }) => name === figures[index]?.name);
  return first < index ? 'is in the text twice. Remove one of the two.' : undefined;
}
