import { readSettings } from './settings';

/** The service that counts visits, and the one script that asks it to. */
export type Counter = {
  src: string;
  /** What tells the service which site it counts: a name at Plausible, an ID at Umami. */
  site: { 'data-domain': string } | { 'data-website-id': string };
  /** Where it answers. */
  host: string;
};

const umamiId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Takes the build's environment and returns the service that counts visits, or undefined where none is named;
 * throws an error that names every wrong variable.
 */
export function readCounter(variables?: Parameters<typeof readSettings>[0]): Counter | undefined {
  const { NEXT_PUBLIC_COUNT_SCRIPT: src, NEXT_PUBLIC_COUNT_SITE: site } = readSettings(variables);
  if (!src) return undefined;
  return {
    src,
    site: umamiId.test(site) ? { 'data-website-id': site } : { 'data-domain': site },
    host: new URL(src).host,
  };
}
