import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy } from '../tools/build-site';
import { filesIn } from '../tools/files';
import { copyProject, setTestEnvironment } from '../tools/test-site';

const site = '.kept-builds';
const seed = Number(process.env['SEED'] ?? Date.now());

/** Swaps two letters of a word between words, so that no name, link or length changes. */
function misspell(file: string, random: () => number): void {
  const text = readFileSync(file, 'utf8');
  const line = file.endsWith('.yml') ? '(?<=^ *(?:- )?(?:en|es): [^{[\\n]*)' : '(?<=^[^-:{[|\\n]*)';
  const words = [...text.matchAll(RegExp(`${line}(?<= )\\p{Ll}{5,}(?= )`, 'gmu'))];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return;
  const [old] = word;
  const misspelled = old.slice(0, 2) + old[3] + old[2] + old.slice(4);
  writeFileSync(file, text.slice(0, word.index) + misspelled + text.slice(word.index + old.length));
}

/** What is built, by name; without the file that says the second of its build. */
function build(): Map<string, string> {
  buildCopy(site, { CONTENT_IS_CHECKED: '1', TYPES_ARE_CHECKED: '1' });
  const out = join(site, 'out');
  return new Map(
    filesIn(out)
      .filter((file) => !file.endsWith('/security.txt'))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );
}

/** Takes the last article away, whose pages the builds before have rendered. */
function removeArticle(): void {
  const articles = filesIn(join(site, 'content/articles')).sort();
  const last = articles.at(-1)?.replace(/\.\w+\.md$/, '') ?? '';
  for (const file of articles.filter((one) => one.startsWith(`${last}.`))) rmSync(file);
}

const damage = (folder: string, ending: string) => {
  const [file = ''] = filesIn(join(site, '.next', folder)).filter((one) => one.endsWith(ending));
  writeFileSync(file, readFileSync(file).subarray(9));
};

it(`builds that keep parts write what one from nothing does (SEED=${seed})`, () => {
  setTestEnvironment();
  copyProject(site);
  const before = build();
  let kept = before;
  let state = seed % 2147483647;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let edit = 1; edit <= 30; edit++) {
    const content = filesIn(join(site, 'content')).filter((one) =>
      /content\/(?:home\.yml|states\/|articles\/|pages\/)/.test(one),
    );
    misspell(content[Math.floor(random() * content.length)] ?? '', random);
    if (edit % 10 > 0) continue;
    if (edit === 20) removeArticle();
    if (edit === 20) damage('cache/finished', '');
    if (edit === 30) damage('server/chunks', '.js');
    kept = build();
  }
  rmSync(join(site, '.next'), { recursive: true });
  const whole = build();
  expect([...whole.keys()]).toEqual([...kept.keys()]);
  expect(
    [...whole].filter(([file, text]) => text !== kept.get(file)).map(([file]) => file),
  ).toEqual([]);
  expect([...whole].filter(([file, text]) => text !== before.get(file)).length).toBeGreaterThan(0);
  rmSync(site, { recursive: true });
}, 3_600_000);
