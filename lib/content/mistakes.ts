export type Mistake = {
  file: string;
  line: number;
  field: string;
  problem: string;
  /** Advice; the build continues. */
  isAdvice?: true;
};

export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(describeMistake).join('\n'));
  }
}

export function asAdvice(mistake: Mistake): Mistake {
  return { ...mistake, isAdvice: true };
}

/** One line: file, line, field, problem and advice. */
export function describeMistake({ file, line, field, problem }: Mistake): string {
  const says = field ? `${field}: ${problem}` : problem.charAt(0).toUpperCase() + problem.slice(1);
  return `${file}:${line ? `${line}:` : ''} ${says}`;
}

export function lineAt(text: string, index: number, firstLine = 1): number {
  return firstLine + text.slice(0, Math.max(0, index)).split('\n').length - 1;
}

/** A count with its noun: 1 word, 1,200 words. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}
