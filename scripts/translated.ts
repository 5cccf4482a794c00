import { readFileSync, writeFileSync } from 'node:fs';
import { lineOf } from '../lib/content/locate-value';
import { counted } from '../lib/content/mistakes';
import type { MadeFrom } from '../lib/content/translation';
import { translatedPath } from './content/content-paths';
import { marksOf, pairSections, writeMarks } from './content/made-from';
import { readContent } from './content/read-content';
import { readTranslation, translatedParts } from './content/translations';

// Marks Spanish texts as current: a file, the text on a line, or all.
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error(
    'Name what you have compared with its English text: npm run translated -- content/es/faq.yml:12',
  );
  process.exit(1);
}
let marked = 0;
for (const one of translatedParts(readContent())) {
  const file = translatedPath(one.part.source.file);
  const chosen = wanted.filter((name) => name === '--all' || name.split(':')[0] === file);
  if (chosen.length === 0) continue;
  const { parts, source, pairs, madeFrom } = readTranslation(one);
  const texts = [
    ...pairs.map((pair) => ({ ...pair, line: lineOf(source, pair.path) })),
    ...(parts ? pairSections(one.text?.body ?? '', parts.body, parts.bodyLine) : []),
  ].filter(({ translation }) => translation !== undefined);
  const lines = chosen.map((name) => Number(name.split(':')[1] ?? 0));
  const done = lines.includes(0) ? texts : texts.filter(({ line }) => lines.includes(line));
  // Also drops marks of removed texts.
  const marks: MadeFrom = { ...madeFrom, ...marksOf(done) };
  const inOrder = texts.flatMap(({ id }) => (marks[id] ? [[id, marks[id]]] : []));
  const whole = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    whole.replace(
      source.text,
      () => writeMarks(source.text, Object.fromEntries(inOrder)).trimEnd() + (parts ? '' : '\n'),
    ),
  );
  marked += done.length;
}
console.log(`Marked ${counted(marked, 'text')} as up to date with the English.`);
