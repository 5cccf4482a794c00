import { parse, stringify } from 'yaml';
import { findArticle } from '@/lib/content/articles';
import { loadFaq, loadLabels, loadPage, loadSite } from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { copyContent } from '../../content-copy';

const content = copyContent();
afterAll(content.leave);

// Development reads the files anew.
const environment = { ...process.env, NODE_ENV: 'development' as const };
beforeEach(() => jest.replaceProperty(process, 'env', environment));
afterEach(() => jest.restoreAllMocks());

/** An answer that says what other files hold. */
function answerWith(operator: string): string {
  const faq = parse(content.read('content/faq.yml'));
  faq.topics[0].items[0].subtitle1.en = '{spanishCalls} {accidentTypes}.';
  content.write('content/faq.yml', stringify(faq));
  content.write('content/operator.yml', `wording: specified\n${operator}`);
  return loadFaq('en')[0]?.items[0]?.subtitle1 ?? '';
}

it('answers name the accident types, and say who calls back in Spanish', () => {
  const type = (label: string) => ({
    name: label,
    label: { en: label, es: label },
    picture_id: 'bandaids',
  });
  const types = [{ ...type('Work injury'), clock: 'work' }, type('Dog bite')];
  content.write('content/accident-types.yml', stringify({ types }));
  expect(answerWith('spanish: { en: Ana calls back., es: Llama Ana. }\n')).toBe(
    'Ana calls back. work injury, dog bite.',
  );
  expect(answerWith('')).toMatch(/^\w.+[^}] work injury/);
});

it('an article says how long laws give as their files now have it', () => {
  const law = content.read('content/states/texas.yml').replace('time: P2Y', 'time: P5Y');
  content.write('content/states/texas.yml', law);
  const names = '{texas.injury} {texas.malpractice.outer} {federal.28-usc-2401-b.3}';
  const times = { en: '5 years 10 years 6 months', es: '5 años 10 años 6 meses' };
  for (const language of languages) {
    const file = `content/articles/09-contingency-fees.${language}.md`;
    content.write(file, `${content.read(file)}\n${names}\n`);
    expect(findArticle(9, language)?.body).toContain(times[language]);
  }
});

function pageWith(template: string, operator: object): string {
  const facts = '---\ntitle: About us\ndescription: Who we are\n---\n\n';
  content.write('content/pages/about.en.md', facts + template);
  content.write('content/operator.yml', stringify(operator));
  return loadPage('pages/about', 'en').html;
}

const { name, phone, mailbox, operatorWords } = loadSite('en');
const { sale } = loadLabels('en');
const named = { legalName: 'Lantern LLC', place: { en: 'Ohio', es: 'Ohio' } };
const paid = (kind: string) => ({
  payment: { kind, words: { en: 'Attorneys pay.', es: 'Los abogados pagan.' } },
});

it.each([
  ['{phone}', {}, `<a href="tel:+15550100177">${phone}</a>`],
  ['{mailbox}', {}, `<a href="mailto:${mailbox}">${mailbox}</a>`],
  ['{visits}', {}, 'does not count'],
  ['{operator}, {place}', {}, `${name}, ${operatorWords.noPlace}`],
  ['{operator}, {place}', named, 'Lantern LLC, Ohio'],
  ['{attorneys}', {}, '<p>experienced attorneys</p>'],
  ['{attorneys}', { wording: 'neutral' }, '<p>attorneys</p>'],
  ['{sale}', {}, sale.unknown],
  ['{sale}', paid('membership'), sale.none],
  ['{sale}', paid('perMessage'), sale.perMessage],
])('a page replaces %s of the operator %j by %s', (template, operator, expected) => {
  expect(pageWith(template, operator)).toContain(expected.slice(0, 60));
});

it('names the visit counter', () => {
  const counting = {
    NEXT_PUBLIC_COUNT_SCRIPT: 'https://count.example/a.js',
    NEXT_PUBLIC_COUNT_SITE: 'x',
  };
  jest.replaceProperty(process, 'env', { ...environment, ...counting });
  expect(pageWith('{visits}', {})).toContain('count.example');
});
