import { type RenderOptions, renderMarkdown } from '@/lib/markdown';
import { needsBlocks } from '@/lib/markdown/tables';

const labels = {
  sources: 'Sources',
  backToText: 'Back to reference {number}',
  linkTo: 'Link to “{heading}”',
};
const options = { labels, resolveLink: (address: string) => address };

/** A text without figures. */
function render(markdown: string, more: Partial<RenderOptions> = {}) {
  const { parts, ...rest } = renderMarkdown(markdown, { ...options, ...more });
  return { html: parts.map((part) => ('html' in part ? part.html : '')).join(''), ...rest };
}
const html = (markdown: string) => render(markdown).html;

it.each([
  ['[more](blogs/11)', '<p><a href="/blogs/page2/11">more</a></p>\n'],
  ['[more](/blogs/9)', '<p><a href="/blogs/page1/9">more</a></p>\n'],
  ['https://a.gov/b.', '<p><a href="https://a.gov/b">https://a.gov/b</a>.</p>\n'],
  ['<script>alert(1)</script>\n\nText', '<p>Text</p>\n'],
  ['One <b onclick="x">two</b><!-- three -->.', '<p>One two.</p>\n'],
  ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>\n'],
  ['a < b', '<p>a &lt; b</p>\n'],
  ['So it is.[^<b>]', '<p>So it is.[^&lt;b&gt;]</p>\n'],
])('the Markdown %s is HTML', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

// The transcripts of articles have notes, tables and the order of sections.
describe('a Markdown text', () => {
  it.each(['[us](/about "T")', '[us](</about>)'])('resolves every kind of link: %s', (written) => {
    const resolveLink = (address: string) => `/es${address}`;
    expect(render(written, { resolveLink }).html).toContain('href="/es/about"');
  });

  it('shows a link without a target as text', () => {
    const resolveLink = (address: string) => (address === '/gone' ? undefined : address);
    const { html, words } = render('[A *b*](/gone) and [c](/d).', { resolveLink });
    expect(html).toBe('<p>A <em>b</em> and <a href="/d">c</a>.</p>\n');
    expect(words).toBe(4);
  });

  it('shows a picture alone in its paragraph as a figure with size and caption', () => {
    const findPicture = (file: string) => ({ src: `/images/${file}`, width: 400, height: 300 });
    const { html } = render('![A](a.svg "Why it matters")', { findPicture });
    expect(html).toContain('<figure><img src="/images/a.svg" width="400" height="300" alt="A"');
    expect(html).toContain('<figcaption>Why it matters</figcaption></figure>');
  });

  it('lists its headings, which can be linked to', () => {
    const { headings, html } = render("## The doctor's *own* opinion?\n\n### More\n\n## More");
    expect(headings).toEqual([
      { id: 'the-doctors-own-opinion', text: "The doctor's own opinion?" },
      { id: 'more-1', text: 'More' },
    ]);
    expect(html).toContain(
      '<h3 id="more">More<a class="heading-link" aria-label="Link to “More”" href="#more">#</a></h3>',
    );
  });

  it('is split at figures that are alone on their line', () => {
    const { parts, words } = renderMarkdown(
      'One\n{figure: fee-caps}\nTwo {figure: b}\n\n- {figure: c}\n\n<!--figure:d-->\n',
      options,
    );
    expect(parts).toEqual([
      { html: '<p>One</p>\n' },
      { figure: 'fee-caps' },
      { html: '<p>Two {figure: b}</p>\n<ul>\n<li>{figure: c}</li>\n</ul>\n' },
    ]);
    expect(words).toBe(6);
  });
});

it.each([
  ['more than three columns', ['a', 'b', 'c', 'd'], true],
  ['long cells', ['Florida', 'x '.repeat(25)], true],
  ['long words side by side', ['Jurisdiction', 'Compensation', 'Apportionment'], true],
  ['short cells', ['Pure comparative', '20% your fault'], false],
])('a table with %s becomes blocks on phones: %j', (_, row, expected) => {
  expect(needsBlocks([row])).toBe(expected);
});
