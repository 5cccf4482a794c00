import { phoneAddress, questionId, routesIn } from '@/lib/routes';

const routes = routesIn('en');

describe('an address of the site', () => {
  it('puts articles 1 to 10 on the first list page and 11 to 16 on the second', () => {
    expect(routes.article(1)).toBe('/blogs/page1/1');
    expect(routes.article(10)).toBe('/blogs/page1/10');
    expect(routes.article(11)).toBe('/blogs/page2/11');
    expect(routes.article(16)).toBe('/blogs/page2/16');
  });

  it('begins a third list page with article 21', () => {
    expect(routes.article(21)).toBe('/blogs/page3/21');
  });

  it('writes a phone number as one that can be dialed', () => {
    expect(phoneAddress('(555) 010-0177')).toBe('tel:+15550100177');
    expect(phoneAddress('+1 555 010 0177')).toBe('tel:+15550100177');
  });

  it('gives a question an id that no section has, whatever it asks', () => {
    expect(questionId('Does it cost anything?')).toBe('question-does-it-cost-anything');
    expect(questionId('Contact')).toBe('question-contact');
  });
});
