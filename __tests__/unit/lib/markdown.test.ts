import { renderMarkdown } from '@/lib/markdown';
import { splitAtFigures } from '@/lib/markdown/figures';
import { headingWords } from '@/lib/markdown/headings';

const labels = {
  sources: 'Sources',
  backToText: 'Back to reference {number}',
  linkTo: 'Link to “{heading}”',
};
const options = { labels, resolveLink: (address: string) => address };
const html = (markdown: string) => renderMarkdown(markdown, options).html;

describe('a Markdown text', () => {
  it.each([
    ['blogs/11', '/blogs/page2/11'],
    ['/blogs/9', '/blogs/page1/9'],
    ['https://a.gov/b', 'https://a.gov/b'],
  ])('links from %s to %s', (written, address) => {
    expect(html(`[more](${written})`)).toContain(`<a href="${address}">more</a>`);
  });

  it.each(['[us](/about "T")', '[us](</about>)', '[us][a]\n\n[a]: /about'])(
    'asks where a link leads however it is written: %s',
    (written) => {
      const resolveLink = (address: string) => `/es${address}`;
      expect(renderMarkdown(written, { labels, resolveLink }).html).toContain('href="/es/about"');
    },
  );

  it('shows the words of a link that leads nowhere, and the links beside it', () => {
    const resolveLink = (address: string) => (address === '/gone' ? undefined : address);
    const { html, words } = renderMarkdown('[A *b*](/gone) and [c](/d).', { labels, resolveLink });
    expect(html).toBe('<p>A <em>b</em> and <a href="/d">c</a>.</p>\n');
    expect(words).toBe(4);
  });

  it('shows a picture alone in its paragraph as a figure with size and caption', () => {
    const findPicture = (file: string) => ({ src: `/images/${file}`, width: 400, height: 300 });
    const { html } = renderMarkdown('![A chart](a.svg "Why it matters")', {
      ...options,
      findPicture,
    });
    expect(html).toContain(
      '<figure><img src="/images/a.svg" width="400" height="300" alt="A chart"',
    );
    expect(html).toContain('<figcaption>Why it matters</figcaption></figure>');
  });

  it('turns cited sources into numbered notes that lead there and back', () => {
    const { html, headings } = renderMarkdown('Report it.[^b] At once.[^a] Again.[^b]', {
      ...options,
      sources: [
        { id: 'a', title: 'One', publisher: 'OSHA', url: 'https://osha.gov/a' },
        { id: 'b', title: 'Rule <2>', publisher: 'A & B', url: 'https://osha.gov/b?c&d' },
      ],
    });
    const citation = (attributes: string, number: number) =>
      `<sup><a ${attributes} data-footnote-ref aria-describedby="footnote-label">${number}</a></sup>`;
    expect(html).toContain(
      `<p>Report it.${citation('href="#fn-b" id="fnref-b"', 1)} At once.${citation('href="#fn-a" id="fnref-a"', 2)} Again.${citation('href="#fn-b" id="fnref-b-2"', 1)}</p>`,
    );
    expect(html).toContain(
      '<li id="fn-b">\n<p><a href="https://osha.gov/b?c&amp;d">Rule &lt;2&gt;</a>, A &amp; B <a href="#fnref-b"',
    );
    expect(html).toMatch(/<a href="#fnref-b-2" [^>]*aria-label="Back to reference 1-2"/);
    expect(headings).toEqual([{ id: 'footnote-label', text: 'Sources' }]);
  });

  it('leaves a citation of an unknown source as it is written, and has no notes then', () => {
    expect(renderMarkdown('So it is.[^<b>]', options)).toEqual({
      html: '<p>So it is.[^&lt;b&gt;]</p>\n',
      headings: [],
      words: 3,
    });
  });

  it('lists its headings, which can be linked to', () => {
    const { headings, html } = renderMarkdown(
      "## The doctor's *own* opinion?\n\n### More\n\n## More",
      options,
    );
    expect(headings).toEqual([
      { id: 'the-doctors-own-opinion', text: "The doctor's own opinion?" },
      { id: 'more-1', text: 'More' },
    ]);
    expect(html).toContain(
      '<h3 id="more">More<a class="heading-link" aria-label="Link to “More”" href="#more">#</a></h3>',
    );
  });

  it('is split where a figure stands alone in its line, and nowhere else', () => {
    const { html, words } = renderMarkdown(
      'One\n{figure: fee-caps}\nTwo {figure: b}\n\n- {figure: c}\n\n<!--figure:d-->\n',
      options,
    );
    expect(splitAtFigures(html)).toEqual([
      { html: '<p>One</p>\n' },
      { figure: 'fee-caps' },
      { html: '<p>Two {figure: b}</p>\n<ul>\n<li>{figure: c}</li>\n</ul>\n' },
    ]);
    expect(words).toBe(6);
  });

  it('names each table after its heading, with heads for its rows and no style', () => {
    const output = html('## Which *limits*?\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |');
    expect(output).toContain('<table role="table" class="text-table" aria-label="Which limits?">');
    expect(output).toContain('<th role="columnheader" scope="col">A</th>');
    expect(output).toContain('<th role="rowheader" scope="row">1</th>');
    expect(output).not.toContain('style');
  });

  it('labels each cell of a table for phones, and marks tables that are too wide there', () => {
    const output = html(`| State | Law & more |\n| --- | --- |\n| Ohio | ${'long '.repeat(12)} |`);
    expect(output).toContain('class="text-table as-blocks"');
    expect(output).toContain(
      '<td role="cell"><span class="cell-label" aria-hidden="true">Law &amp; more</span>long',
    );
  });

  it('drops raw HTML, scripts in links included, escapes text, and links addresses', () => {
    expect(html('See https://a.gov/b.')).toContain(
      '<a href="https://a.gov/b">https://a.gov/b</a>.',
    );
    expect(html('<script>alert(1)</script>\n\nText')).toBe('<p>Text</p>\n');
    expect(html('One <b onclick="x">two</b><!-- three -->.')).toBe('<p>One two.</p>\n');
    expect(html('[link](javascript:alert(1))')).not.toContain('href');
    expect(html('a < b')).toContain('a &lt; b');
  });
});

it('the words of a heading are found by its name, or by the id made from them', () => {
  const text = '## What if you fell? {#falls}\n\nTell the manager.\n\n## Next';
  const found = ['falls', 'next', 'dogs'].map((id) => headingWords(text, id));
  expect(found).toEqual(['What if you fell?', 'Next', undefined]);
});
