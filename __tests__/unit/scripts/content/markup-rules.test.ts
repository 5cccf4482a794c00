import fc from 'fast-check';
import { renderMarkdown } from '@/lib/markdown';
import { checkMarkup } from '@/scripts/content/markup-rules';
import { outlineOf } from '@/scripts/content/outline';

const labels = { sources: '', backToText: '', linkTo: '' };

/** What the check says of a text, and the elements that it becomes. */
function look(body: string) {
  const parts = { file: 'a.md', body, bodyLine: 1, front: { file: '', text: '' } };
  const text = { ...parts, ...outlineOf(parts), language: 'en' as const };
  const page = renderMarkdown(body, { labels, resolveLink: (address) => address });
  const html = page.parts.map((part) => ('html' in part ? part.html : '')).join('');
  const problems = [...checkMarkup({ texts: [text] })].map(({ problem }) => problem);
  return { problems, html };
}

const item = 'Begin an item of a list with a hyphen';
const step = 'Begin a step with 1.';
const link = 'Write a link as [words](address)';
const plain = 'Write the words alone';
const other = 'It is a sign of another program';
const table = 'A table needs its lines together';

// What editors paste: refused with its cure, or shown as meant.
it.each([
  ['\uF0B7\tKeep bills', item],
  ['– Keep bills', item],
  ['✅ Keep bills\n✅ Call', item],
  ['a)\tCall the police', step],
  ['1.See a doctor\n2.Call', step],
  ['Step 1: See\nStep 2: Call', step],
  ['2026. The year of the law.', 'begins a step with a number that is not the next'],
  ['State\tTime\nTexas\t2 years', 'write a table as lines of | cells |'],
  ['State | Time', table],
  ['| A | B |\n| --- | --- |\n| a | b | c |', 'has more cells than the table’s first line'],
  ['| A | B |\n| --- | --- |\n| a | b |\nCall us.', 'joins the table above'],
  ['- Photos\nCall us.', 'joins the item above'],
  ['What you need\n====', 'Remove the line'],
  ['##What is left', 'Begin a heading with ## and a space'],
  ['# A big title', 'would be a second title'],
  ['#### Who pays', 'skips a level. Begin the heading with ## and a space'],
  ['**Who pays**', 'is bold as a whole'],
  ['* * *', 'has no words, or a sign without'],
  ['&nbsp;', 'has no words'],
  ['See [fees][1].\n\n[1]: https://www.usa.gov/', link],
  ['At [the FTC] (https://www.ftc.gov/).', link],
  ['See <https://cdc.gov|CDC>.', link],
  ['[fees]()', 'has a link without words or address'],
  ['[](/about)', 'has a link without words or address'],
  ['https://a.gov/(a', 'has an address that stops midway'],
  ['https://a.gov/my-\nform', link],
  ['https://a.gov/My Form.pdf', link],
  ['[x](file:///C:/a.pdf)', 'Write an address that begins with https://'],
  ['![][image1]', 'Write ![what it shows]'],
  ['> Thanks\n>\n> Ana', 'Remove what a quoted e-mail left'],
  ['De: Ana\nAsunto: RE: fees', 'Remove what a quoted e-mail left'],
  ['---------- Forwarded message ---------\nFrom: Ana', 'Remove what a quoted e-mail left'],
  ['On Tue, Nov 24, 2026 at 3:14 PM Ana <ana@cl.us> wrote:', 'Remove what a quoted e-mail left'],
  ['the 1^st^ day', plain],
  ['- papers\n  o  the report', item],
  ['{ PAGE \\* MERGEFORMAT }', other],
  ['Hi *|FNAME|*', other],
  ['Estimado «Nombre»: gracias.', other],
  ['Translated by Google', other],
  ['I hope this helps! Feel free to ask.', other],
  ['Avíseme si desea que ajuste el tono.', other],
  ['Traducción: Los honorarios.', other],
  ['It is large. […] Read more »', other],
  ['The share is $x = 0.33 y$.', other],
  ['**Q:** Who pays a lawyer, and when?\n**A:** The insurer.', 'These lines run together'],
  ['The owner must pay.[JS1]', other],
  ['The owner must pay.[a]', other],
  ['𝗖𝗮𝗹𝗹 us today.', other],
  ['She said ""no"".', other],
  ['The owner must pay [citation needed].', other],
  ['[11/24/26, 3:14:05 PM] Ana: Hi', other],
  [':warning: Do not sign.', other],
  ['10,000 \\times 0.6', other],
  ['Let me know if you’d like it shorter!', other],
  ['Document 4  Page 3 of 12', other],
  ['*Important* news', 'has words between single stars'],
  ['- **Before a lawsuit, the share', 'Remove the star'],
  ['**Note:**do', 'Write a space after the second **'],
  ['```call```', plain],
  ['It is ==free==.', plain],
  ['- [x] Call', plain],
  ['<o:p>It is free.</o:p>', plain],
  ['</div>\nIt is free.', '“</div> It is free.” is left out'],
  ['medi-\ncal bills', '“medi- cal” is not recognized. Write a divided word on one line'],
  ['Ask now.Call later', 'Write a space in it'],
  ['12/3/26 Ana: Hi\n12/4/26 Bo: Hi', 'It runs on from the line before'],
  ['Ana Smith\n12 Main Street\nAustin, TX', 'These lines run together'],
  ['Name: ______', 'No page has a line to fill in'],
  ['12', 'is the number of a page'],
  ['The oﬃce', other],
  ['La lesi´on', other],
  ['Chapter ..... 12', other],
  ['I M P O R T A N T', other],
  ['[form id="1"]', other],
  ['It&amp;rsquo;s free.', other],
  ['It is=20\nfree.', other],
  ['It=E2=80=99s free.', other],
  ['See Error! Reference source not found.', other],
  ['Enviado desde mi iPhone', other],
  ['It is #REF! today.', other],
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
  ['Un abogado que conoce los tribunales de su estado,\no un familiar.', ',\no un'],
  ['See cdc.gov/Foo.Bar,a and Cal.App.5th, with 3.5 of 1,000.', 'Cal.App.5th'],
  ['See 2015 WL 123456, at *3, *5.', 'at *3, *5'],
  ['[fees](blogs/9#rest)', 'href="/blogs/page1/9#rest"'],
  ['Not $50,000 but $1 million (in US$), or $5–$10.', '$50,000 but $1 million'],
  ['Mon: 9 to 5\\\nTue: 9 to 1', '<br>'],
  ['Mon: 9 to 5  \nTue: 9 to 1', '<br>'],
  ['He asks: “Would you like me to sign?”', 'me to sign'],
  ['It says “[a] person”; see https://a.gov/(a).', 'href="https://a.gov/(a)"'],
])('the pasted %j is shown as %s', (pasted, html) => {
  const found = look(pasted);
  expect([found.problems, found.html]).toEqual([[], expect.stringContaining(html)]);
});

const signs = `# ## ### - + * ** _ > | |---|---| === --- 1. 2. 2026. ~~ \` \`\`\` [ ] ( ) [W](/W) [W]: : ! < > </b> <b> & \\ " • –`;
const pieces = [...signs.split(' '), ...'WWW  \t\n\n', 'W.', '    ', '\n\n'];

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
