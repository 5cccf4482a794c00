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

describe('a Markdown text', () => {
  it.each(['[us](/about "T")', '[us](</about>)', '[us][a]\n\n[a]: /about'])(
    'resolves every kind of link: %s',
    (written) => {
      const resolveLink = (address: string) => `/es${address}`;
      expect(render(written, { resolveLink }).html).toContain('href="/es/about"');
    },
  );

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

  it('turns cited sources into numbered notes that lead there and back', () => {
    const sources = [
      { id: 'a', title: 'One', publisher: 'OSHA', url: 'https://osha.gov/a' },
      { id: 'b', title: 'Rule <2>', publisher: 'A & B', url: 'https://osha.gov/b?c&d' },
    ];
    const text = 'Report it.[^b] At once.[^a] Again.[^b]';
    const { html, notes, headings } = render(text, { sources });
    const citations = [...html.matchAll(/href="#fn-(\w)" id="(\S+)"[^>]*>(\d)</g)];
    expect(citations.map(([, ...citation]) => citation.join(' '))).toEqual([
      '1 fnref-1 1',
      '2 fnref-2 2',
      '1 fnref-1-2 1',
    ]);
    expect(notes[0]).toContain(
      '<li id="fn-1">\n<p><a href="https://osha.gov/b?c&amp;d">Rule &lt;2&gt;</a>, A &amp; B <a href="#fnref-1"',
    );
    expect(notes[0]).toMatch(/<a href="#fnref-1-2" [^>]*aria-label="Back to reference 1-2"/);
    expect(headings).toEqual([{ id: 'footnote-label', text: 'Sources' }]);
  });

  it('gives the section of the steps apart, with its link first', () => {
    const text = '## One\n\nA.\n\n## Steps {#do}\n\n1. B\n\nC.\n\n## Two\n\nD.';
    const { html, steps, headings } = render(text, { stepsId: 'do' });
    expect(steps).toMatch(/^<h2 id="do">.*<li>B<\/li>.*C\.<\/p>\n$/s);
    expect(html).toMatch(/A\.<\/p>\n<h2 id="two">/);
    expect(headings.map(({ id }) => id)).toEqual(['do', 'one', 'two']);
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

  it('labels tables by heading, and marks those too wide for a phone', () => {
    const output = html(
      `## Which *limits*?\n\n| A | B & C |\n| --- | ---: |\n| 1 | ${'long '.repeat(12)} |`,
    );
    for (const part of [
      '<table role="table" class="text-table as-blocks" aria-label="Which limits?">',
      '<th role="columnheader" scope="col">A</th>',
      '<th role="rowheader" scope="row">1</th>',
      '<td role="cell"><span class="cell-label" aria-hidden="true">B &amp; C</span>long',
    ])
      expect(output).toContain(part);
    expect(output).not.toContain('style');
    expect(html('| A | B |\n| --- | --- |\n| 1 | 2 |')).not.toContain('as-blocks');
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
