import { describeMistake, type Mistake as Found } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { hasSpanish } from '../../spanish';
import { reading } from './mistakes/reading';
import { rules } from './mistakes/rules';

const content = copyContent();
afterAll(content.leave);

// The check takes longer than an edit, so the first mistakes of all files share one, then the second.
const mistakes = Object.entries({ reading, rules })
  .flatMap(([kind, files]) =>
    Object.entries(files).flatMap(([file, ofFile]) =>
      ofFile.map(([name, change, answer, at], index) => {
        const batch = `${kind} ${index}`;
        return { name, file, batch, change, answer, at, line: 0, errors: [''], advice: [''] };
      }),
    ),
  )
  .filter(({ name }) => hasSpanish || !name.includes('Spanish'));
const unrelated: string[] = [];

beforeAll(async () => {
  for (const name of new Set(mistakes.map(({ batch }) => batch))) {
    const batch = mistakes.filter((one) => one.batch === name);
    for (const mistake of batch) mistake.line = makeMistake(mistake);
    const found = await checkContent();
    const report = { ...found, mistakes: found.mistakes.filter(isOwn) };
    for (const mistake of batch) {
      const ofFile = report.mistakes.filter(({ file }) => file === mistake.file);
      mistake.errors = ofFile.map(describeMistake);
      mistake.advice = report.advice
        .filter(({ file }) => file === mistake.file)
        .map(describeMistake);
    }
    const isElsewhere = (found: Found) => batch.every(({ file }) => file !== found.file);
    unrelated.push(...report.mistakes.filter(isElsewhere).map(describeMistake));
    content.restore();
  }
}, 240_000);

/** The translation may differ as well, which translations.test.ts covers. */
function isOwn({ problem }: Found): boolean {
  return !/ English text| in English\b/.test(problem);
}

function makeMistake({ name, file, change, at }: (typeof mistakes)[number]): number {
  const before = content.read(file);
  const after = typeof change === 'function' ? change(before) : before.replace(...change);
  expect([name, after]).not.toEqual([name, before]);
  content.write(file, after);
  const lines = String(after).split('\n');
  if (at === undefined)
    return lines.findIndex((line, index) => line !== before.split('\n')[index]) + 1;
  expect(String(after)).toContain(at);
  return String(after)
    .slice(0, String(after).indexOf(at) + at.length)
    .split('\n').length;
}

it.each(mistakes)('$file: $name', ({ file, line, answer, errors, advice }) => {
  const [words, found] = answer.startsWith('advice: ')
    ? [answer.slice(8), [...errors, ...advice]]
    : [answer, errors];
  expect(found).toEqual(words ? [expect.stringContaining(`${file}:${line}: `)] : []);
  expect(found.join()).toContain(words);
});

it('a mistake is not answered in other files', () => expect(unrelated).toEqual([]));
