import { loadArticle } from '@/lib/content/articles';
import * as content from '@/lib/content/site-content';

describe('the content', () => {
  it('names the six accident types of the specification, in order', () => {
    expect(content.loadAccidentTypes('en').map(({ name }) => name)).toEqual([
      'Auto Accident',
      'MalPractice',
      'Personal Injury',
      'Workers Comp',
      'Slip And Fall',
      'Wrongful Death',
    ]);
  });

  it('keeps the specified words', () => {
    const messages = content.loadMessages('en');
    expect(messages.invalidZipCode).toBe('Please input valid Zip Code');
    expect(messages.sending).toBe('Sending Message...');
    expect(content.loadConfirmation('en').title).toBe('A Top Lawyer will be in contact soon');
    expect(content.loadSite('en').copyrightYear).toBe(2024);
    expect(content.loadFaq('en').map(({ tab }) => tab)).toEqual(['Why Hire a Lawyer', 'FAQ']);
  });

  it('writes the site’s name wherever a text says {siteName}', () => {
    const { name, mailLabel } = content.loadSite('en');
    expect(mailLabel).toBe(`${name} website`);
    expect(content.loadFaq('en')[1]?.items[0]?.subject).toBe(`What does ${name} do?`);
    expect(content.loadPage('pages/about.md', 'en').body).toContain(
      `${name} is a referral service.`,
    );
    expect(content.loadPage('pages/terms.md', 'en').facts.description).toContain(
      `The terms for using ${name}:`,
    );
  });
});

describe('the articles', () => {
  it('do not go past the last one', () => {
    expect(() => loadArticle(12, 'en')).toThrow('There is no article 12.');
  });
});
