/** An edit and all answers of the check. Lines are numbers, or {words} on them. */
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
