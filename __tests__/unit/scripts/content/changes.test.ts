import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { parse, stringify } from 'yaml';
import { describeMistake } from '@/lib/content/mistakes';
import { staleTranslations } from '@/scripts/content/changes';
import { changedLaw } from '@/scripts/content/law-changes';
import { readContent } from '@/scripts/content/read-content';
import { copyContent } from '../../content-copy';
import { itInSpanish } from '../../spanish';

// Neither settings of the computer nor a repository around the temporary folder may matter.
Object.assign(process.env, {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CEILING_DIRECTORIES: tmpdir(),
});
const content = copyContent();
const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
const git = (...parameters: string[]) =>
  execFileSync('git', [...identity, ...parameters], { stdio: 'pipe', env: process.env });
function commit() {
  git('add', '.');
  git('commit', '--quiet', '--message', 'Edit');
}
/** Commits as if it were so many days ago. */
function commitAgo(days: number) {
  process.env['GIT_COMMITTER_DATE'] = new Date(Date.now() - days * 86_400_000).toISOString();
  commit();
  delete process.env['GIT_COMMITTER_DATE'];
}

beforeEach(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit();
});
afterEach(() => {
  rmSync('.git', { recursive: true, force: true });
  content.restore();
});
afterAll(content.leave);

const found = () => [...new Set(staleTranslations(readContent()).map(describeMistake))];
function change(name: string, from: string | RegExp, to: string) {
  const text = content.read(`content/${name}`);
  expect(text.search(from)).toBeGreaterThanOrEqual(0);
  content.write(`content/${name}`, text.replace(from, to));
}

const about = 'pages/about.en.md';
const [english, spanish] = ['We are not a law firm.', 'No somos un bufete de abogados.'];
const [place, alone] = [`content/${about}:9: {#who-we-are}`, 'changed in English alone: it'];

itInSpanish('names a sentence that changed in English alone, in a commit of a branch', () => {
  git('switch', '--quiet', '--create', 'edit');
  change(about, english, 'We are a law firm.');
  commit();
  expect(found()).toEqual([
    `${place}: ${alone} now says “We are a law firm.” instead of “${english}”. Beside it, the Spanish says “${spanish}”.`,
  ]);
});

itInSpanish('names it after the next save too, in a project of a few days', () => {
  change(about, english, 'We are a law firm.');
  commit();
  git('commit', '--quiet', '--allow-empty', '--message', 'Edit');
  expect(found()).toEqual([expect.stringContaining(alone)]);
});

itInSpanish('names it beside others that changed in both languages', () => {
  change(about, english, 'We are no lawyers.');
  change('pages/about.es.md', spanish, 'No somos abogados.');
  change(about, 'It does one thing', 'It does two things');
  change('pages/about.es.md', 'escribe un código', 'guarda un código');
  expect(found()).toEqual([expect.stringContaining(`${place}: ${alone} now says “It does two`)]);
});

itInSpanish('names one that was removed', () => {
  change('faq.yml', 'You stay in charge. ', '');
  expect(found()).toEqual([expect.stringContaining(`${alone} no longer says “You stay`)]);
});

itInSpanish('names what a save on the main branch changed alone, until the other follows', () => {
  rmSync('.git', { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  commitAgo(40);
  change(about, english, 'We are no lawyers.');
  commitAgo(20);
  change('home.yml', 'Step {number}', 'Part {number}');
  change('home.yml', 'Paso {number}', 'Parte {number}');
  commit();
  expect(found()).toEqual([expect.stringContaining(place)]);
  change('pages/about.es.md', spanish, 'No somos abogados.');
  expect(found()).toEqual([]);
  commit();
  expect(found()).toEqual([]);
});

it('says nothing of items that moved, changes in both languages, and new or removed files', () => {
  const { topics } = parse(content.read('content/faq.yml'));
  content.write('content/faq.yml', stringify({ topics: topics.toReversed() }));
  change('home.yml', 'Step {number}', 'Part {number}');
  change('home.yml', 'Paso {number}', 'Parte {number}');
  change('faq.yml', 'se lastimaron en un', 'se lastimaron  en un');
  content.write('content/figures/09/ñ.yml', content.read('content/figures/09/fee-caps.yml'));
  content.write('content/articles/12-x.en.md', 'No facts');
  content.remove('content/articles/01-product-liability.es.md');
  expect(found()).toEqual([]);
});

it('says nothing without Git', () => {
  change('faq.yml', 'Soon. Look', 'Late. Look');
  rmSync('.git', { recursive: true });
  expect(found()).toEqual([]);
});

it('a clock that was corrected on the day of its check is taken over on any later day', () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const texas = 'states/texas.yml';
  change(texas, /checked: .*/, `checked: ${day(8)}`);
  commitAgo(8);
  git('switch', '--quiet', '--create', 'next');
  change(texas, 'time: P6M', 'time: P4M');
  commitAgo(8);
  git('switch', '--quiet', 'main');
  change('pages/about.en.md', 'We are not a law firm.', 'We are a law firm.');
  commit();
  const problems = () => [...changedLaw(readContent())].filter((one) => !one.isAdvice);
  git('merge', '--quiet', '--no-commit', 'next');
  expect(problems()).toEqual([]);
  commit();
  expect(problems()).toEqual([]);
  change(texas, 'time: P4M', 'time: P3M');
  expect(problems()).not.toEqual([]);
});
