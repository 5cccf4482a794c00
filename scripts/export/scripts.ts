import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import type { Counter } from '../../lib/settings';
import { chunkFolder, type Scripts } from './bundle';

/** Places page scripts and adds the loader of islands. */
export function placeScripts($: CheerioAPI, { inPage, inFiles, ofIslands }: Scripts): void {
  const islands = $('[data-island]');
  if (islands.length > 0) $('body').append('<script data-script="load-islands"></script>');
  else $('#broken-part').remove();
  for (const { attribs } of islands.toArray()) {
    const files = ofIslands[attribs['data-island'] ?? ''];
    if (!files) throw new Error(`The island ${attribs['data-island']} has no script.`);
    // The HTML of a page with many islands names only each one's own file.
    attribs['data-files'] = files.slice(0, islands.length > 1 ? 1 : undefined).join(' ');
  }
  for (const script of $('script[data-script]').toArray()) {
    const name = script.attribs['data-script'] ?? '';
    const [code = '', file] = [inPage[name], inFiles[name]];
    if (!code && !file) throw new Error(`The script ${name} does not exist.`);
    $(script).replaceWith(
      file ? `<script type="module" src="${file}"></script>` : `<script>${code}</script>`,
    );
  }
}

/** Moves the data of interactive parts into files, which load with their scripts. Returns them by address. */
export function moveProps($: CheerioAPI): Record<string, string> {
  const files: Record<string, string> = {};
  for (const script of $('script[data-props]').toArray()) {
    const text = $(script).text();
    const address = hashedAddress('props', '.json', text);
    files[address] = text;
    $(script).prev().attr('data-props', address);
    $(script).remove();
  }
  return files;
}

/** The address of a file that may be kept forever. */
export function hashedAddress(name: string, type: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `/${chunkFolder}/${name}-${hash}${type}`;
}

/** Adds the visit counter, or only its address if the page opts out; none if it redirects. */
export function addCounter($: CheerioAPI, counter: Counter | undefined): void {
  const uncounted = $('meta[name="visits"][content="uncounted"]');
  if (!counter || $('meta[http-equiv="refresh"]').length > 0) return void uncounted.remove();
  const { src, site } = counter;
  if (uncounted.length > 0) uncounted.attr({ name: 'counter', content: src, ...site });
  else $('head').append($('<script async></script>').attr({ src, ...site }));
}
