import type { z } from 'zod';
import { measureTimes } from '../figures/measure-time';
import { writeAmount } from '../figures/write-amount';
import { counted } from './mistakes';

type Part = { label: string; value: number };
type Row = { total: number; parts: Part[] };

/** Refuses rows that name other parts than the first one, and parts that do not add up to their total. */
export function checkParts(
  { unit, rows }: { unit: string; rows: Row[] },
  context: z.RefinementCtx,
): void {
  const expected = rows[0] ? nameParts(rows[0].parts) : '';
  rows.forEach(({ total, parts }, index) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['rows', index, name], message });
    if (nameParts(parts) !== expected) {
      report('parts', `are ${nameParts(parts)}. Write the parts of the first row, ${expected}.`);
    }
    const whole = unit === '%' ? 100 : total;
    const sum = parts.reduce((so, part) => so + part.value, 0);
    // Rounded percentages may miss the whole by a little.
    const tolerance = unit === '%' ? 0.5 : 0.005;
    if (total === 0) report('total', 'is 0. Write what the parts add up to.');
    else if (total !== whole) report('total', `is ${total}. Write 100, since the unit is %.`);
    else if (Math.abs(sum - whole) > tolerance) {
      const [is, wish] = [sum, whole].map((amount) => writeAmount(amount, unit));
      report('parts', `add up to ${is}. Write values that add up to the total, ${wish}.`);
    }
  });
}

/** Refuses a table whose rows do not have one cell per column. */
export function checkColumns(
  { columns, rows }: { columns: string[]; rows: string[][] },
  context: z.RefinementCtx,
): void {
  rows.forEach((row, index) => {
    if (row.length === columns.length) return;
    const message = `has ${counted(row.length, 'cell')}; needs ${columns.length}, one for each column.`;
    context.addIssue({ code: 'custom', path: ['rows', index], message });
  });
}

/** Refuses dates and times that come before the one above; stages such as “First weeks” have no order to check. */
export function checkOrder(
  { points }: { points: { when: string }[] },
  context: z.RefinementCtx,
): void {
  const times = measureTimes(points.map(({ when }) => when));
  times.forEach((time, index) => {
    const before = times.slice(0, index).findLastIndex((one) => one !== undefined);
    const earlier = points[before];
    if (time === undefined || !earlier || time >= (times[before] ?? 0)) return;
    const message = `is “${points[index]?.when}”, which comes before “${earlier.when}” above. Put the points in order.`;
    context.addIssue({ code: 'custom', path: ['points', index, 'when'], message });
  });
}

function nameParts(parts: Part[]): string {
  return parts.map((part) => `“${part.label}”`).join(', ');
}
