import { z } from 'zod';
import { iconNames } from '../icon-names';
import { describeUnknownKeys } from './did-you-mean';

export const text = (advice: string) =>
  z
    .string({
      error: ({ code, input }) => (code === 'invalid_type' ? wrongType(input, advice) : undefined),
    })
    .trim()
    .min(1, { error: `is empty. ${advice}`, abort: true });

export function texts(advice: string) {
  return z.array(text(advice), { error: `is not a list. ${advice}` }).min(1, `is empty. ${advice}`);
}

function wrongType(input: unknown, advice: string): string {
  if (input === undefined) return `is missing. ${advice}`;
  if (input === null) return `is empty. ${advice}`;
  return `must be a text. ${advice} Put it in quotes if it looks like a number or a list.`;
}

/** An object that refuses other names and says which ones there are. */
export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? describeUnknownKeys(issue.keys, Object.keys(shape))
        : undefined,
  });
}

export const icon = z.enum(iconNames);
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is not a web address. Write it in full, beginning with https://.',
});
