import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const toastLibrary = createRequire(import.meta.url).resolve('sonner');

/**
 * Returns the style sheets that the toast library puts into a page: its own, and the empty one that
 * it begins with; throws where its code is not as expected, since its toasts would stay unstyled.
 */
export function injectedStyles(): string[] {
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(
    readFileSync(toastLibrary, 'utf8'),
  )?.[1];
  if (!literal)
    throw new Error('The style sheet was not found in sonner: adapt injected-styles.ts.');
  return ['', JSON.parse(literal)];
}
