import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { hasSpanish } from '../../spanish';
import { type Mistake, reading, rules, translating } from './mistakes';

const content = copyContent();
afterAll(content.leave);

// The check takes longer than an edit, so the first mistakes of all files share one, then the second.
const mistakes = [reading, rules, ...(hasSpanish ? [translating] : [])].flatMap((files, kind) =>
  Object.entries(files).flatMap(([file, ofFile]) =>
    ofFile.map((mistake, index) => {
      const [change, answer] = mistake;
      const edit = Array.isArray(change) ? String(change[1]).trim() : `mistake ${index + 1}`;
      return { file, edit, answer, batch: `${kind} ${index}`, mistake, place: '', found: [''] };
    }),
  ),
);

beforeAll(async () => {
  for (const name of new Set(mistakes.map(({ batch }) => batch))) {
    const batch = mistakes.filter((one) => one.batch === name);
    for (const one of batch) one.place = `${one.file}:${makeMistake(one.file, one.mistake)}: `;
    const { mistakes: errors, advice } = await checkContent();
    for (const { file, answer, found } of batch) {
      const all = answer.startsWith('advice: ') ? advice : errors;
      found.splice(0, 1, ...all.filter((one) => one.file === file).map(describeMistake));
    }
    content.restore();
  }
}, 240_000);

/** Returns its line. */
function makeMistake(file: string, [change, , at]: Mistake): number {
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

it.each(mistakes)('$file with $edit: $answer', ({ place, answer, found }) => {
  const words = answer.replace('advice: ', '');
  // The translation may differ as well.
  const isOwn = (one: string) => !/ English text| in English\b/.test(one);
  const own = found.filter((one) => (words && one.includes(words)) || isOwn(one));
  expect(own).toEqual(words ? [expect.stringContaining(place)] : []);
  expect(own.join()).toContain(words);
});
