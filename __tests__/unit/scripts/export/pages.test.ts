import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Counter } from '@/lib/settings';
import { finishPages, parsePage } from '@/scripts/export/pages';
import { makePolicy } from '@/scripts/export/policy';
import { temporaryFolder } from '../../temporary';

// Shortened output of Next 16.4.6: the home page and About Us.
const captured = join(__dirname, '../../../fixtures/export');
const { at, read, write } = temporaryFolder();
beforeEach(() => cpSync(captured, at(), { recursive: true }));

const scripts = {
  inPage: {},
  inFiles: { 'start-up': '/start-up.js', 'load-islands': '/load-islands.js' },
  ofIslands: { 'review-carousel': ['/review-carousel.js', '/react.js'] },
  text: 'e.className="carousel"',
};
const finish = (counter?: Counter) =>
  finishPages(at(), scripts, { origin: '', injectedStyles: [] }, counter);
const sheetOf = (file: string) => /"stylesheet" href="\/([^"]+)/.exec(read(file))?.[1] ?? '';
const styleIn = (file: string) => /<style>(.*)<\/style>/s.exec(read(file))?.[1];

/** Changes an exported file, as another version of Next might. */
function change(file: string, from: string | RegExp, to: string) {
  const changed = read(file).replace(from, to);
  expect(changed).not.toBe(read(file));
  write(file, changed);
}

it('a page without islands has its text, scripts and used styles, and nothing from Next', async () => {
  expect(read('about.html')).toMatch(/\.js|__next_f/);
  change('about.html', '<p>', '<p>A &amp; B — “quoted” ');
  expect(await finish()).toBe(2);
  const html = read('about.html');
  expect(html).toContain('<p>A &amp; B — “quoted” ');
  expect(html).toContain('<script type="module" src="/start-up.js"></script>');
  expect(html).toContain('<script type="speculationrules">{"prerender"');
  expect(html).toContain(`Content-Security-Policy" content="default-src 'none'; `);
  expect(html).not.toMatch(/_next\/\S*\.js|__next_f|load-islands|hydrate|broken/);
  expect(styleIn('about.html')).toContain('z-index:10');
  expect(styleIn('about.html')).toContain('url(/_next/static/media/figtree');
  expect(read(sheetOf('about.html'))).toContain('@media print');
  expect(styleIn('about.html')).not.toMatch(/\.(site-footer|carousel)|progress|@keyframes spin/);
});

it('an eager island lists all its files, and its page has the styles of scripts', async () => {
  change('index.html', 'data-when="near"', 'data-when="load"');
  await finish();
  expect(read('index.html')).toContain('data-files="/review-carousel.js /react.js"');
  expect(read('index.html')).toContain('<script type="module" src="/load-islands.js"></script>');
  expect(read(sheetOf('index.html'))).toContain('.carousel[data-ready=true]');
});

it('a sheet is found in whatever order its attributes stand', async () => {
  for (const file of ['index.html', 'about.html'])
    change(file, /<link rel="stylesheet" href="([^"]+)"/g, '<link href="$1" rel="stylesheet"');
  await finish();
  expect(styleIn('about.html')).toContain('z-index:10');
});

it('the build fails if no page links a sheet', async () => {
  for (const file of ['index.html', 'about.html'])
    change(file, /<link rel="stylesheet"[^>]*>/g, '');
  await expect(finish()).rejects.toThrow('Found none of Next’s style sheets');
});

describe('with a visit counter', () => {
  const src = 'https://count.example/script.js';
  const counter = { src, site: { 'data-domain': 'a.example' }, host: 'count.example' };
  const uncounted = '<meta name="visits" content="uncounted"/>';

  it('each page has the counter script', async () => {
    await finish(counter);
    const tag = `<script async src="${src}" data-domain="a.example"></script></head>`;
    for (const page of ['index.html', 'about.html']) expect(read(page)).toContain(tag);
  });

  it('a page that declares that it is not counted runs no counter, and may report to it', async () => {
    change('about.html', '<title>', `${uncounted}<title>`);
    await finish(counter);
    const html = read('about.html');
    expect(html).toContain(`<meta name="counter" content="${src}" data-domain="a.example">`);
    expect(html).toContain("connect-src 'self' https://count.example");
    expect(html).not.toMatch(/<script[^>]+src="http|script-src[^;]+count\.example|uncounted/);
  });

  it.each([
    ['only redirects', '<meta http-equiv="refresh" content="0; url=/a"/>', counter],
    ['belongs to a site without a counter', uncounted, undefined],
  ])('a page that %s is not counted', async (_, meta, given) => {
    change('about.html', '<title>', `${meta}<title>`);
    await finish(given);
    expect(read('about.html')).not.toMatch(/<script[^>]+src="http|count\.example|uncounted/);
  });
});

it.each([
  ['no style sheet', /<link rel="stylesheet"[^>]*>/g, '', 'no style sheet'],
  ['a streamed part', '</main>', '<template id="B:0"></template></main>', 'use Suspense'],
  ['an unknown island', '"review-carousel"', '"reviews"', 'island reviews has no script'],
  ['an unknown script', '"start-up"', '"starts"', 'script starts does not exist'],
  ['a style attribute', '<main', '<main style="top:0"', 'would block a style'],
])('the build fails and names the page for %s', async (_, from, to, message) => {
  change('index.html', from, to);
  await expect(finish()).rejects.toThrow(new RegExp(`index\\.html: .*${message}`));
});

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [own, mail, count] = ["'self'", 'https://mail.example', 'https://count.example'];
const load = '<script type="module">load()</script>';
const counting = `<script defer src="${count}/js/script.js"></script>`;

it.each([
  ['no script', '<script type="application/ld+json">{}</script>', ["'none'"], [own]],
  ['rules', '<script type="speculationrules">{}</script>', [sha256('{}')], [own]],
  ['a loader', `<script>a()</script>${load}`, [own, sha256('a()'), sha256('load()')], [own]],
  ['a file', '<script type="module" src="/a.js"></script>', [own], [own]],
  ['an island', `<p data-island="a"></p>${load}`, [own, sha256('load()')], [own, mail]],
  ['a counter', counting, [count], [own, count]],
  ['both', counting + load, [own, sha256('load()'), count], [own, count]],
])(
  'the policy of a page with %s allows only its own scripts and styles',
  (name, html, scripts, connect) => {
    const $ = parsePage(`<style>a{}</style>${html}`);
    expect(makePolicy($, { origin: mail, injectedStyles: ['b{}'] })).toMatchObject({
      'default-src': ["'none'"],
      'script-src': scripts,
      'style-src': [own, ...['a{}', ...(name === 'an island' ? ['b{}'] : [])].map(sha256)],
      'connect-src': connect,
      'base-uri': ["'none'"],
    });
  },
);
