import type { z } from 'zod';
import { daysOf, timePattern, type Unit, writeAmount } from '../figures';
import { languages } from '../language';
import { isUntranslated, localize } from './localize';
import { counted } from './mistakes';

type Context = Pick<z.RefinementCtx, 'addIssue'>;

/** Runs a rule on the figure in each language that has it. */
export function inEachEdition<InOneLanguage>(
  check: (figure: InOneLanguage, context: Context) => void,
) {
  return (figure: unknown, context: z.RefinementCtx) => {
    const known = new Set<string>();
    // All languages may have the same mistake.
    const addIssue: Context['addIssue'] = (issue) => {
      const text = JSON.stringify(issue);
      if (!known.has(text)) context.addIssue(issue);
      known.add(text);
    };
    for (const language of languages)
      if (!isUntranslated(figure, language))
        check(localize(figure, language) as InOneLanguage, { addIssue });
  };
}

type Part = { label: string; value: number };
type Row = { total: number; parts: Part[] };

/** Refuses rows whose parts differ from the first row's, or don't add up to their total. */
export function checkParts({ rows, ...units }: Unit & { rows: Row[] }, context: Context): void {
  const expected = rows[0] ? nameParts(rows[0].parts) : '';
  rows.forEach(({ total, parts }, index) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['rows', index, name], message });
    if (nameParts(parts) !== expected) {
      report('parts', `are ${nameParts(parts)}. Write the parts of the first row, ${expected}.`);
    }
    const whole = units.unit === '%' ? 100 : total;
    const sum = parts.reduce((so, part) => so + part.value, 0);
    // Rounded percentages may not add up exactly.
    const tolerance = units.unit === '%' ? 0.5 : 0.005;
    if (total === 0) report('total', 'is 0. Write what the parts add up to.');
    else if (total !== whole) report('total', `is ${total}. Write 100, since the unit is %.`);
    else if (Math.abs(sum - whole) > tolerance) {
      const [is, wish] = [sum, whole].map((amount) => writeAmount(amount, units));
      report('parts', `add up to ${is}. Write values that add up to the total, ${wish}.`);
    }
  });
}

/** Refuses rows that don't have one cell per column. */
export function checkColumns(
  { columns, rows }: { columns: string[]; rows: string[][] },
  context: Context,
): void {
  rows.forEach((row, index) => {
    if (row.length === columns.length) return;
    const message = `has ${counted(row.length, 'cell')}; needs ${columns.length}, one for each column.`;
    context.addIssue({ code: 'custom', path: ['rows', index], message });
  });
}

type Point = { at?: string | undefined; when: string };

/** Refuses times out of order, and texts whose number differs from the time. */
export function checkOrder({ points }: { points: Point[] }, context: Context): void {
  points.forEach(({ at, when }, index) => {
    if (at === undefined || !timePattern.test(at)) return;
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['points', index, name], message });
    const [number] = at.split(' ');
    if (/\d+/.exec(when)?.[0] !== number)
      report('when', `is “${when}”, and its time is ${at}. Write the same number.`);
    const before = points.slice(0, index).findLast((point) => point.at !== undefined);
    if (before?.at && daysOf(at) < daysOf(before.at))
      report('at', `is ${at}, which comes before ${before.at} above. Put the points in order.`);
  });
}

function nameParts(parts: Part[]): string {
  return parts.map((part) => `“${part.label}”`).join(', ');
}
