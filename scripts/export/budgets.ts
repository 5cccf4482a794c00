import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { parseYaml } from '../../lib/content/parse-yaml';
import { parsePage } from './pages';

const amount = z.number().min(0);
const weightSchema = z.strictObject({
  html: amount,
  css: amount,
  js: amount,
  fonts: amount,
  pictures: amount,
  requests: amount,
});
const budgetsSchema = z.record(z.string(), weightSchema.extend({ page: z.string() }));

/** Bytes after compression, by kind, and the number of requests. */
export type Weight = z.infer<typeof weightSchema>;

/** A line for each part of a page that is outside of its budget; empty where all pages keep theirs. */
export function checkBudgets(folder: string, file: string): string[] {
  const budgets = parseYaml({ file, text: readFileSync(file, 'utf8') }, budgetsSchema);
  return Object.entries(budgets).flatMap(([kind, { page, ...budget }]) =>
    compare(kind, weighPage(folder, page), budget),
  );
}

/**
 * The budget is in kB (and a number of requests). Less than half of it is a failure as well: then either
 * what is measured has moved to where this does not look, or the budget allows what nobody wants.
 */
export function compare(kind: string, weight: Weight, budget: Weight): string[] {
  return (Object.keys(budget) as (keyof Weight)[]).flatMap((part) => {
    const used = part === 'requests' ? weight.requests : Math.round(weight[part] / 100) / 10;
    const unit = part === 'requests' ? '' : ' kB';
    const line = `${kind}: ${part} is ${used}${unit}, the budget is ${budget[part]}${unit}`;
    if (used > budget[part]) return [`${line}.`];
    return used < budget[part] / 2 ? [`${line}: lower it, or correct what is measured.`] : [];
  });
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
  const parts = {
    css: requested(attributes('link[rel="stylesheet"]:not([disabled])', 'href')),
    // In the delayed loader as well as in script elements.
    js: requested([
      ...(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js(?="[,\]])/g) ?? []),
      // Another site's script, which counts visits, is not the build's to weigh.
      ...attributes('script[src^="/"]', 'src'),
    ]),
    // Those that its style names: text in both of them is on every page.
    fonts: requested(
      [
        ...$('style')
          .text()
          .matchAll(/url\(["']?([^"')]+\.woff2)/g),
      ].map(([, url = '']) => url),
    ),
    pictures: requested([
      ...attributes('img:not([loading="lazy"]):not([src^="data:"])', 'src'),
      ...attributes('link[rel="preload"][as="image"]', 'href'),
      ...attributes('use', 'href'),
    ]),
  };
  const weigh = (addresses: string[]) =>
    addresses.reduce((sum, address) => sum + compressedSize(join(folder, address)), 0);
  return {
    html: gzipSync(html, { level: 9 }).length,
    css: weigh(parts.css),
    js: weigh(parts.js),
    fonts: weigh(parts.fonts),
    pictures: weigh(parts.pictures),
    requests: Object.values(parts).reduce((sum, addresses) => sum + addresses.length, 1),
  };
}

function compressedSize(file: string): number {
  if (!existsSync(file)) throw new Error(`A page requests ${file}, which does not exist.`);
  // Fonts are compressed in themselves.
  return file.endsWith('.woff2')
    ? readFileSync(file).length
    : gzipSync(readFileSync(file), { level: 9 }).length;
}
