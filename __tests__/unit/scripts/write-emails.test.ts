import { readFileSync } from 'node:fs';
import { copyContent } from '../content-copy';

jest.mock('@/tools/load-env', () => ({}));

const content = copyContent();
afterAll(content.leave);

it('the mails to paste have the site’s own address everywhere, which must be set', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const mails = async (address: string) => {
    process.env['NEXT_PUBLIC_SITE_URL'] = address;
    await jest.isolateModulesAsync(async () => void (await import('@/scripts/write-emails')));
    return ['contact', 'intake'].map((name) => readFileSync(`mail-templates/${name}.html`, 'utf8'));
  };
  await expect(mails('')).rejects.toThrow('NEXT_PUBLIC_SITE_URL: is not set');
  const [contact, intake] = await mails('https://claims.us');
  expect(contact).toContain('<a href="https://claims.us">');
  expect(`${contact}${intake}`).not.toContain('{site}');
});
