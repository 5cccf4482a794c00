import { languages } from '@/lib/language';
import { writeSecurityText } from '@/scripts/export/security-text';
import { temporaryFolder } from '../../temporary';

const place = '.well-known/security.txt';
const out = temporaryFolder();
const write = (siteUrl: string) =>
  writeSecurityText(out.at(), 'hello@example.com', siteUrl, new Date('2030-03-01T12:34:56.789Z'));

it('security.txt has the mailbox, a year’s validity, and its https address', () => {
  const asked = `Preferred-Languages: ${languages.join(', ')}`;
  const text = `Contact: mailto:hello@example.com\nExpires: 2031-03-01T12:34:56Z\n${asked}\n`;
  write('https://www.example.com');
  expect(out.read(place)).toBe(`${text}Canonical: https://www.example.com/${place}\n`);
  write('http://localhost:3000');
  expect(out.read(place)).toBe(text);
});
