/** @jest-environment node */
import { parsePolicies } from '@/scripts/test-hosts/observatory/parse-policy';
import { gradeRows, scoreRows } from '@/scripts/test-hosts/observatory/score';

const strict =
  "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self'; frame-ancestors 'none'";
const headers = {
  'content-security-policy': strict,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};
const route = ['http://example.com/', 'https://example.com/'].map((address) => new URL(address));
const scan = (changes: Record<string, string | undefined>, html = '', way = route) =>
  scoreRows({ route: way, headers: { ...headers, ...changes }, html });
const points = (test: string, changes: Record<string, string | undefined>, html?: string) =>
  scan(changes, html).find((row) => row.test === test)?.points;

describe('the score of a policy', () => {
  const score = (policy: string | undefined, html?: string) =>
    points('Content-Security-Policy', { 'content-security-policy': policy }, html);

  it.each([
    [10, strict],
    [5, "default-src 'self'"],
    [0, "default-src 'none'; style-src 'unsafe-inline'"],
    [0, "default-src 'none'; style-src data:"],
    [-10, "default-src 'none'; script-src 'self' 'unsafe-eval'"],
    [-10, "default-src 'none'; img-src http://example.org"],
    [-20, "default-src 'none'; script-src 'self' 'unsafe-inline'"],
    [-20, "default-src 'none'; script-src https:"],
    [-20, "script-src 'self'"],
    [-20, "default-src 'none'; connect-src http://example.org"],
    [-25, "default-src 'none'; default-src 'self'"],
    [-25, undefined],
  ])('is %i for %s', (expected, policy) => {
    expect(score(policy)).toBe(expected);
  });

  it('overlooks unsafe-inline beside a hash, as browsers do', () => {
    expect(score("default-src 'none'; script-src 'unsafe-inline' 'sha256-a='")).toBe(10);
  });

  it('counts a page’s own policy, but not against framing', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${strict}">`;
    expect(score(undefined, meta)).toBe(10);
    const changes = { 'content-security-policy': undefined, 'x-frame-options': undefined };
    expect(points('X-Frame-Options', changes, meta)).toBe(-20);
  });

  it('is of what all policies allow', () => {
    const both = parsePolicies(["script-src 'self' a.example", "script-src 'self' b.example"]);
    expect([...(both.get('script-src') ?? [])]).toEqual(["'self'"]);
  });
});

describe('the score of a header', () => {
  it.each([
    ['Strict-Transport-Security', 'strict-transport-security', undefined, -20],
    ['Strict-Transport-Security', 'strict-transport-security', 'max-age=60', -10],
    ['X-Content-Type-Options', 'x-content-type-options', undefined, -5],
    ['Referrer-Policy', 'referrer-policy', 'unsafe-url', -5],
    ['Referrer-Policy', 'referrer-policy', 'unsafe-url, no-referrer', 5],
    ['Cross-Origin-Resource-Policy', 'cross-origin-resource-policy', 'cross-origin', 0],
    ['Cookies', 'set-cookie', 'a=b', -40],
  ])('%s falls with %s: %s', (test, name, value, expected) => {
    expect(points(test, { [name]: value })).toBe(expected);
  });

  it('falls with a way that stays on HTTP, or with a script of another site', () => {
    const [first = new URL('http://example.com/')] = route;
    const stays = scan({}, '', [first]);
    expect(stays.find(({ test }) => test === 'Way to HTTPS')?.points).toBe(-20);
    const foreign = '<script src="https://example.org/a.js"></script>';
    expect(points('Scripts of other sites', {}, foreign)).toBe(-50);
  });
});

describe('the grade', () => {
  it('is A+ with 130 points where everything is set', () => {
    expect(gradeRows(scan({}))).toEqual({ score: 130, grade: 'A+' });
  });

  it('counts a bonus only where 90 points are reached without', () => {
    expect(gradeRows(scan({ 'x-content-type-options': undefined })).grade).toBe('A+');
    expect(gradeRows(scan({ 'strict-transport-security': undefined }))).toEqual({
      score: 80,
      grade: 'B+',
    });
  });
});
