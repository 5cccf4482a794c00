import { load } from 'cheerio';
import fc from 'fast-check';
import { renderMarkdown } from '@/lib/markdown';
import { checkMarkup } from '@/scripts/content/markup-rules';

const labels = { sources: '', backToText: '', linkTo: '' };

/** What the check says of a text, and the elements that it becomes. */
function look(body: string) {
  const text = {
    file: 'a.md',
    body,
    bodyLine: 1,
    language: 'en' as const,
    front: { file: '', text: '' },
  };
  const { parts } = renderMarkdown(body, { labels, resolveLink: (address) => address });
  const html = parts.map((part) => ('html' in part ? part.html : '')).join('');
  const $ = load(html, null, false);
  $('.heading-link, .cell-label').remove();
  const problems = [...checkMarkup({ texts: [text] })].map(
    ({ line, problem }) => `${line}: ${problem}`,
  );
  return { problems, text: $.root().text().replace(/\s+/g, ' ').trim(), html: $.html() };
}

const item = 'Begin an item of a list with a hyphen';
const step = 'begins a step with a number that is not the next';

// What editors paste: refused with its cure, or shown as meant.
it.each([
  ['•\tKeep bills', item],
  ['o\tphotos', item],
  ['– Keep bills', item],
  ['a)\tCall the police', 'Begin a step with 1.'],
  ['State\tTime\nTexas\t2 years', 'Write a table as lines of | cells |'],
  ['State | Time', 'A table needs its lines together'],
  ['| A | B |\n| --- | --- |\n| a | b | c |', 'has more cells than its table has columns (2)'],
  ['What you need\n====', 'Remove the line'],
  ['Ask a lawyer.\n---', 'Remove the line'],
  ['# A big title', 'would be a second title'],
  ['2026. The year of the law.', step],
  ['See [fees][1].\n\n[1]: https://www.usa.gov/', 'Write a link as [words](address)'],
  ['![][image1]', 'Write ![what it shows]'],
  ['> Thanks', 'Remove the sign of a quoted e-mail'],
  ['*Important* news', 'has words between single stars'],
  ['```call```', 'Write the words alone'],
  ['It is ~free~.', 'Write the words alone'],
  ['- [x] Call', 'Write the words alone'],
  ['medi-\ncal bills', '“medi- cal” is one word on two lines'],
  ['</div>\nIt is free.', '“</div> It is free.” is left out'],
  ['+ Sixty days', 'is an item of a list'],
  ['* * *', 'a list or heading without words'],
  ['##', 'a list or heading without words'],
  ['So it is.\n-', 'Remove the line'],
  ['[fees]()', 'has a link without words or address'],
  ['[](/about)', 'has a link without words or address'],
  ['Date: ___/___/___', 'loses its lines to write on'],
  ['| A | B |\n| --- | --- |\n| a | b |\nCall us.', 'joins the table above'],
  ['- Photos\nCall us.', 'joins the item above'],
  ['1.See a doctor\n2.Call', 'Begin a step with 1.'],
  ['1- See a doctor\n2- Call', 'Begin a step with 1.'],
  ['(1) See a doctor\n(2) Call', 'Begin a step with 1.'],
  ['Step 1: See\nStep 2: Call', 'Begin a step with 1.'],
  ['✅ Keep bills\n✅ Call', item],
  ['[12/3/26, 10:15] Ana: Hi\n[12/3/26, 10:16] Bo: Hi', 'It runs on from the line before'],
  ['Ana Smith\n12 Main Street\nAustin, TX', 'These lines run together'],
  ['<o:p>It is free.</o:p>', 'Write the text alone'],
  ['#### Who pays', 'skips a level. Begin it with ## and a space'],
  ['**Who pays**', 'is bold as a whole'],
  ['**Note:**do', 'Write a space after the second **'],
  ['[x](file:///C:/a.pdf)', 'Write an address that begins with https://'],
  ['12', 'is only a number. Remove it'],
  ['2*15*4', '× for “times”'],
])('of the pasted %j it says: %s', (pasted, cure) => {
  expect(look(`It is free.\n\n${pasted}`).problems.join('\n')).toContain(cure);
});

it.each([
  ['    You have two years.', '<p>You have two years.</p>'],
  ['\tYou have two years.', '<p>You have two years.</p>'],
  ['[Update]: repealed.', '<p>[Update]: repealed.</p>'],
  ['Held in\n1998. That was late.', '<p>Held in\n1998. That was late.</p>'],
  ['33\\-40% \\(after suit\\)', '<p>33-40% (after suit)</p>'],
  ['1. A\n   1. B\n   2. C\n2. D', '<li>D</li>'],
  ['1. A\n1. B\n\nText\n\n3. C', '<ol start="3">'],
  ['- Call the police and\nkeep the report.', 'police and\nkeep'],
  ['[fees](blogs/9#rest)', 'href="/blogs/page1/9#rest"'],
])('the pasted %j is shown as %s', (pasted, html) => {
  const found = look(pasted);
  expect([found.problems, found.html]).toEqual([[], expect.stringContaining(html)]);
});

it('a word on two short lines is answered once', () => {
  expect(look('Bring\nmedi-\ncal bills').problems).toHaveLength(1);
});

const signs = `# ## ### - + * ** _ > | |---|---| === --- 1. 2. 2026. ~~ \` \`\`\` [ ] ( ) [W](/W) [W]: : ! < > </b> <b> & \\ " • –`;
const pieces = [
  ...signs.split(' '),
  ' ',
  ' ',
  '    ',
  '\t',
  '\n',
  '\n',
  '\n\n',
  'W',
  'W',
  'W',
  'W.',
];

it('every word that an editor typed is on the page, or the check says why not', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (typed) => {
      const words: string[] = [];
      const body = typed.join('').replaceAll('W', () => {
        words.push(`w${words.length}w`);
        return words.at(-1) ?? '';
      });
      const { problems, html } = look(body);
      if (problems.length > 0) return;
      expect(words.filter((word) => !html.includes(word))).toEqual([]);
      const numbers = html.match(/<h1|<pre|<hr|<blockquote|<ol start/g);
      expect(numbers?.filter((one) => one !== '<ol start') ?? []).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
