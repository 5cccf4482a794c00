import { readFileSync } from 'node:fs';
import { addressIn } from '@/lib/routes';
import { hasSpanish, spanish } from '../unit/spanish';
import { builtSite, openPage } from './pages';

// What visitors read, in a language that code does not fall back to. Only code changes it, because the test
// site's content is the fixtures. To accept a change, read it in the snapshot, then run
// npx jest transcript --selectProjects test-site --updateSnapshot
const test = builtSite === '.test-site' && hasSpanish ? it : it.skip;

const said = `href src alt lang datetime name value placeholder checked selected hidden download
  aria-label aria-current aria-hidden aria-live role type tabindex`.split(/\s+/);
const blocks = /<(?=(h\d|p|li|dt|dd|td|th|img|input|option|button|summary|nav|script|header)\b)/g;

/** The elements that mean something, with what is read or followed. */
function asRead(address: string, selector: string): string {
  const $ = openPage(address);
  const parts = $('<div>').append($(selector).clone());
  // The forms have transcripts of their own.
  const silent = 'link, script:not([type$=json], [type$=rules]), svg:not(:has(use))';
  parts.find(`${silent}, [data-island=email-form]`).remove();
  parts.find('use').unwrap();
  for (const element of parts.find('*').get()) {
    const attributes = Object.entries(element.attribs).filter(([name]) => said.includes(name));
    element.attribs = Object.fromEntries(attributes);
    const isPlain = attributes.length === 0 && /^(div|span|i|section|main)$/.test(element.tagName);
    if (isPlain) $(element).replaceWith($(element).contents());
  }
  return (parts.html() ?? '').replace(/\s+/g, ' ').replace(blocks, '\n<');
}

test.each([
  ['/', 'body > *'],
  ...`/about /contact /deadlines /deadlines/montana /blogs/page1 /blogs/page1/1 /blogs/page1/9 /confirmAlert /404 /glossary`
    .split(' ')
    .map((path) => [path, 'main']),
])('%s is read as before', (path = '', selector = '') => {
  expect(`\n${asRead(addressIn(spanish, path), selector)}\n`).toMatchSnapshot();
});

test.each(['/feed.xml', '/es/feed.xml', '/es/manifest.webmanifest'])('%s is as before', (file) => {
  const text = readFileSync(`out${file}`, 'utf8');
  expect(text).toMatchSnapshot();
});
