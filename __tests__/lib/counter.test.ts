import { readCounter } from '@/lib/counter';

const script = 'https://count.example/script.js';
const withSite = (site: string) =>
  readCounter({ NEXT_PUBLIC_COUNT_SCRIPT: script, NEXT_PUBLIC_COUNT_SITE: site });

describe('the service that counts visits', () => {
  it('is none where nothing is set', () => {
    expect(readCounter({})).toBeUndefined();
  });

  it('is Plausible or one like it where the site has a name', () => {
    expect(withSite('www.claims.example')).toEqual({
      src: script,
      site: { 'data-domain': 'www.claims.example' },
      host: 'count.example',
    });
  });

  it('is Umami or one like it where the site has an ID', () => {
    const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
    expect(withSite(id)?.site).toEqual({ 'data-website-id': id });
  });
});
