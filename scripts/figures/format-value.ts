/** Writes a value as a reader says it: $25,000, 27.8%, 2 years, 1 year. */
export function formatValue(value: number, unit: string): string {
  if (unit === '$') return `$${formatNumber(value, Number.isInteger(value) ? 0 : 2)}`;
  if (unit === '%') return `${formatNumber(value)}%`;
  return `${formatNumber(value)} ${value === 1 ? toSingular(unit) : unit}`;
}

function formatNumber(value: number, decimals?: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 2,
  });
}

function toSingular(unit: string): string {
  return unit.replace(/(?<!s)s$/, '');
}
