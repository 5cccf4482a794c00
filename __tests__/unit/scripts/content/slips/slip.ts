/**
 * One change by an editor, and all that the check answers; nothing where the change is harmless. A line is given
 * by its number, or by the first words {like these} on it.
 */
export type Slip = {
  file: string;
  change: (text: string) => string | Buffer;
  says: string[];
};

/** A change of words that are there. */
export const replace =
  (from: string, to: string): Slip['change'] =>
  (text) => {
    if (!text.includes(from)) throw new Error(`The fixture does not say “${from}”.`);
    return text.replace(from, () => to);
  };
