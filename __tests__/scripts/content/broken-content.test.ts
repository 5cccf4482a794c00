import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { deadlines } from './broken/deadlines';
import { lengths } from './broken/lengths';
import { links } from './broken/links';
import { about, fees, figure, last, reviews, site } from './broken/mistake';
import { namesAndTypes } from './broken/names-and-types';
import { numbers } from './broken/numbers';
import { pages } from './broken/pages';
import { pictures } from './broken/pictures';
import { redirects } from './broken/redirects';
import { structure } from './broken/structure';
import { unreadable } from './broken/unreadable';
import { words } from './broken/words';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

const broken = {
  ...unreadable,
  ...namesAndTypes,
  ...numbers,
  ...lengths,
  ...links,
  ...pictures,
  ...words,
  ...structure,
  ...deadlines,
  ...pages,
  ...redirects,
};

describe('a mistake in the content is answered with its file, line, field and advice', () => {
  it.each(Object.entries(broken))('%s', (_, { file, change: [from, to], points, says }) => {
    const before = content.read(file);
    const text = before.replace(from, to);
    expect(text).not.toBe(before);
    content.write(file, text);

    const offset = points === '' ? bodyStart(text) : text.indexOf(points ?? '');
    const line = text.slice(0, offset).split('\n').length;
    const answers = checkContent().mistakes.map(({ field, problem, ...at }) => ({
      ...at,
      says: field ? `${field}: ${problem}` : problem,
    }));
    expect(answers).toContainEqual({ file, line, says: expect.stringMatching(says) });
    // Nothing else is said of the same place.
    expect(answers.filter((one) => one.file === file && one.line === line)).toHaveLength(1);
  });

  it('more than forty ways', () => {
    expect(Object.keys(broken).length).toBeGreaterThanOrEqual(40);
  });
});

const bodyStart = (text: string) => text.indexOf('\n---\n') + 5;

describe('what the site leaves out', () => {
  it('is named with file and line, and does not stop the build', () => {
    content.remove('content/en/articles/15-maximizing-compensation.md');
    const { mistakes, warnings } = checkContent();
    const related =
      /related\[\d\]: is 15, which is no published article\. Write another, or remove it\./;
    const said = warnings.map(({ file, field, problem }) => `${file} ${field}: ${problem}`);
    expect(said).toContainEqual(expect.stringMatching(`^${fees} ${related.source}`));
    expect(said).toContainEqual(
      'content/en/legal-areas.yml areas[6].article: is 15, which is no published article. Write another, or remove it.',
    );
    // Links in texts are words about it: they have to go.
    expect(mistakes.map(({ problem }) => problem)).toContainEqual(
      'There is no article 15. Write another number, or remove the link.',
    );
  });

  it('is not what lies at an old address: links in texts have to name the new one', () => {
    const from = 'redirects:\n  - from: /old\n    to: /blogs/page1/9\n';
    content.write('content/redirects.yml', from);
    content.write(about, `${content.read(about)}\n[Fees](/old)\n`);
    expect(checkContent().mistakes.map(({ problem }) => problem)).toEqual([
      'This is an old address. Write /blogs/page1/9, to which it redirects.',
    ]);
  });
});

describe('files', () => {
  const answers = () =>
    checkContent().mistakes.map(
      ({ file, line, field, problem }) => `${file}:${line} ${field}: ${problem}`,
    );

  it('that are right have no mistakes', () => {
    expect(checkContent()).toMatchObject({ mistakes: [], notes: [] });
  });

  it('whose name does not begin with the article’s number are refused', () => {
    content.write('content/en/articles/17-filing-claims-promptly.md', content.read(last));
    content.remove(last);
    expect(answers()).toEqual([
      'content/en/articles/17-filing-claims-promptly.md:1 file name: does not begin with the article’s number. Rename it to content/en/articles/16-filing-claims-promptly.md, or correct its id.',
    ]);
  });

  it('that nothing reads are refused', () => {
    content.write('content/en/articles/17-New Article.md', content.read(last));
    content.write('content/en/revews.yml', content.read(reviews));
    content.remove(reviews);
    expect(answers()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^content\/en\/articles\/17-New Article\.md:1 file name: is not a valid name/,
        ),
        expect.stringMatching(/^content\/en\/revews\.yml:1 .*Did you mean reviews\.yml\?/),
        expect.stringMatching(/^content\/en\/reviews\.yml:1 file name: is missing\./),
      ]),
    );
  });

  it('that a language lacks are named', () => {
    content.remove('content/es/messages.yml');
    expect(answers()).toEqual([
      'content/es/messages.yml:1 file name: is missing. Translate the English file, or restore an earlier version.',
    ]);
  });

  it('of pictures that are too large are refused', () => {
    content.write('public/images/blogs/9/cover.svg', `<svg>${' '.repeat(250_000)}</svg>`);
    expect(answers().join('\n')).toContain(
      'cover: has 250 kB; needs 200 or less. Make the file smaller.',
    );
  });

  it('of covers that are missing are named', () => {
    content.remove('public/images/blogs/9/cover.svg');
    expect(answers()).toEqual([`${fees}:1 cover: is not in public/images/blogs/9/. Put it there.`]);
  });

  it('of figures and pictures that no article shows are named', () => {
    content.write(fees, content.read(fees).replace('{figure: fee-caps}\n\n', ''));
    content.write('public/images/blogs/9/old.svg', '<svg/>');
    expect(answers()).toEqual([
      expect.stringContaining(`${fees}:1 picture old.svg: is in public/images/blogs/9/, but`),
      `${figure}:1 figure: is not shown. Write {figure: fee-caps} alone in a line of its article, or remove this file.`,
    ]);
  });

  it('of drafts may link to their own headings', () => {
    const draft = content.read(fees).replace('updated:', 'draft: true\nupdated:');
    content.write(fees, `${draft}\nSee [above](#what-to-do-now) and [below](#nowhere).\n`);
    expect(checkContent().notes.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('That page has no such heading.'),
    ]);
  });

  it('with mistakes do not hide those of other files, nor their own text’s', () => {
    content.write(site, content.read(site).replace('phone:', 'fone:'));
    content.write(fees, `${content.read(fees).replace('title:', 'titel:')}\nWe guarantee it.\n`);
    content.write(about, content.read(about).replace('title:', 'title: a: '));
    const found = answers().join('\n');
    for (const words of ['“fone”', '“titel”', '“guarantee”', 'about.md:2 column'])
      expect(found).toContain(words);
  });
});
