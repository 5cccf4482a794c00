import { readFileSync } from 'node:fs';
import { writeAmount } from '@/components/figures/amounts';
import { articlesBeside, readFigure } from '@/lib/content/articles';
import { loadForms } from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { addressIn, paths, routesIn } from '@/lib/routes';
import { filesIn } from '@/tools/files';
import { openPage, pageAt, pages, squeeze } from './pages';

// WCAG 1.3.5, and keyboards of phones.
const typed: Record<string, object> = {
  zipCode: { type: 'text', inputmode: 'numeric', autocomplete: 'off' },
  user: { type: 'text', autocomplete: 'name', required: '', enterkeyhint: 'next' },
  email: { type: 'email', autocomplete: 'email', required: '', spellcheck: 'false' },
  phone_number: { type: 'tel', autocomplete: 'tel', required: '', enterkeyhint: 'next' },
  reach: { type: 'text', autocomplete: 'off' },
};

it.each(pages)(
  '$address has one h1, no unfilled places, and autocomplete on its fields',
  (page) => {
    const { address, heading, language } = page;
    const $ = openPage(address);
    expect($('h1')).toHaveLength(1);
    if (heading) expect($('h1').text()).toBe(heading);
    expect($('main').clone().find('script').remove().end().text()).not.toMatch(/\{\w+\}|\]\(/);
    for (const { attribs } of $('input[name=zipCode]:not([type=hidden])').get()) {
      expect(attribs).toMatchObject({ ...typed['zipCode'], required: '' });
      // Browsers check it where no script does.
      const isRight = new RegExp(`^(?:${attribs['pattern'] ?? '.*'})$`, 'v');
      const zipCodes = ['75001', ' 75001-1234 ', '750011234', 'C.P. 75001', 'Houston 75001.'];
      const taken = [...zipCodes, '７５００１', '7500', '750011', 'Texas'].filter((one) =>
        isRight.test(one),
      );
      if (attribs['pattern']) expect(taken).toEqual([...zipCodes, '７５００１']);
    }
    // It would cut what is pasted without a word.
    expect($('[maxlength]')).toHaveLength(0);
    // A static host answers nothing else.
    const ways = ['/formInput', '/deadlines'].map((path) => `get ${addressIn(language, path)}`);
    for (const { attribs } of $('form[action]').get())
      expect(ways).toContain(`${attribs['method'] ?? 'get'} ${attribs['action']}`);
  },
);

const unlinked = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
const articles = pages.flatMap((page) => (page.article ? { ...page, article: page.article } : []));

describe.each(articles)('the article $address', ({ address, article, language }) => {
  const $ = openPage(address);
  const { facts, body } = article;

  it('shows its date, all data of its figures, and sized pictures', () => {
    expect($('article time').attr('datetime')).toBe(facts.updated);
    const pictures = 1 + (body.match(/^!\[/gm) ?? []).length;
    const names = [...body.matchAll(/^\{figure: *([\w-]+)\}/gm)].map(([, name = '']) => name);
    const figures = $('main figure').filter((_, figure) => $(figure).find('img').length === 0);
    expect($('main figure img[alt]:not([alt=""])')).toHaveLength(pictures);
    expect(figures).toHaveLength(names.length);
    for (const [index, name] of names.entries()) {
      const figure = figures.eq(index);
      const text = squeeze(figure.text());
      const data = readFigure(article, name);
      const lacking = wordsIn(data, data).filter((one) => !text.includes(squeeze(one)));
      expect([name, lacking]).toEqual([name, []]);
      expect(
        figure.find('svg').filter((_, svg) => !$(svg).closest('[aria-hidden=true]').length),
      ).toHaveLength(0);
    }
  });

  it('links to sources, neighbors, related articles and its sections', () => {
    const { previous, next, related } = articlesBeside(article);
    const { article: routeTo } = routesIn(language);
    const { sources } = facts;
    expect($('[data-footnotes] li')).toHaveLength(sources.length);
    const shown = [...$('[data-footnotes] li')].map((note) => $(note).find('a').attr('href'));
    const addresses = sources.map(({ url, editions = [] }) => {
      return editions.find((edition) => edition.language === language)?.url ?? url;
    });
    expect(shown.sort()).toEqual(addresses.sort());
    expect([$('a[rel=prev]').attr('href'), $('a[rel=next]').attr('href')]).toEqual(
      [previous, next].map((one) => one && routeTo(one.facts.id)),
    );
    const entries = $('[aria-labelledby=related-title] li a').get();
    expect(entries.map(({ attribs }) => attribs['href'])).toEqual(
      related.map((one) => routeTo(one.facts.id)),
    );
    const headings = $('main h2[id]:not([id$=title])').get();
    const inContents = $('main nav ol a[href^="#"]').get();
    expect(inContents.map(({ attribs }) => attribs['href']?.slice(1)).sort()).toEqual(
      headings.map(({ attribs }) => attribs['id']).sort(),
    );
  });
});

function wordsIn(value: unknown, units: object): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [writeAmount(value, { unit: '', ...units })];
  if (typeof value !== 'object' || value === null) return [];
  const silent = ['kind', 'key', 'unit', 'at', 'laws', 'total'];
  const own = Object.entries(value).filter(([name]) => !silent.includes(name));
  return own.flatMap(([, one]) => wordsIn(one, units));
}

it('prints sources with their addresses', () => {
  const styles = filesIn('out/_next').filter((file) => file.endsWith('.css'));
  const rules = styles.map((file) => readFileSync(file, 'utf8')).join('');
  expect(rules).toMatch(
    /@media print\{[^@]*a\[href\^="?http"?\]:{1,2}after\{content:[^}]*attr\(href\)/,
  );
});

const forms = languages.flatMap((language) =>
  [paths.home, paths.contact, paths.intake].map((path) => ({ language, path })),
);

// facts.test.ts has the fields and answers, and the transcripts their labels and hints.
it.each(forms)('the form on $path ($language) has notices, and completes', ({ language, path }) => {
  const form = pageAt(language, path)('form[name]').last();
  const { keep, items } = loadForms(language).atSend;
  for (const text of [...keep, ...items]) expect(form.text()).toContain(unlinked(text));
  for (const [name, attributes] of Object.entries(typed))
    for (const { attribs } of form.find(`[name="${name}"]`).get())
      expect(attribs).toMatchObject(attributes);
});
