/** Takes an amount and its unit and writes both as a reader says them: $25,000, 27.8%, 2 years, 1 year. */
export function writeAmount(amount: number, unit: string): string {
  if (unit === '$') return `$${writeNumber(amount, Number.isInteger(amount) ? 0 : 2)}`;
  if (unit === '%') return `${writeNumber(amount)}%`;
  return `${writeNumber(amount)} ${amount === 1 ? toSingular(unit) : unit}`;
}

function writeNumber(amount: number, decimals?: number): string {
  return amount.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 2,
  });
}

function toSingular(unit: string): string {
  if (unit === 'feet') return 'foot';
  return unit.replace(/(?<!s)s$/, '');
}
