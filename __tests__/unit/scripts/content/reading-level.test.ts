import { parser } from '@/lib/markdown/parser';
import { readingLevel } from '@/scripts/content/reading-level';

const text = `## Report it *soon*

Tell your boss.[^osha] See
a doctor.

- Keep [copies](/about)

![A chart of six words here](chart.svg "And a caption of it")

| When | How |
| --- | --- |
| Soon | In writing |`;

describe('the reading level', () => {
  const { words, worst } = readingLevel(parser.parse(text, {}));

  it('counts the words of headings, paragraphs and list items, not those of figures and tables', () => {
    expect(words).toBe(3 + 6 + 2);
  });

  it('names the hardest sentences with their lines', () => {
    expect(worst.map(({ text, line }) => `${line}: ${text}`)).toEqual([
      '6: Keep copies',
      '1: Report it soon',
      '3: See\na doctor.',
    ]);
  });
});
