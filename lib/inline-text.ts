/** Fills the {name} places of a text; unknown names stay. */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** [words](address) in a line of content. */
export const linkSyntax = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** {texas.injury} in a text of content: how long a law gives. */
export const lengthSyntax = /\{([a-z-]+)\.([\w.-]+)\}/g;

export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
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
