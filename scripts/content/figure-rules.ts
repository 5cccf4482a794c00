import { figureProblem } from '../../lib/content/figures';
import type { Mistake } from '../../lib/content/mistakes';
import { pagePlaceholders } from '../../lib/render-page';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** Figures that are missing or outside articles, and names in braces that nothing fills in. */
export function* checkFigures({ texts }: Content): Iterable<Mistake> {
  for (const text of texts) {
    const { file, id, language, body, bodyLine } = text;
    const { figures, lines } = outlineOf(text);
    for (const { name, line } of figures) {
      const problem =
        id === undefined
          ? 'can’t be here: only articles have figures.'
          : figureProblem(id, name, language);
      if (problem) yield { file, line, field: `figure ${name}`, problem };
    }
    const names = ['siteName', ...(id === undefined ? pagePlaceholders : [])];
    const known = names.map((name) => `{${name}}`);
    for (const { text, line } of lines)
      for (const [braces] of text.matchAll(/\{[^{}]*\}/g)) {
        const problem = `says ${braces}, which nothing fills in. Use only ${known.join(', ')}, or in articles {figure: name} on its own line.`;
        if (!known.includes(braces)) yield { file, line, field: 'text', problem };
      }
    const problem = 'lacks {visits}, which says whether visits are counted. Add it.';
    if (file.startsWith('content/pages/privacy.') && !body.includes('{visits}'))
      yield { file, line: bodyLine, field: 'text', problem };
  }
}
