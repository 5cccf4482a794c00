import { GET } from '@/app/.well-known/security.txt/route';
import { languages } from '@/lib/language';

it('security.txt has the mailbox, a year’s validity, and only an https address', async () => {
  jest.useFakeTimers({ now: new Date('2030-03-01T12:34:56.789Z') });
  expect(await GET().text()).toMatch(
    RegExp(
      `^Contact: mailto:\\S+@\\S+\nExpires: 2031-03-01T12:34:56Z\nPreferred-Languages: ${languages.join(', ')}\n$`,
    ),
  );
  process.env['NEXT_PUBLIC_SITE_URL'] = 'https://www.example.com';
  expect(await GET().text()).toMatch(
    /\nCanonical: https:\/\/www\.example\.com\/\.well-known\/security\.txt\n$/,
  );
});
