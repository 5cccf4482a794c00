import { z } from 'zod';
import { iconNames } from '@/lib/icon-names';

export const text = (advice: string) =>
  z
    .string({ error: ({ input }) => wrongType(input, advice) })
    .trim()
    .min(1, `is empty. ${advice}`);

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
        ? `is not a known name here. Use only ${Object.keys(shape).join(', ')}.`
        : undefined,
  });
}

export const icon = z.enum(iconNames, {
  error: `is not the name of an icon. Use one of: ${iconNames.join(', ')}.`,
});
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is not a web address. Write it in full, beginning with https://.',
});
