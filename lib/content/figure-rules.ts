import type { z } from 'zod';
import { type Unit, writeAmount } from '../amounts';
import { originalLanguage } from '../language';
import { localize } from './localize';

type Context = Pick<z.RefinementCtx, 'addIssue'>;

/** Runs a rule on a figure's original texts, with which the content check compares the others. */
export function inOriginal<Texts>(check: (figure: Texts, context: Context) => void) {
  return (figure: unknown, context: Context) =>
    check(localize(figure, originalLanguage) as Texts, context);
}

type Part = { label: string; value: number };
type Row = { total: number; parts: Part[] };

/** Refuses rows whose parts differ from the first row's, or don't add up to their total. */
export function checkParts({ rows, ...units }: Unit & { rows: Row[] }, context: Context): void {
  const expected = rows[0] ? nameParts(rows[0].parts) : '';
  rows.forEach(({ total, parts }, index) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['rows', index, name], message });
    if (nameParts(parts) !== expected) report('parts', `differ from the first row’s: ${expected}.`);
    const whole = units.unit === '%' ? 100 : total;
    const sum = parts.reduce((so, part) => so + part.value, 0);
    // Rounded percentages may not add up exactly.
    const tolerance = units.unit === '%' ? 0.5 : 0.005;
    if (total === 0 || total !== whole) report('total', `is ${total}. Write the sum; 100 for %.`);
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
    const message = `needs ${columns.length} cells, one for each column.`;
    if (row.length !== columns.length)
      context.addIssue({ code: 'custom', path: ['rows', index], message });
  });
}

function nameParts(parts: Part[]): string {
  return parts.map((part) => `“${part.label}”`).join(', ');
}
