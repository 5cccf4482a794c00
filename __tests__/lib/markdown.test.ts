/** @jest-environment node */
import { renderMarkdown } from '@/lib/markdown';

const html = (markdown: string) => renderMarkdown(markdown).html;

describe('a Markdown text', () => {
  it.each([
    ['blogs/11', '/blogs/page2/11'],
    ['/blogs/9', '/blogs/page1/9'],
    ['/blogs/page2/14', '/blogs/page2/14'],
  ])('links from %s to %s', (written, address) => {
    expect(html(`[more](${written})`)).toContain(`<a href="${address}">more</a>`);
  });

  it('shows a picture alone in its paragraph as a figure with size and caption', () => {
    const findPicture = (file: string) => ({ src: `/images/${file}`, width: 400, height: 300 });
    const { html } = renderMarkdown('![A chart](a.svg "Why it matters")', { findPicture });
    expect(html).toContain(
      '<figure><img src="/images/a.svg" width="400" height="300" alt="A chart"',
    );
    expect(html).toContain('<figcaption>Why it matters</figcaption></figure>');
  });

  it('turns cited sources into numbered notes that lead there and back', () => {
    const sources = [{ id: 'osha', title: 'Rule', publisher: 'OSHA', url: 'https://osha.gov/a' }];
    const { html } = renderMarkdown('Report it.[^osha]', { sources });
    expect(html).toContain('href="#fn-osha"');
    expect(html).toContain('<a href="https://osha.gov/a">Rule</a>, OSHA');
    expect(html).toContain('href="#fnref-osha"');
  });

  it('lists its headings, which can be linked to', () => {
    expect(renderMarkdown('## What to do now\n\nText').headings).toEqual([
      { id: 'what-to-do-now', text: 'What to do now' },
    ]);
  });

  it('drops raw HTML and escapes text', () => {
    expect(html('<script>alert(1)</script>\n\na < b')).not.toContain('script');
    expect(html('a < b')).toContain('a &#x3C; b');
  });

  it('counts its words', () => {
    expect(renderMarkdown('## One\n\nTwo three.').words).toBe(3);
  });
});
