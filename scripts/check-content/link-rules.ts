import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { routes } from '../../lib/routes';
import { outlineOf } from './article-outline';
import { linkTargets, textPages } from './link-targets';
import type { Content } from './read-content';
import { textsIn } from './walk-texts';

// The texts of data files in which the site makes links of [words](address).
const linked =
  /^content\/(faq\.yml: .*\.(subtitle|content)\d|confirmation\.yml: (next|ready)\.items.*|forms\.yml: atSend.*)$/;

/** Finds links in texts that lead nowhere, and article numbers in lists that no article has. */
export function checkLinks(content: Content): Mistake[] {
  const findProblem = linkTargets(content);
  return [
    ...content.texts.flatMap((text) =>
      outlineOf(text).links.flatMap(({ address, line }) => {
        const problem = findLinkProblem(address, addressOf(text.file));
        return problem ? [{ file: text.file, line, field: `link ${address}`, problem }] : [];
      }),
    ),
    ...content.data.flatMap(({ source, data }) =>
      textsIn(data).flatMap(({ path, text }) =>
        [...text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].flatMap(([words, address = '']) => {
          const field = writePath(path);
          const problem = linked.test(`${source.file}: ${field}`)
            ? findLinkProblem(address, routes.home)
            : 'stands where no link can be. Write the words alone.';
          const line = lineOf(source, path, words);
          return problem ? [{ file: source.file, line, field: `link ${address}`, problem }] : [];
        }),
      ),
    ),
    ...checkNumbers(content),
  ];

  function addressOf(file: string): string {
    const article = content.articles.find((one) => one.file === file);
    if (article) return routes.article(article.facts.id);
    return textPages[file] ?? routes.deadlines;
  }

  function findLinkProblem(address: string, from: string): string | undefined {
    if (/^(https?|mailto|tel):/.test(address)) return undefined;
    if (/^(\/|#)/.test(address)) return findProblem(address, from);
    return 'leads nowhere. Write an article such as blogs/9, a page such as /about, or an address that begins with https://.';
  }
}

/** Checks the numbers in an article's related, and in the site's shortAddresses. */
function checkNumbers({ articles, data }: Content): Mistake[] {
  const published = articles.filter(({ facts }) => !facts.draft).map(({ facts }) => facts.id);
  return data.flatMap(({ source, data }) => {
    const own = articles.find(({ file }) => file === source.file)?.facts.id;
    return ['related', 'shortAddresses'].flatMap((name) => {
      const numbers = (data as Record<string, unknown> | undefined)?.[name];
      if (!Array.isArray(numbers)) return [];
      return numbers.flatMap((id, index): Mistake[] => {
        const path = [name, index];
        const at = { file: source.file, line: lineOf(source, path), field: writePath(path) };
        if (id === own) return [{ ...at, problem: 'names this article itself. Write another.' }];
        if (!Number.isInteger(id) || published.includes(id)) return [];
        const problem = `is ${id}, which is no published article. Write 1 to ${published.length}.`;
        return [{ ...at, problem }];
      });
    });
  });
}
