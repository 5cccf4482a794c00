import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counter } from '@/lib/settings';
import { finishPages, removePayloads } from '@/scripts/export/pages';
import { filesIn } from '@/tools/files';

// What Next 16.4.6 exported of the home page and of About Us, with most sections and most data cut out.
const captured = join(__dirname, '../../fixtures/export');

let out: string;
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const finish = (counter?: Counter) =>
  finishPages(out, { mailOrigin: '', injectedStyles: [] }, counter);
const styleIn = (html: string) => /<style>(.*)<\/style>/s.exec(html)?.[1];

/** Changes an exported file, as another version of Next might. */
function change(file: string, from: string | RegExp, to: string) {
  const text = read(file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(out, file), changed);
}

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  cpSync(captured, out, { recursive: true });
});
afterEach(() => rmSync(out, { recursive: true }));

describe('a page that declares that it needs no scripts', () => {
  it('carries none, and nothing that loads one', async () => {
    expect(read('about.html')).toContain('.js');
    await finish();
    expect(read('about.html')).not.toMatch(/\.js|__next_f|name="scripts"/);
  });

  it('keeps its data for prerendering', async () => {
    await finish();
    expect(read('about.html')).toContain('<script type="speculationrules">{"prerender"');
  });

  it('keeps its text exactly as written', async () => {
    change('about.html', '<p>', '<p>A &amp; B — “quoted” ');
    await finish();
    expect(read('about.html')).toContain('<p>A &amp; B — “quoted” ');
  });

  it('carries its styles, with absolute addresses, and links no style sheet', async () => {
    await finish();
    const style = styleIn(read('about.html'));
    expect(style).toContain('.skip-link{');
    expect(style).toContain('url(/_next/static/media/figtree');
    expect(read('about.html')).not.toContain('rel="stylesheet"');
  });

  it('carries no rule for a class that it lacks', async () => {
    await finish();
    expect(styleIn(read('about.html'))).not.toMatch(/\.(site-footer|carousel)/);
    expect(styleIn(read('about.html'))).toMatch(/@media print/);
    // Nor of what it lacks otherwise.
    expect(styleIn(read('about.html'))).not.toMatch(/progress|@keyframes spin/);
  });
});

describe('a page that needs its scripts', () => {
  it('loads each of them once, after it has been shown', async () => {
    const scripts = read('index.html').match(/(?<=<script src=")[^"]+(?=" async)/g) ?? [];
    await finish();
    const html = read('index.html');
    const [data, ...rest] = JSON.parse(/a=(\[[^\]]*\])/.exec(html)?.[1] ?? '[]');
    expect(rest).toEqual(scripts);
    expect(html).not.toMatch(/<script[^>]+src=|__next_f/);
    expect(read(data)).toContain('self.__next_f.push([1,"1:');
  });

  it('has in place what React streamed at its end', async () => {
    await finish();
    expect(read('index.html')).toMatch(
      /<div id="reviews-part"><!--\$--><section.*<!--\/\$--><\/div>/,
    );
    expect(read('index.html')).not.toMatch(/\$RC\("|id="S:|<template/);
  });

  it('shows no fallback beside the part that it stood for', async () => {
    const fallback = '<p>Wait</p><!--$--><p>Wait more</p><!--/$--><p>Wait longer</p>';
    change('index.html', '</template>', `</template>${fallback}`);
    await finish();
    expect(read('index.html')).not.toContain('Wait');
    expect(read('index.html')).toContain('class="carousel"');
  });

  it('carries also the rules for classes that its scripts may add', async () => {
    change('index.html', 'class="carousel"', '');
    await finish();
    expect(styleIn(read('index.html'))).toContain('.carousel[data-ready=true]');
    expect(styleIn(read('index.html'))).not.toContain('.site-footer');
  });

  it('names its style sheets for React without loading them', async () => {
    await finish();
    expect(read('index.html').match(/<link rel="stylesheet"[^>]* disabled/g)).toHaveLength(2);
  });

  it('preloads no font', async () => {
    await finish();
    expect(read('index.html')).not.toContain('as="font"');
  });
});

describe('where visits are counted', () => {
  const src = 'https://count.example/script.js';
  const counter = { src, site: { 'data-domain': 'a.example' }, host: 'count.example' };
  const tag = `<script defer src="${src}" data-domain="a.example"></script></head>`;
  const uncounted = '<meta name="visits" content="uncounted"/>';

  it('each page carries the one script, with and without scripts of its own', async () => {
    await finish(counter);
    for (const page of ['index.html', 'about.html']) expect(read(page)).toContain(tag);
  });

  it.each([
    ['declares that it is not counted', uncounted],
    ['only leads elsewhere', '<meta http-equiv="refresh" content="0; url=/blogs/page1"/>'],
  ])('a page that %s carries none', async (_, meta) => {
    change('about.html', '<meta name="scripts"', `${meta}<meta name="scripts"`);
    await finish(counter);
    expect(read('about.html')).not.toMatch(/count\.example|uncounted/);
  });

  it('and where they are not, no page says anything of it', async () => {
    change('about.html', '<meta name="scripts"', `${uncounted}<meta name="scripts"`);
    await finish();
    expect(read('about.html')).not.toMatch(/<script[^>]+src=|uncounted/);
  });
});

it('every page carries a policy of its own', async () => {
  expect(await finish()).toBe(2);
  for (const page of ['index.html', 'about.html'])
    expect(read(page)).toContain(`Content-Security-Policy" content="default-src 'none'; `);
});

describe('when Next changes its output, the build fails and names the page:', () => {
  it.each([
    ['no style sheet', /<link rel="stylesheet"[^>]*>/g, '', 'no style sheet'],
    ['no script', /<script src="[^"]*" (?:id="[^"]*" )?async=""><\/script>/g, '', 'were not found'],
    ['no data', /__next_f/g, 'next', 'were not found'],
    ['another way to move parts', '$RC("B:0","S:0")', 'move("0")', 'No script moves the part S:0'],
    ['a part without a place', 'id="B:0"', 'id="X:0"', 'S:0 has no place'],
    ['a place without a part', 'id="S:0"', 'id="T:0"', 'B:0 has no content'],
    ['a style attribute', '<main', '<main style="top:0"', 'would block a style'],
  ])('%s', async (_, from, to, message) => {
    change('index.html', from, to);
    await expect(finish()).rejects.toThrow(new RegExp(`index\\.html: .*${message}`));
  });
});

describe('the data for client-side navigation', () => {
  it('is removed, and no other text file', () => {
    for (const name of ['ads.txt', 'security.txt', 'robots.txt'])
      writeFileSync(join(out, name), 'Contact: mailto:hello@example.com\n');
    removePayloads(out);
    const texts = filesIn(out).filter((file) => file.endsWith('.txt'));
    const left = ['ads.txt', 'security.txt', 'robots.txt'].map((name) => join(out, name));
    expect(texts.sort()).toEqual(left.sort());
    expect(existsSync(join(out, 'about'))).toBe(false);
  });

  it('stops the build where Next writes it under another name, or not at all', () => {
    cpSync(join(captured, 'about.txt'), join(out, 'data.txt'));
    expect(() => removePayloads(out)).toThrow('data.txt');
    rmSync(join(out, 'data.txt'));
    removePayloads(out);
    expect(() => removePayloads(out)).toThrow('none found');
  });
});
