import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { parseYaml } from '../../lib/content/parse-yaml';
import { prefixOf, translatedLanguages } from '../../lib/language';
import { memoize } from '../../lib/memoize';
import { filesIn } from '../../tools/files';
import { parsePage } from './pages';

const amount = z.number().min(0);
const weightSchema = z.strictObject({
  text: amount,
  pictures: amount,
  css: amount,
  js: amount,
  fonts: amount,
  requests: amount,
});
const budgetsSchema = z.record(z.string(), weightSchema.extend({ page: z.string() }));

/** Bytes after compression, by kind, and the number of requests. */
export type Weight = z.infer<typeof weightSchema>;

/** What content decides. An editor may exceed it, and is told. */
const ofContent: readonly (keyof Weight)[] = ['text', 'pictures'];

/** A line for each part of a page outside of its budget: those that stop the build, and those that don't. */
export type Overweight = { errors: string[]; warnings: string[] };

export function checkBudgets(folder: string, file: string): Overweight {
  const budgets = parseYaml({ file, text: readFileSync(file, 'utf8') }, budgetsSchema);
  const found = Object.entries(budgets).flatMap(([kind, { page, ...budget }]) => {
    const pages = pagesLike(folder, page);
    if (pages.length === 0) throw new Error(`${file}: ${kind} is ${page}, which is no page.`);
    return pages.map((one) => {
      const name = pages.length > 1 ? `${kind} ${one}` : kind;
      return compare(name, weighPage(folder, one), budget);
    });
  });
  return {
    errors: found.flatMap(({ errors }) => errors),
    warnings: found.flatMap(({ warnings }) => warnings),
  };
}

/** The pages of that name in every language, in which * stands for any part: no article has to be there. */
function pagesLike(folder: string, name: string): string[] {
  const translated = translatedLanguages
    .map((language) => prefixOf(language).slice(1))
    .map((edition) => (name === 'index.html' ? `${edition}.html` : `${edition}/${name}`));
  const either = [name, ...translated].join('|').replaceAll('.', '[.]').replaceAll('*', '[^/]+');
  const pattern = new RegExp(`^(${either})$`);
  const files = filesIn(folder).map((file) => relative(folder, file).split(sep).join('/'));
  return files.filter((file) => pattern.test(file));
}

/**
 * The budget is in kB (and a number of requests). Less than half of what the code decides is an error as
 * well: then either what is measured has moved to where this does not look, or the budget allows what
 * nobody wants.
 */
export function compare(kind: string, weight: Weight, budget: Weight): Overweight {
  const overweight: Overweight = { errors: [], warnings: [] };
  for (const part of Object.keys(budget) as (keyof Weight)[]) {
    const used = part === 'requests' ? weight.requests : Math.round(weight[part] / 100) / 10;
    const unit = part === 'requests' ? '' : ' kB';
    const line = `${kind}: ${part} is ${used}${unit}, the budget is ${budget[part]}${unit}`;
    const isOfContent = ofContent.includes(part);
    if (used > budget[part]) overweight[isOfContent ? 'warnings' : 'errors'].push(`${line}.`);
    else if (!isOfContent && used < budget[part] / 2)
      overweight.errors.push(`${line}: lower it, or correct what is measured.`);
  }
  return overweight;
}

/** What a page loads before anybody touches it. Lazy pictures are left out. */
export function weighPage(folder: string, file: string): Weight {
  const html = readFileSync(join(folder, file), 'utf8');
  const $ = parsePage(html);
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const requested = (addresses: string[]) => [
    ...new Set(addresses.map((address) => address.split(/[?#]/)[0] ?? '')),
  ];
  const style = $('style').text();
  // Those that come when they are used are left out, as is another site's script, which counts visits.
  const scripts = attributes('[data-when="load"]', 'data-files').flatMap((files) =>
    files.split(' '),
  );
  const parts = {
    css: requested(attributes('link[rel="stylesheet"]', 'href')),
    js: requested(scripts),
    // Those that its style names: text in both of them is on every page.
    fonts: requested([...style.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => url)),
    pictures: requested([
      ...attributes('img:not([loading="lazy"]):not([src^="data:"])', 'src'),
      ...attributes('link[rel="preload"][as="image"]', 'href'),
      ...attributes('use', 'href'),
    ]),
  };
  const weigh = (addresses: string[]) =>
    addresses.reduce((sum, address) => sum + compressedFile(join(folder, address)), 0);
  return {
    text: compressed(html.replace(style, '')),
    css: compressedStyle(style) + weigh(parts.css),
    js: weigh(parts.js),
    fonts: weigh(parts.fonts),
    pictures: weigh(parts.pictures),
    requests: Object.values(parts).reduce((sum, addresses) => sum + addresses.length, 1),
  };
}

// Many pages share these.
const compressedStyle = memoize(compressed);
const compressedFile = memoize((file: string) => {
  if (!existsSync(file)) throw new Error(`A page requests ${file}, which does not exist.`);
  // Fonts are compressed in themselves.
  return file.endsWith('.woff2') ? readFileSync(file).length : compressed(readFileSync(file));
});

function compressed(content: string | Buffer): number {
  return content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length;
}
