import type { IncomingHttpHeaders } from 'node:http';
import { load } from 'cheerio/slim';
import { parsePolicies } from './parse-policy';
import * as score from './score-headers';
import { scorePolicy } from './score-policy';

/** What the Observatory looks at: the addresses gone through from http://, and the answer at their end. */
export type Scanned = { route: URL[]; headers: IncomingHttpHeaders; html: string };
export type Row = { test: string; points: number; why: string };

/**
 * Takes what was scanned and returns the rows of the Observatory's scoring table (mdn-http-observatory,
 * algorithm 4, src/grader/charts.js); a bonus for cross-origin openers, added since, is left out.
 */
export function scoreRows({ route, headers, html }: Scanned): Row[] {
  const value = (name: string) => String(headers[name] ?? '').trim();
  const inHeader = value('content-security-policy').split(',');
  const isFramingInPolicy = inHeader.some((policy) => parsesWith(policy, 'frame-ancestors'));
  const rows: Record<string, score.Points> = {
    'Content-Security-Policy': scorePolicies([...inHeader, ...metaPolicies(html)]),
    // The site sets none; one would have to be looked at closely.
    Cookies: headers['set-cookie'] ? [-40, 'some'] : [0, 'none'],
    'Cross-origin sharing': score.scoreSharing(
      value('access-control-allow-origin'),
      value('access-control-allow-credentials'),
    ),
    'Way to HTTPS': scoreRoute(route),
    'Referrer-Policy': score.scoreReferrer(value('referrer-policy')),
    'Strict-Transport-Security': score.scoreTransport(value('strict-transport-security')),
    'Scripts of other sites': scoreScripts(html),
    'X-Content-Type-Options': score.scoreSniffing(value('x-content-type-options')),
    'X-Frame-Options': score.scoreFraming(value('x-frame-options'), isFramingInPolicy),
    'Cross-Origin-Resource-Policy': score.scoreResources(value('cross-origin-resource-policy')),
  };
  return Object.entries(rows).map(([test, [points, why]]) => ({ test, points, why }));
}

/** Takes the rows and returns the score and its grade; a bonus counts only where 90 are reached without. */
export function gradeRows(rows: readonly Row[]): { score: number; grade: string } {
  const add = (some: readonly Row[]) => some.reduce((total, { points }) => total + points, 100);
  const without = add(rows.filter(({ points }) => points < 0));
  const sum = Math.max(0, without >= 90 ? add(rows) : without);
  const least = { 'A+': 100, A: 90, 'A-': 85, 'B+': 80, B: 70, 'B-': 65, 'C+': 60, C: 50 };
  const grade = Object.entries(least).find(([, points]) => sum >= points)?.[0];
  return { score: sum, grade: grade ?? 'below C' };
}

function scorePolicies(policies: string[]): score.Points {
  try {
    return scorePolicy(parsePolicies(policies));
  } catch (error) {
    return [-25, (error as Error).message];
  }
}

function parsesWith(policy: string, directive: string): boolean {
  return policy.split(';').some((part) => part.trim().split(/\s/)[0] === directive);
}

/** Without the directives that a browser does not take from there. */
function metaPolicies(html: string): string[] {
  const $ = load(html);
  return $('meta[http-equiv]')
    .toArray()
    .filter(({ attribs }) => /^content-security-policy$/i.test(attribs['http-equiv'] ?? ''))
    .map(({ attribs }) =>
      (attribs.content ?? '')
        .split(';')
        .filter((part) => !/^\s*(frame-ancestors|report-uri|sandbox)\b/i.test(part))
        .join(';'),
    );
}

function scoreRoute(route: URL[]): score.Points {
  const [first, second] = route;
  if (!second) return [-20, 'stays on HTTP'];
  if (route.at(-1)?.protocol !== 'https:') return [-20, 'ends on HTTP'];
  if (second.protocol !== 'https:') return [-10, 'by way of another HTTP address'];
  return first?.hostname === second.hostname ? [0, 'at once'] : [-5, 'by way of another host'];
}

function scoreScripts(html: string): score.Points {
  const scripts = load(html)('script[src]').toArray();
  const foreign = scripts.filter(({ attribs }) => /^(https?:)?\/\//.test(attribs.src ?? ''));
  return foreign.length > 0 ? [-50, `${foreign.length} of them`] : [0, 'none'];
}
