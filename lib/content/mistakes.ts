/** One mistake in a content file, as its editor needs to hear it. */
export type Mistake = {
  file: string;
  line: number;
  field: string;
  problem: string;
  /** Advice: the site is built all the same. */
  isWarning?: true;
};

/** All mistakes found in a content file at once. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(describeMistake).join('\n'));
  }
}

/** Takes a mistake and returns it as advice, which stops nothing. */
export function asAdvice(mistake: Mistake): Mistake {
  return { ...mistake, isWarning: true };
}

/** Takes a mistake and returns it as one line: file, line, field, what is wrong and what to write. */
export function describeMistake({ file, line, field, problem }: Mistake): string {
  const says = field ? `${field}: ${problem}` : problem.charAt(0).toUpperCase() + problem.slice(1);
  return `${file}:${line ? `${line}:` : ''} ${says}`;
}

/** Takes a text and an index in it, and returns the line of the file on which that is. */
export function lineAt(text: string, index: number, firstLine = 1): number {
  return firstLine + text.slice(0, Math.max(0, index)).split('\n').length - 1;
}

/** Takes a number and the word for one, and returns both as they are written: 1 word, 1,200 words. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}
