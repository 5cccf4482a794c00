import { parse, stringify } from 'yaml';
import { copyContent } from '../../content-copy';

const content = copyContent();
afterAll(content.leave);

/** An answer that says what other files hold. */
async function answerWith(operator: string): Promise<string> {
  const faq = parse(content.read('content/faq.yml'));
  faq.topics[0].items[0].subtitle1.en = '{spanishCalls} {accidentTypeCount}: {accidentTypes}.';
  content.write('content/faq.yml', stringify(faq));
  content.write('content/operator.yml', `wording: specified\n${operator}`);
  jest.resetModules();
  const { loadFaq } = await import('@/lib/content/site-content');
  return loadFaq('en')[0]?.items[0]?.subtitle1 ?? '';
}

it('answers count and name the accident types, and say who calls back in Spanish', async () => {
  const type = (label: string) => ({
    name: label,
    label: { en: label, es: label },
    picture_id: 'bandaids',
  });
  const types = [{ ...type('Work injury'), atWork: true }, type('Dog bite')];
  content.write('content/accident-types.yml', stringify({ types }));
  expect(await answerWith('spanish: { en: Ana calls back., es: Llama Ana. }\n')).toBe(
    'Ana calls back. 2: work injury, dog bite.',
  );
  expect(await answerWith('')).toMatch(/^\w.+[^}] 2: /);
});
