import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counter } from '@/lib/settings';
import { finishPages } from '@/scripts/export/pages';

// What Next 16.4.6 exported of the home page and of About Us, with most sections and most data cut out.
const captured = join(__dirname, '../../../fixtures/export');

let out: string;
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const scripts = {
  inPage: { 'start-up': 'import("/http.js")', 'load-islands': 'import("/hydrate.js")' },
  ofIslands: { 'review-carousel': ['/review-carousel.js', '/react.js'] },
  text: 'e.className="carousel"',
};
const finish = (counter?: Counter) =>
  finishPages(out, scripts, { mailOrigin: '', injectedStyles: [] }, counter);
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

describe('a page without islands', () => {
  it('carries none of Next’s scripts, nor what only islands need', async () => {
    expect(read('about.html')).toMatch(/\.js|__next_f/);
    await finish();
    expect(read('about.html')).not.toMatch(/_next\/\S*\.js|__next_f|load-islands|hydrate|broken/);
  });

  it('runs its own script, which may load another', async () => {
    await finish();
    expect(read('about.html')).toContain('<script type="module">import("/http.js")</script>');
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
    expect(style).toContain('z-index:10');
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

describe('a page with islands', () => {
  it('carries what loads them, their props, and none of Next’s scripts', async () => {
    await finish();
    expect(read('index.html')).toContain('<script type="module">import("/hydrate.js")</script>');
    expect(read('index.html')).toContain('</div><script type="application/json">{"reviews":[]}');
    expect(read('index.html')).not.toMatch(/_next\/\S*\.js|__next_f/);
    expect(read('index.html')).toContain('<div id="broken-part"');
  });

  it('names the file that an island loads when it is used, and all where it comes with the page', async () => {
    await finish();
    expect(read('index.html')).toContain('data-files="/review-carousel.js">');
    cpSync(captured, out, { recursive: true });
    change('index.html', 'data-when="near"', 'data-when="load"');
    await finish();
    expect(read('index.html')).toContain('data-files="/review-carousel.js /react.js">');
  });

  it('carries also the rules for classes that its scripts may add', async () => {
    change('index.html', 'class="carousel"', '');
    await finish();
    expect(styleIn(read('index.html'))).toContain('.carousel[data-ready=true]');
    expect(styleIn(read('index.html'))).not.toContain('.site-footer');
  });

  it('preloads no font', async () => {
    await finish();
    expect(read('index.html')).not.toContain('as="font"');
  });
});

describe('where visits are counted', () => {
  const src = 'https://count.example/script.js';
  const counter = { src, site: { 'data-domain': 'a.example' }, host: 'count.example' };
  const tag = `<script async src="${src}" data-domain="a.example"></script></head>`;
  const uncounted = '<meta name="visits" content="uncounted"/>';

  it('each page carries the one script, with and without scripts of its own', async () => {
    await finish(counter);
    for (const page of ['index.html', 'about.html']) expect(read(page)).toContain(tag);
  });

  it.each([
    ['declares that it is not counted', uncounted],
    ['only leads elsewhere', '<meta http-equiv="refresh" content="0; url=/blogs/page1"/>'],
  ])('a page that %s carries none', async (_, meta) => {
    change('about.html', '<title>', `${meta}<title>`);
    await finish(counter);
    expect(read('about.html')).not.toMatch(/count\.example|uncounted/);
  });

  it('and where they are not, no page says anything of it', async () => {
    change('about.html', '<title>', `${uncounted}<title>`);
    await finish();
    expect(read('about.html')).not.toMatch(/<script[^>]+src=|uncounted/);
  });
});

it('every page carries a policy of its own', async () => {
  expect(await finish()).toBe(2);
  for (const page of ['index.html', 'about.html'])
    expect(read(page)).toContain(`Content-Security-Policy" content="default-src 'none'; `);
});

describe('what cannot be finished stops the build, which names the page:', () => {
  it.each([
    ['no style sheet', /<link rel="stylesheet"[^>]*>/g, '', 'no style sheet'],
    ['a part to be placed', '</main>', '<template id="B:0"></template></main>', 'use no Suspense'],
    ['an unknown island', '"review-carousel"', '"reviews"', 'island reviews has no script'],
    ['an unknown script', '"start-up"', '"starts"', 'script starts does not exist'],
    ['a style attribute', '<main', '<main style="top:0"', 'would block a style'],
  ])('%s', async (_, from, to, message) => {
    change('index.html', from, to);
    await expect(finish()).rejects.toThrow(new RegExp(`index\\.html: .*${message}`));
  });
});
