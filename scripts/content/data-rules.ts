import { nearestTo } from '../../lib/content/did-you-mean';
import { lineOf, type Path, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import type { Content, DataPart } from './read-content';

export type TextAt = { path: Path; text: string };

/** Each text in the data with its path. */
export function textsIn(data: unknown, path: Path = []): TextAt[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

// The placeholders that the site fills in, by file and field; those marked true are required.
const filledIn: Record<string, Record<string, boolean>> = {
  'content/en/messages.yml: required': { label: true },
  'content/en/messages.yml: email': { label: true },
  'content/en/messages.yml: number': { label: true },
  'content/en/messages.yml: tooLong': { label: true },
  'content/en/messages.yml: range': { label: true, min: true, max: true },
  'content/en/messages.yml: sendFailed': { phone: true },
  'content/en/messages.yml: sendingSlow': { phone: false },
  'content/en/messages.yml: maybeSent': { phone: true },
  'content/en/messages.yml: counter.roomLeft': { count: true },
  'content/en/messages.yml: counter.noRoom': { count: true },
  'content/en/messages.yml: softChecks.suggestEmail': { address: true },
  'content/en/messages.yml: withoutScript': { phone: true, mailbox: false },
  'content/en/forms.yml: intake.given': { claim: true },
  'content/en/confirmation.yml: replyBy': { time: true },
  'content/en/confirmation.yml: copy.sentAt': { time: true },
  'content/en/home.yml: howItWorks.step': { number: true },
  'content/en/home.yml: reviews.place': { number: true, count: true },
  'content/en/home.yml: reviews.stars': { rating: true, most: true },
  'content/en/home.yml: contact.call': { phone: true },
  'content/en/home.yml: contact.write': { mailbox: true },
  'content/en/labels.yml: lists.place': { page: true, pages: true },
  'content/en/labels.yml: lists.page': { page: true },
  'content/en/labels.yml: article.minutes': { minutes: true },
  'content/en/labels.yml: article.reviewed': { name: true, date: true },
  'content/en/labels.yml: article.backToText': { number: true },
  'content/en/labels.yml: article.linkTo': { heading: true },
  'content/en/labels.yml: article.start.call': { phone: true },
  'content/en/labels.yml: visits.counted': { counter: true },
  'content/en/labels.yml: notFound.suggestion': { page: true },
  'content/en/labels.yml: notFound.article': { number: true },
};

/** Unknown {placeholders}, and texts without one that they require. */
export function checkBraces({ data, texts }: Content): Mistake[] {
  const inPages = texts
    .filter(
      ({ file, body }) => file === 'content/en/pages/privacy.md' && !body.includes('{visits}'),
    )
    .map(({ file, bodyLine: line }) => {
      const problem =
        'lacks {visits}, which says whether visits are counted. Write it where it goes.';
      return { file, line, field: 'text', problem };
    });
  const inData = data.flatMap(({ source, data }) =>
    textsIn(data).flatMap(({ path, text }) => {
      const at = (problem: string, words = ''): Mistake => ({
        file: source.file,
        line: lineOf(source, path, words),
        field: writePath(path),
        problem,
      });
      const known = filledIn[`${source.file}: ${writePath(path)}`] ?? {};
      const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const lacking = Object.keys(known).filter((name) => known[name] && !used.includes(name));
      return [
        ...used
          .filter((name) => name !== 'siteName' && !(name in known))
          .map((name) => at(describe(name, Object.keys(known)), `{${name}}`)),
        // An empty text is intentional: nothing is shown.
        ...(text === '' ? [] : lacking).map((name) =>
          at(`lacks {${name}}, which the site fills in. Write {${name}} where it goes.`),
        ),
      ];
    }),
  );
  return [...inPages, ...inData];
}

function describe(name: string, known: string[]): string {
  const nearest = nearestTo(name, known);
  const question = nearest ? ` Did you mean {${nearest}}?` : '';
  const use = `Use only {${['siteName', ...known].join('}, {')}}.`;
  return `says {${name}}, which nothing fills in.${question} ${use}`;
}

// The fields that identify an entry of a list.
const names = ['id', 'name', 'subject', 'tab', 'label'];

/** Entries with the name of an earlier one in the same list, and FAQ questions asked twice. */
export function checkRepetition({ data }: Content): Mistake[] {
  return data.flatMap((part) => {
    const isFaq = part.source.file === 'content/en/faq.yml';
    // A question must be unique across both tabs.
    const shared = isFaq ? new Map<string, string>() : undefined;
    return repeatedIn(part, part.data, [], shared);
  });
}

function repeatedIn(
  part: DataPart,
  value: unknown,
  path: Path,
  shared?: Map<string, string>,
): Mistake[] {
  if (typeof value !== 'object' || value === null) return [];
  const seen = shared ?? new Map<string, string>();
  return Object.entries(value).flatMap(([key, entry]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return [
      ...(Array.isArray(value) ? namedTwice(part, entry, at, seen) : []),
      ...repeatedIn(part, entry, at, shared),
    ];
  });
}

function namedTwice(part: DataPart, entry: unknown, path: Path, seen: Map<string, string>) {
  const isRecord = typeof entry === 'object' && entry !== null;
  // Cells of a table may repeat; a top-level list may not.
  if (!isRecord && path.length !== 2) return [];
  const record = isRecord ? (entry as Record<string, unknown>) : { '': entry };
  const name = isRecord ? names.find((one) => typeof record[one] === 'string') : '';
  if (name === undefined || !['string', 'number'].includes(typeof record[name])) return [];
  const key = `${name}: ${String(record[name]).trim().toLowerCase()}`;
  const first = seen.get(key);
  const at = name ? [...path, name] : path;
  if (first === undefined) {
    seen.set(key, writePath(at));
    return [];
  }
  const problem = `is “${record[name]}”, like ${first}. Write another, or remove one of the two.`;
  const { source } = part;
  return [{ file: source.file, line: lineOf(source, at), field: writePath(at), problem }];
}
