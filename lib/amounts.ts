/** An amount of time such as 14 days, or a year such as 2015. */
export const timePattern = /^(?:\d+ (?:hours?|days?|weeks?|months?|years?)|(?:19|20)\d\d)$/;

const daysPer = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365 };

/** Days of such a time; a year counts from year 0. */
function daysOf(time: string): number {
  const [count = '', unit = 'years'] = time.split(' ');
  return Number(count) * daysPer[unit.replace(/s$/, '') as keyof typeof daysPer];
}

/** Positions from 0 to 1; undefined if a time is missing. Years start at the first one. */
export function positionsOnScale(times: readonly (string | undefined)[]): number[] | undefined {
  const days = times.flatMap((time) => (time ? daysOf(time) : []));
  const last = days.at(-1);
  if (days.length < times.length || last === undefined) return undefined;
  const start = last > daysOf('1900') ? (days[0] ?? 0) : 0;
  return last > start ? days.map((day) => (day - start) / (last - start)) : undefined;
}

/** $, %, or a noun with an optional singular. */
export type Unit = { unit: string; unitOfOne?: string | undefined };

/** Formats an amount: $25,000, 27.8%, 2 years, 1 year. */
export function writeAmount(amount: number, { unit, unitOfOne = unit }: Unit): string {
  if (unit === '$') return `$${writeNumber(amount, Number.isInteger(amount) ? 0 : 2)}`;
  if (unit === '%') return `${writeNumber(amount)}%`;
  return `${writeNumber(amount)} ${amount === 1 ? unitOfOne : unit}`;
}

function writeNumber(amount: number, decimals?: number): string {
  return amount.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 2,
  });
}
