import { pagePlaces, renderPage } from '@/lib/content/page-places';
import { loadSite } from '@/lib/content/site-content';

const site = loadSite('en');
const body = pagePlaces.map((place) => `{${place}}`).join('\n\n');

describe('a page of running text', () => {
  it('names the site and a general place while the operator is not known', () => {
    const html = renderPage(body, { ...site, operator: undefined }, 'en');
    expect(html).not.toMatch(/[{}]/);
    expect(html).toContain(`<p>${site.name}</p>`);
    expect(html).toContain(`<p>${site.operatorWords.noPlace}</p>`);
  });

  it('names the operator and the state that are given', () => {
    const operator = { legalName: 'Lantern Referrals LLC', place: 'the State of Ohio' };
    const html = renderPage(body, { ...site, operator }, 'en');
    expect(html).toContain('<p>Lantern Referrals LLC</p>');
    expect(html).toContain('<p>the State of Ohio</p>');
  });

  it('says whether visits are counted, and by whom', () => {
    expect(renderPage('{visits}', site, 'en')).toContain('does not count');
    const counting = {
      NEXT_PUBLIC_COUNT_SCRIPT: 'https://count.example/a.js',
      NEXT_PUBLIC_COUNT_SITE: 'x',
    };
    jest.replaceProperty(process, 'env', { ...process.env, ...counting });
    expect(renderPage('{visits}', site, 'en')).toContain(
      'Your browser tells count.example which page',
    );
    jest.restoreAllMocks();
  });

  it('leads to pages of its own edition', () => {
    expect(renderPage('[nosotros](/about)', site, 'es')).toContain('<a href="/es/about">');
  });

  it('leads to the phone and the mailbox', () => {
    const html = renderPage(
      body,
      { ...site, phone: '(212) 736-5000', mailbox: 'us@lantern.law' },
      'en',
    );
    expect(html).toContain('<a href="tel:+12127365000">(212) 736-5000</a>');
    expect(html).toContain('<a href="mailto:us@lantern.law">us@lantern.law</a>');
  });
});
