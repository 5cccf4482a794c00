/**
 * An edit and every answer of the check; none if it is harmless. Lines are numbers, or the first
 * words {like these} on them.
 */
export type Slip = {
  file: string;
  change: (text: string) => string | Buffer;
  says: string[];
};

export const replace =
  (from: string, to: string): Slip['change'] =>
  (text) => {
    if (!text.includes(from)) throw new Error(`The fixture does not say “${from}”.`);
    return text.replace(from, () => to);
  };
