import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { itInSpanish } from '../../spanish';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

const fees = 'content/articles/09-contingency-fees.en.md';
const last = 'content/articles/11-car-accident-case.en.md';
const change = (file: string, from: string | RegExp, to: string) =>
  content.write(file, content.read(file).replace(from, to));
function rename(file: string, name: string) {
  content.write(name, content.read(file));
  content.remove(file);
}
/** Each answer begins with what it is: error or advice. */
async function expectAnswers(...expected: string[]) {
  const { mistakes, advice } = await checkContent();
  const found = [...mistakes, ...advice].map(
    (one) => `${one.isAdvice ? 'advice' : 'error'} ${describeMistake(one)}`,
  );
  for (const answer of expected) expect(found).toContainEqual(expect.stringContaining(answer));
}

it('a file whose name does not fit is refused', async () => {
  change(fees, 'id: 9', 'id: 1');
  rename(last, 'content/articles/17-car-accident-case.en.md');
  rename('content/reviews.yml', 'content/revews.yml');
  content.write('content/articles/17-New Article.en.md', content.read(fees));
  await expectAnswers(
    `error ${fees}:1: file name: has the number 1 of another article`,
    'error content/articles/17-car-accident-case.en.md:1: file name: does not begin with 11',
    'error content/articles/17-New Article.en.md:1: file name: is not used',
    'error content/revews.yml:1: file name: is not used by the site.',
    'error content/reviews.yml:1: file name: is missing. Write it, or restore an earlier version.',
  );
});

it('a removed article is named where others refer to it', async () => {
  content.remove(last);
  await expectAnswers(
    `advice ${fees}:15: related[2]: is 11, no public article, and left out.`,
    'advice content/legal-areas.yml:19: areas[1].article: is 11, no public article',
    'broken link /blogs/page2/11: There is no such page.',
  );
});

it.each(['hidden', 'draft'])('only advises on mistakes of articles with %s: true', async (fact) => {
  change(fees, `${fact}: false`, `${fact}: true`);
  for (const file of [fees, last]) change(file, /$/, '\nSee [below](#nowhere).\n');
  const problem = 'broken link #nowhere: That page has no such heading.';
  await expectAnswers(`advice ${fees}:79: ${problem}`, `error ${last}:77: ${problem}`);
});

itInSpanish('Spanish that belongs to no English is refused, and a figure without it', async () => {
  const [figure, spanish] = ['content/figures/09/new.yml', fees.replace('.en.md', '.es.md')];
  content.write(figure, content.read('content/figures/11/save-first.yml'));
  change(spanish, /$/, '\n{figure: new}\n');
  rename('content/articles/01-product-liability.es.md', 'content/articles/01-x.es.md');
  await expectAnswers(
    'error content/articles/01-x.es.md:1: file name: translates content/articles/01-x.en.md, which',
    `error ${spanish}:54: figure new: lacks its es: texts. Write them in ${figure}`,
  );
});
