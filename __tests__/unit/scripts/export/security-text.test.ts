import { languages } from '@/lib/language';
import { readSecurityText, writeSecurityText } from '@/scripts/export/security-text';
import { temporaryFolder, temporaryServer } from '../../temporary';

const place = '.well-known/security.txt';
const out = temporaryFolder();
const site = temporaryServer();
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

it('readSecurityText reads the live file', async () => {
  write('');
  const text = 'Contact: mailto:running@example.com\n';
  site.answer = (_, response) => response.end(text);
  const running = { file: `${site.address}/${place}`, text };
  expect(await readSecurityText(site.address, out.at())).toEqual(running);
});

it('readSecurityText falls back to the built file', async () => {
  site.answer = (_, response) => response.end('<!doctype html>Not found');
  const addresses = [site.address, 'http://127.0.0.1:1', 'example.com', undefined];
  for (const isBuilt of [false, true]) {
    if (isBuilt) write('');
    for (const address of addresses)
      expect((await readSecurityText(address, out.at()))?.file).toBe(
        isBuilt ? out.at(place) : undefined,
      );
  }
});
