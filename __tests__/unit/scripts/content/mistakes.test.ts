import { describeMistake, type Mistake as Found } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { reading } from './mistakes/reading';
import { rules } from './mistakes/rules';

const content = copyContent();
afterAll(content.leave);

// The check takes longer than an edit, so the first mistakes of all files share one, then the second.
const mistakes = Object.entries({ reading, rules }).flatMap(([kind, files]) =>
  Object.entries(files).flatMap(([file, ofFile]) =>
    ofFile.map(([change, answer, at], index) => {
      const edit = Array.isArray(change) ? JSON.stringify(change[1]) : `mistake ${index + 1}`;
      return { file, edit, batch: `${kind} ${index}`, change, answer, at, line: 0, found: [''] };
    }),
  ),
);

beforeAll(async () => {
  for (const name of new Set(mistakes.map(({ batch }) => batch))) {
    const batch = mistakes.filter((one) => one.batch === name);
    for (const mistake of batch) mistake.line = makeMistake(mistake);
    const { mistakes: errors, advice } = await checkContent();
    for (const mistake of batch) {
      const isAdvised = mistake.answer.startsWith('advice: ');
      mistake.found = [...errors, ...(isAdvised ? advice : [])]
        .filter((one) => one.file === mistake.file && isOwn(one))
        .map((one) => `${one.isAdvice ? 'advice: ' : ''}${describeMistake(one)}`);
    }
    content.restore();
  }
}, 240_000);

/** The translation may differ as well, which translations.test.ts covers. */
function isOwn({ problem }: Found): boolean {
  return !/ English text| in English\b/.test(problem);
}

function makeMistake({ file, change, at }: (typeof mistakes)[number]): number {
  const before = content.read(file);
  const after = typeof change === 'function' ? change(before) : before.replace(...change);
  expect(String(after)).not.toEqual(before);
  content.write(file, after);
  const lines = String(after).split('\n');
  if (at === undefined)
    return lines.findIndex((line, index) => line !== before.split('\n')[index]) + 1;
  expect(String(after)).toContain(at);
  const [above = ''] = String(after).split(at, 1);
  return (above + at).split('\n').length;
}

it.each(mistakes)('$file with $edit: $answer', ({ file, line, answer, found }) => {
  const [, kind = '', words = ''] = /^(advice: )?(.*)/.exec(answer) ?? [];
  expect(found).toEqual(words ? [expect.stringContaining(`${kind}${file}:${line}: `)] : []);
  expect(found.join()).toContain(words);
});
