import { join } from 'node:path';
import { articlesBeside, articlesOnPage, listPages, loadArticles } from '@/lib/content/articles';
import { describeMistake } from '@/lib/content/mistakes';
import { pictureOf } from '@/lib/content/pictures';
import * as content from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { renderMarkdown } from '@/lib/markdown';
import { pageTexts } from '@/lib/pages';
import { usStates } from '@/lib/states';
import { checkContent } from '@/scripts/content/check-content';

// The one unit test that reads the real content. It states only what is true of any valid content, so that
// no change of an editor's turns it red.
const testSite = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '../..')));
afterAll(() => process.chdir(testSite));

it('has no mistake that its check finds', () => {
  expect(checkContent().mistakes.map(describeMistake)).toEqual([]);
});

const { loadPage, ...loaders } = content;
it.each(Object.entries(loaders))('passes its schema: %s', (_, load) => {
  for (const language of languages) expect(() => load(language)).not.toThrow();
});

it.each(pageTexts)('passes its schema: $file', ({ file }) => {
  for (const language of languages) expect(() => loadPage(file, language)).not.toThrow();
});

it('has the deadlines of every state and of Washington, DC', () => {
  const { states } = content.loadDeadlines('en');
  expect(states.map(({ state }) => state).sort()).toEqual([...usStates].sort());
});

it('has a page for each of its published articles, with neighbors that exist', () => {
  const articles = loadArticles('en');
  expect(articles.length).toBeGreaterThan(0);
  const listed = listPages('en').flatMap((page) => articlesOnPage(page, 'en'));
  expect(listed.map(({ facts }) => facts.id)).toEqual(articles.map(({ facts }) => facts.id));
  const labels = content.loadLabels('en').article;
  for (const article of articles) {
    const { facts, body } = article;
    const options = {
      labels,
      sources: facts.sources,
      resolveLink: (address: string) => address,
      findPicture: (name: string) => pictureOf(article, name),
    };
    expect(renderMarkdown(body, options).words).toBeGreaterThan(0);
    expect(() => articlesBeside(article)).not.toThrow();
  }
});
