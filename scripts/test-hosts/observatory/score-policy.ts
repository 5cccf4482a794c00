import type { Policy } from './parse-policy';

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const broadOrInline = [...broad, "'unsafe-inline'", 'data:'];
const passive = ['img-src', 'media-src'];

/** Takes what an answer's policies allow and returns the Observatory's points for it, and why. */
export function scorePolicy(policy: Policy): [number, string] {
  if (policy.size === 0) return [-25, 'no policy'];
  const sources = (name: string) =>
    withoutOverruled(policy.get(name) ?? policy.get('default-src') ?? new Set(['*']));
  const scripts = sources('script-src');
  const styles = sources('style-src');
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const active = [...policy].filter(([name]) => !passive.includes(name));

  if (scripts.some((source) => broadOrInline.includes(source)))
    return [-20, 'scripts from anywhere'];
  if (sources('object-src').some((source) => broad.includes(source)))
    return [-20, 'objects from anywhere'];
  if (active.some(([, list]) => [...list].some(isPlain))) return [-20, 'files over plain HTTP'];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return [-10, 'eval'];
  if (passive.some((name) => sources(name).some(isPlain))) return [-10, 'pictures over plain HTTP'];
  if (styles.some((source) => broadOrInline.includes(source))) return [0, 'styles from anywhere'];
  const none = policy.get('default-src');
  if (none?.size === 1 && none.has("'none'")) return [10, "strict, default-src 'none'"];
  return [5, 'strict'];
}

/** A browser that knows hashes and nonces overlooks 'unsafe-inline' beside them. */
function withoutOverruled(sources: Set<string>): string[] {
  const isChosen = [...sources].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return [...sources].filter((source) => !(isChosen && source === "'unsafe-inline'"));
}
