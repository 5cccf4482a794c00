/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAhead } from '@/scripts/finish-export/compile-ahead';
import { iconIn } from '@/scripts/finish-export/inline-icons';
import { type Export, finishPage, removePayloads } from '@/scripts/finish-export/pages';

const head = '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/a.js"/>';
const scripts =
  '<script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" nomodule=""></script><script>self.__next_f.push([1,"x"])</script>';
const data =
  '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script>';
const page = (body: string, extra = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}${extra}</head><body>${body}${data}${scripts}</body></html>`;
const isStatic = '<meta name="scripts" content="none"/>';
const stored: string[] = [];
const spedUp: string[] = [];
const parts: Export = {
  readStyle: (address) => `/* ${address} */`,
  readScripts: () => 'e.className="c"',
  readPicture: (address) => `<svg id="${address}"/>`,
  allowed: { mailOrigin: '', injectedStyles: [] },
  readIcon: (address) => `<path d="${address}"/>`,
  speedUpScript: (address) => spedUp.push(address),
  storeScript: (text) => `/stored-${stored.push(text)}.js`,
};
const finish = async (html: string, given = parts) => (await finishPage(html, given)).html;

describe('a page that declares that it needs no scripts', () => {
  let html: string;
  beforeAll(async () => {
    html = await finish(page('<p>Text &amp; more — “quoted”</p>', isStatic));
  });

  it('carries none, and nothing that loads one', () => {
    expect(html).not.toContain('.js');
    expect(html).not.toContain('__next_f');
    expect(html).not.toContain('name="scripts"');
  });

  it('keeps its data for search engines and the browser', () => {
    expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
    expect(html).toContain('<script type="speculationrules">');
  });

  it('carries its style', () => {
    expect(html).toContain('<style>/* /a.css */</style>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('carries no rule for a class that it lacks, and all others', async () => {
    const css =
      '.a,.b{top:0}.b{top:0}html :focus-visible{top:0}.b:not(.c){top:0}.a:not(.b){top:0}.sm\\:d{top:0}@media print{.b{top:0}}@property --x{syntax:"*"}progress{top:0}';
    const slim = await finish(page('<p class="a sm:d">Text</p>', isStatic), {
      ...parts,
      readStyle: () => css,
    });
    expect(slim).toContain(
      '<style>.a{top:0}html :focus-visible{top:0}.a:not(.b){top:0}.sm\\:d{top:0}</style>',
    );
  });

  it('keeps its text as it is written', () => {
    expect(html).toContain('<p>Text &amp; more — “quoted”</p>');
  });
});

describe('a page that needs its scripts', () => {
  let html: string;
  beforeAll(async () => {
    html = await finish(page('<p>Text</p>'));
  });

  it('loads each of them once, after it has been shown', () => {
    expect(html).toMatch(/=\["\/stored-\d+\.js","\/a\.js","\/b\.js"\]/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toContain('__next_f');
    expect(stored).toContain('self.__next_f.push([1,"x"])');
  });

  it('has the framework’s scripts compiled beside its own work', async () => {
    await finish(page(''));
    expect(spedUp).toEqual(expect.arrayContaining(['/a.js', '/b.js']));
    expect(compileAhead('run()')).toBe('//# allFunctionsCalledOnLoad\nrun()');
    expect(compileAhead(compileAhead('run()'))).toBe(compileAhead('run()'));
  });

  it('carries also the rules for what its scripts may add', async () => {
    const css = '.a{top:0}.b{top:0}.c{top:0}';
    const slim = await finish(page('<p class="a">Text</p>'), { ...parts, readStyle: () => css });
    expect(slim).toContain('<style>.a{top:0}.c{top:0}</style>');
  });

  it('carries its style, and names the sheet for React without loading it', () => {
    expect(html).toContain('<style>/* /a.css */</style>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/a\.css" disabled/);
  });
});

describe('a font of the page’s style', () => {
  const font = '@font-face{src:url(/own.woff2)}';
  const finishWith = (extra: string) =>
    finish(page('', extra), { ...parts, readStyle: () => font });

  it('comes along with the page, once', async () => {
    const preload = '<link rel="preload" href="/own.woff2" as="font"';
    expect((await finishWith('')).split(preload)).toHaveLength(2);
    expect((await finishWith(`${preload}>`)).split(preload)).toHaveLength(2);
  });
});

describe('an icon', () => {
  const sheet =
    '<svg><symbol id="clock"><svg viewBox="0 0 9 9"><path d="M1 1"/></svg></symbol></svg>';

  it('is in the page itself', async () => {
    expect(await finish(page('<svg><use href="/icons.svg#clock"/></svg>'))).toContain(
      '<svg><path d="/icons.svg#clock"/></svg>',
    );
  });

  it('is found by its name in the sheet of all icons', () => {
    expect(iconIn(sheet, 'clock')).toBe('<path d="M1 1"></path>');
  });

  it('that the sheet lacks stops the build and says what to do', () => {
    expect(() => iconIn(sheet, 'cat')).toThrow('has no icon "cat": run npm run icons');
  });
});

describe('a picture', () => {
  const preload = '<link rel="preload" as="image" href="/main.svg"/>';
  let html: string;
  beforeAll(async () => {
    html = await finish(
      page(
        '<img src="/main.svg" fetchpriority="high"><img src="/later.svg" loading="lazy"><img src="/photo.jpg">',
        preload,
      ),
    );
  });

  it('comes with the page where it is the main one', () => {
    expect(html).toContain('src="data:image/svg+xml,');
    expect(html).not.toContain('rel="preload" as="image"');
  });

  it('is loaded by itself where it comes later or is no drawing', () => {
    expect(html).toContain('src="/later.svg"');
    expect(html).toContain('src="/photo.jpg"');
  });
});

describe('a part that React set aside', () => {
  const aside = '<p>Before</p><!--$?--><template id="B:0"></template><!--/$--><p>After</p>';
  const part =
    '<div hidden id="S:0"><div><p>Part</p></div></div><script>$RC=1;$RC("B:0","S:0")</script>';

  it('stands in its place', async () => {
    const html = await finish(page(aside + part));
    expect(html).toContain('<p>Before</p><!--$--><div><p>Part</p></div><!--/$--><p>After</p>');
    expect(html).not.toContain('$RC');
  });

  it('is an error where it has no place', async () => {
    await expect(finish(page(part))).rejects.toThrow('The part S:0 has no place in the page.');
  });
});

describe('the files for moving by script', () => {
  it('are removed, and robots.txt stays', () => {
    const folder = mkdtempSync(join(tmpdir(), 'out-'));
    mkdirSync(join(folder, 'about'));
    for (const name of [
      'robots.txt',
      'about.txt',
      'about.html',
      '_not-found.html',
      'about/__next._tree.txt',
    ]) {
      writeFileSync(join(folder, name), '');
    }
    removePayloads(folder);
    const left = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(
      left
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['about.html', 'robots.txt']);
    rmSync(folder, { recursive: true });
  });
});
