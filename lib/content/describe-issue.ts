import type { core } from 'zod';
import { describeUnknown } from '../did-you-mean';

/** What is wrong with a value; zod's own words for rare problems. */
export function describeIssue(issue: core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (input === undefined) return 'is missing.';
  if (input === null || input === '') return 'is empty.';
  if (code === 'invalid_value') return describeUnknown(String(input), issue.values.map(String));
  if (code === 'invalid_format') return `“${input}” is not valid here.`;
  if (code === 'invalid_type' && issue.expected === 'string')
    return 'is not text. Put all of it in quotes.';
  if (code === 'too_big') return `exceeds ${issue.maximum}.`;
  if (code === 'too_small') return `needs at least ${issue.minimum}.`;
  return undefined;
}
