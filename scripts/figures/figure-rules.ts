import type { z } from 'zod';
import { formatValue } from './format-value';

type Part = { label: string; value: number };
type StackedData = { unit: string; rows: { parts: Part[] }[] };
type ComparisonData = { columns: string[]; rows: string[][] };

/** Refuses rows that name other parts than the first one, and parts that make no whole. */
export function checkParts({ unit, rows }: StackedData, context: z.RefinementCtx): void {
  const expected = rows[0] ? nameParts(rows[0].parts) : '';
  rows.forEach(({ parts }, index) => {
    const report = (message: string) =>
      context.addIssue({ code: 'custom', path: ['rows', index, 'parts'], message });
    if (nameParts(parts) !== expected) {
      report(`are ${nameParts(parts)}. Write the parts of the first row, ${expected}.`);
    }
    const total = parts.reduce((sum, part) => sum + part.value, 0);
    if (total === 0) {
      report('add up to 0. Write at least one value above 0.');
    } else if (unit === '%' && Math.abs(total - 100) > 0.5) {
      report(`add up to ${formatValue(total, unit)}. Write values that add up to 100%.`);
    }
  });
}

/** Refuses rows that do not have one cell per column. */
export function checkColumns({ columns, rows }: ComparisonData, context: z.RefinementCtx): void {
  rows.forEach((row, index) => {
    if (row.length !== columns.length) {
      const message = `has ${row.length} cells. Write ${columns.length}, one per column.`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    }
  });
}

function nameParts(parts: Part[]): string {
  return parts.map((part) => `“${part.label}”`).join(', ');
}
