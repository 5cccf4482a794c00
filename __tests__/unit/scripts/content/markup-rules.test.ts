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
    { numRuns: 60000 },
  );
});
