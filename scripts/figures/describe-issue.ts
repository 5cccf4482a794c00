import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Says in plain words what is wrong with a value and what to write instead. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeWrongType(issue.expected, issue.input);
    case 'too_big':
      return describeSize(issue, issue.maximum, 'at most');
    case 'too_small':
      return describeSize(issue, issue.minimum, 'at least');
    case 'invalid_union':
      return describeUnknownKind(issue.input);
    default:
      return issue.message;
  }
}

const wanted: Record<string, string> = {
  string: 'a text',
  number: 'a number without sign or unit, such as 25000',
  array: 'a list',
  tuple: 'a list',
  object: 'keys with values',
};

function describeWrongType(expected: string, input: unknown): string {
  const wish = wanted[expected] ?? expected;
  if (input === undefined) return `is missing: write ${wish}`;
  if (input === null) return `is empty: write ${wish}`;
  if (expected !== 'string') return `is ${JSON.stringify(input)}: write ${wish}`;
  return typeof input === 'object'
    ? 'is not read as a text, mostly because of a colon in it: put the text in quotes'
    : `is not read as a text: put it in quotes, "${input}"`;
}

type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

function describeSize(issue: SizeIssue, limit: number | bigint, bound: string): string {
  const { origin, input } = issue;
  if (origin === 'number') return `is ${input}: write ${bound} ${limit}`;
  if (input === '') return 'is empty: write a text';
  const { length } = input as { length: number };
  if (origin === 'string') return `has ${length} characters: write ${bound} ${limit}`;
  return `has too ${bound === 'at most' ? 'many' : 'few'} entries (${length}): write ${bound} ${limit}`;
}

function describeUnknownKind(input: unknown): string {
  const kinds = 'timeline, bars, stacked, checklist, comparison or flow';
  const kind = (input as { kind?: unknown } | null)?.kind;
  return kind === undefined ? `is missing: write ${kinds}` : `is “${kind}”: write ${kinds}`;
}
