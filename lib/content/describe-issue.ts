import type { core } from 'zod';
import { describeUnknown } from '../did-you-mean';
import { counted } from './mistakes';

const wanted: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of names with values',
};

export function describeIssue(issue: core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (input === undefined) return 'is missing.';
  if (input === null || input === '') return 'is empty.';
  switch (code) {
    case 'invalid_type':
      if (issue.expected !== 'string')
        return `is ${JSON.stringify(input)}, not ${wanted[issue.expected]}.`;
      return `is not text. Put all of it in quotes${typeof input === 'object' ? '' : `: "${input}"`}.`;
    case 'too_big':
      return `${size(input)}; write ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}.`;
    case 'too_small':
      return `${size(input)}; write ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}.`;
    case 'invalid_value':
      return describeUnknown(String(input), issue.values.map(String));
    case 'invalid_union':
      return describeKind(input as { kind?: unknown }, issue.options as string[]);
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_format':
      return `“${input}” is not valid here.`;
    default:
      return undefined;
  }
}

function size(input: unknown): string {
  if (typeof input === 'string') return `has ${counted(input.length, 'character')}`;
  return Array.isArray(input) ? `has ${counted(input.length, 'item')}` : `is ${input}`;
}

function describeKind({ kind }: { kind?: unknown }, kinds: string[]): string {
  if (kind !== undefined) return describeUnknown(String(kind), kinds);
  return `is missing. Write one of: ${kinds.join(', ')}.`;
}
