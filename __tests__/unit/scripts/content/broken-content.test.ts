import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { advice } from './broken/advice';
import { deadlines } from './broken/deadlines';
import { links } from './broken/links';
import { about, fees, figure, last, type Mistake, reviews, site } from './broken/mistake';
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
  ...links,
  ...pictures,
  ...words,
  ...structure,
  ...deadlines,
  ...pages,
  ...redirects,
};

// One check takes longer than all edits, so mistakes in different files share one.
describe.each(batches(broken))(
  'a mistake is answered with file, line, field and advice',
  (batch) => {
    const answerTo = checkAll(batch, 'mistakes');
    it.each(Object.keys(batch))('%s', (name) => void answerTo(name));
  },
);

describe.each(batches(advice))('an improvement is only advised', (batch) => {
  const answerTo = checkAll(batch, 'advice');
  it.each(Object.keys(batch))('%s', (name) => {
    const { mistakes, file } = answerTo(name);
    expect(mistakes.filter((mistake) => mistake.file === file)).toEqual([]);
  });
});

function batches(all: Record<string, Mistake>): Record<string, Mistake>[] {
  const groups: Record<string, Mistake>[] = [];
  for (const [name, mistake] of Object.entries(all)) {
    const free = groups.find((group) =>
      Object.values(group).every(({ file }) => file !== mistake.file),
    );
    if (free) free[name] = mistake;
    else groups.push({ [name]: mistake });
  }
  return groups;
}

/** Makes all mistakes before the tests, and returns a function that expects the answer to one. */
function checkAll(batch: Record<string, Mistake>, as: 'mistakes' | 'advice') {
  let report: ReturnType<typeof checkContent>;
  const lines = new Map<string, number>();
  beforeAll(() => {
    for (const [name, { file, change, points }] of Object.entries(batch)) {
      const before = content.read(file);
      const text = before.replace(...change);
      expect([name, text]).not.toEqual([name, before]);
      content.write(file, text);
      const offset = points === '' ? text.indexOf('\n---\n') + 5 : text.indexOf(points ?? '');
      lines.set(name, text.slice(0, offset).split('\n').length);
    }
    report = checkContent();
    content.restore();
  });
  return (name: string) => {
    const { file, says } = batch[name] as Mistake;
    const line = lines.get(name);
    const answers = report[as]
      .filter((answer) => answer.file === file)
      .map(({ line, field, problem }) => ({
        line,
        says: field ? `${field}: ${problem}` : problem,
      }));
    expect(answers).toContainEqual({ line, says: expect.stringMatching(says) });
    expect(answers.filter((answer) => answer.line === line)).toHaveLength(1);
    return { ...report, file };
  };
}

describe('what the site omits', () => {
  it('is reported with file and line, and does not stop the build', () => {
    content.remove(last);
    const { mistakes, advice } = checkContent();
    const related =
      /related\[\d\]: is 11, which is not a published article\. Write another, or remove it\./;
    const said = advice.map(({ file, field, problem }) => `${file} ${field}: ${problem}`);
    expect(said).toContainEqual(expect.stringMatching(`^${fees} ${related.source}`));
    expect(said).toContainEqual(
      'content/en/legal-areas.yml areas[1].article: is 11, which is not a published article. Write another, or remove it.',
    );
    // Advice in the same sentence must go.
    expect(mistakes.map(({ problem }) => problem)).toContainEqual(
      'There is no article 11. Write another number, or remove the link.',
    );
  });

  const give = (file: string, fact: string) =>
    content.write(file, content.read(file).replace('related:', `${fact}\nrelated:`));
  const lineOf = (file: string, words: string) =>
    content.read(file).split(words)[0]?.split('\n').length;

  it.each([
    ['hidden: true', 'hidden'],
    ['draft: true', 'draft'],
    ['publish: 2999-01-01', 'scheduled'],
  ])('is each link to an article with %s, in both languages', (fact, reason) => {
    give(fees, fact);
    const line = 'Ask about [fees](blogs/9).';
    const spanish = about.replace('/en/', '/es/');
    for (const file of [about, spanish]) content.write(file, `${content.read(file)}\n${line}\n`);
    const { mistakes, advice: found } = checkContent();
    expect(mistakes).toEqual([]);
    const says = `link /blogs/page1/9: leads to article 9, which is not public (${reason}). Visitors see the words without a link. Remove it if that is to stay.`;
    expect(found.map(describeMistake)).toEqual(
      expect.arrayContaining([
        `${about}:${lineOf(about, line)}: ${says}`,
        `${spanish}:${lineOf(spanish, line)}: ${says}`,
        `content/redirects.yml:3: redirects[1].to: is an article that is not public (${reason}), so it leads to the list of articles. Write another page if that is to stay.`,
        expect.stringMatching(
          `^content/en/articles/.* related\\[\\d\\]: is 9, which is not public \\(${reason}\\)\\. It is left out`,
        ),
      ]),
    );
  });

  it('does not include redirects: texts must link to the new address', () => {
    const from = 'redirects:\n  - from: /old\n    to: /blogs/page1/9\n';
    content.write('content/redirects.yml', from);
    content.write(about, `${content.read(about)}\n[Fees](/old)\n`);
    expect(checkContent().mistakes.map(({ problem }) => problem)).toEqual([
      'This is an old address. Write /blogs/page1/9, to which it redirects.',
    ]);
  });
});

describe('files', () => {
  const answers = (as: 'mistakes' | 'advice' = 'mistakes') =>
    checkContent()[as].map(
      ({ file, line, field, problem }) => `${file}:${line} ${field}: ${problem}`,
    );

  it('without mistakes pass', () => {
    expect(checkContent()).toMatchObject({ mistakes: [], notes: [] });
  });

  it('whose name lacks the article’s number are refused', () => {
    content.write('content/en/articles/17-car-accident-case.md', content.read(last));
    content.remove(last);
    expect(answers()).toEqual([
      'content/en/articles/17-car-accident-case.md:1 file name: does not begin with the article’s number. Rename it to content/en/articles/11-car-accident-case.md, or correct its id.',
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

  it.each(['faq.yml', 'en/redirects.yml', 'es/redirects.yml', 'es/emails/contact.html'])(
    'in a wrong folder are reported once: %s',
    (name) => {
      content.write(`content/${name}`, 'x');
      expect(checkContent().mistakes.map(describeMistake)).toEqual([
        expect.stringMatching(
          RegExp(`^content/${name}:1: file name: is not read in this folder\\. Move it `),
        ),
      ]);
    },
  );

  it('missing in a language are reported', () => {
    content.remove('content/es/messages.yml');
    expect(answers()).toEqual([
      'content/es/messages.yml:1 file name: is missing. Translate the English file, or restore an earlier version.',
    ]);
  });

  it('named differently from their English file are reported', () => {
    const spanish = fees.replace('/en/', '/es/');
    content.write(spanish.replace('fees', 'honorarios'), content.read(spanish));
    content.remove(spanish);
    expect(answers()).toContainEqual(
      'content/es/articles/09-contingency-honorarios.md:1 file name: has no English file of that name. Rename it, or remove it.',
    );
  });

  it('with texts at the limits get no advice', () => {
    const page = content.read(about);
    for (const length of [110, 160]) {
      content.write(about, page.replace(/^description: .*/m, `description: ${'x'.repeat(length)}`));
      expect(answers('advice').filter((line) => line.includes('description: has'))).toEqual([]);
    }
  });

  it('with large pictures get advice', () => {
    content.write(
      'public/images/blogs/9/cover.svg',
      `<svg width="1200" height="675">${' '.repeat(250_000)}</svg>`,
    );
    expect(answers('advice')).toEqual([
      `${fees}:1 cover: has 250 kB, which is slow to load on a phone. Make the file smaller, to 200 kB or less.`,
    ]);
  });

  it('without a cover get advice', () => {
    content.remove('public/images/blogs/9/cover.svg');
    expect(answers('advice')).toEqual([
      `${fees}:1 cover: is the plain one. Draw its own, and save it as public/images/blogs/9/cover.svg.`,
    ]);
  });

  it('with a small cover get advice', () => {
    content.write('public/images/blogs/9/cover.svg', '<svg width="120" height="68"></svg>');
    expect(answers('advice')).toEqual([
      `${fees}:1 cover: has 120 × 68 pixels. Social networks show a link with a picture of 1200 × 630 or more: set its width and height.`,
    ]);
  });

  it('with unused figures and pictures get advice', () => {
    content.write(fees, content.read(fees).replace('{figure: fee-caps}\n\n', ''));
    content.write('public/images/blogs/9/old.svg', '<svg/>');
    expect(answers('advice')).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${fees}:1 picture old.svg: is in public/images/blogs/9/, but`),
        `${figure}:1 figure: is not shown. Write {figure: fee-caps} alone in a line of its article, or remove this file.`,
      ]),
    );
  });

  it('of hidden articles may have mistakes in both languages, to fix before visitors see them', () => {
    const spanish = fees.replace('/en/', '/es/');
    content.write(
      fees,
      `${content.read(fees).replace('updated:', 'hidden: true\nupdated:')}\n[A](/abuot)\n`,
    );
    content.write(spanish, `${content.read(spanish)}\nCuesta $123.\n`);
    const { mistakes, notes } = checkContent();
    expect(mistakes).toEqual([]);
    expect(notes.map(({ field }) => field)).toContain('broken link /abuot');
  });

  it('of drafts may have leftovers in both languages', () => {
    content.write(fees, content.read(fees).replace('updated:', 'draft: true\nupdated:'));
    const spanish = fees.replace('/en/', '/es/');
    content.write(spanish, `${content.read(spanish)}\nTODO\n`);
    const { mistakes, notes } = checkContent();
    expect(mistakes).toEqual([]);
    expect(notes.map(({ file }) => file)).toContain(spanish);
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
