import type { core } from 'zod';
import { describeUnknown } from './did-you-mean';
import { counted } from './mistakes';

const wanted: Record<string, string> = {
  string: 'a text',
  number: 'a number without sign or unit, such as 25000',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'names with values below it',
};

/** Takes what a schema found and says in plain words what is wrong and what to write, where the schema has no words of its own. */
export function describeIssue(issue: core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return describeWrongType(issue.expected, issue.input);
    case 'too_big':
      return describeSize(issue, Number(issue.maximum), 'at most');
    case 'too_small':
      return describeSize(issue, Number(issue.minimum), 'at least');
    case 'invalid_value':
      return describeUnknown(String(issue.input), issue.values.map(String));
    case 'invalid_union':
      return describeUnknownKind(issue.input, 'options' in issue ? issue.options : []);
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

function describeWrongType(expected: string, input: unknown): string {
  const wish = wanted[expected] ?? expected;
  if (input === undefined) return `is missing. Write ${wish}.`;
  if (input === null) return `is empty. Write ${wish}.`;
  if (expected !== 'string') return `is ${JSON.stringify(input)}. Write ${wish}.`;
  return typeof input === 'object'
    ? 'is not read as a text, mostly because of a colon in it. Put the text in quotes.'
    : `is not read as a text. Put it in quotes: "${input}".`;
}

type SizeIssue = { origin: string; input?: unknown; exact?: boolean };

function describeSize({ origin, input, exact }: SizeIssue, limit: number, bound: string): string {
  const isMore = bound === 'at most';
  const needs = `needs ${exact ? 'exactly' : bound} ${limit}`;
  if (origin === 'string' && input === '') return 'is empty. Write a text.';
  if (typeof input === 'string')
    return `has ${counted(input.length, 'character')}; ${needs}. Make it ${isMore ? 'shorter' : 'longer'}.`;
  if (!Array.isArray(input)) return `is ${String(input)}. Write ${bound} ${limit}.`;
  const missing = limit - input.length;
  const remedy = isMore ? `Remove ${-missing}` : `Add ${missing}`;
  return `has ${input.length} ${input.length === 1 ? 'entry' : 'entries'}; ${needs}. ${remedy}.`;
}

function describeUnknownKind(input: unknown, options: unknown): string {
  const kind = (input as { kind?: unknown } | null)?.kind;
  const kinds = Array.isArray(options) ? options.map(String) : [];
  return kind === undefined
    ? `is missing. Write one of: ${kinds.join(', ')}.`
    : describeUnknown(String(kind), kinds);
}
