import { statSync } from 'node:fs';
import { isPublic } from '../../lib/content/articles';
import { asAdvice, type Mistake, mistakeAt } from '../../lib/content/mistakes';
import { jsonSchemaOf, valuesIn } from '../../lib/content/parse-yaml';
import { dayOfBuild } from '../../lib/day-of-build';
import { questionId, stateId } from '../../lib/ids';
import { linkSyntax } from '../../lib/inline-text';
import { isRecord } from '../../lib/is-record';
import { originalLanguage } from '../../lib/language';
import { notesId } from '../../lib/markdown/citations';
import { parser } from '../../lib/markdown/parser';
import {
  articlePath,
  listPath,
  openData,
  pageOfArticle,
  pageTexts,
  paths,
  sitePages,
  stateDeadlinesPath,
} from '../../lib/routes';
import { deadlineAreas } from '../../lib/states';
import { type Content, dataOf, type Text } from './read-content';

// Data texts in which [words](address) becomes a link.
const linked =
  /^content\/(faq\.yml: .*\.(subtitle|content)\d|confirmation\.yml: (next|ready)\.items|home\.yml: (hero\.seals|pledges\.items)|forms\.yml: atSend)\b/;

/** Broken links, and references to articles, sections and accident types that are not there. */
export function* checkLinks(content: Content): Iterable<Mistake> {
  // Those with mistakes have one too, in the name of the file.
  const numbers = content.names.map((name) => Number(/^articles\/(\d+)/.exec(name)?.[1]));
  const findProblem = linkTargets(content, numbers);
  for (const text of content.texts)
    for (const { address, line } of text.links) {
      const problem = findProblem(address, addressOf(text));
      if (problem) yield { file: text.file, line, field: `broken link ${address}`, problem };
    }
  for (const { kind, place, words, at } of content.passages)
    for (const match of kind === 'data' ? words.matchAll(linkSyntax) : []) {
      const address = parser.normalizeLink(match[2] ?? '');
      const problem = linked.test(place)
        ? findProblem(address, paths.home)
        : 'Links don’t work in this text. Write the words only.';
      if (problem) yield { ...at(problem, match), field: `broken link ${address}` };
    }
  const articles = content.articles.map(({ facts }) => facts);
  const find = (id: unknown) => articles.find((facts) => facts.id === id);
  const types = dataOf(content, 'accident-types.yml')?.types.map(({ name }) => name);
  for (const { source, schema, data } of content.data.values())
    for (const { path, value, schema: one } of valuesIn(data, jsonSchemaOf(schema))) {
      const article = find(value);
      // Removing or hiding an article must not stop others.
      const isThere = article ? isPublic(article, dayOfBuild()) : numbers.includes(Number(value));
      if (one['isArticle'] && !isThere)
        yield asAdvice(mistakeAt(source, path, `is ${value}, no public article, and left out.`));
      const broken = one['isAddress'] ? findProblem(String(value), paths.home) : undefined;
      if (broken) yield mistakeAt(source, path, broken);
      const isType = path.at(-1) === 'accidentType' && typeof value === 'string';
      if (isType && types && !types.includes(value))
        yield mistakeAt(source, path, `is “${value}”. Write one of: ${types.join(', ')}.`);
      if (!isRecord(value) || !value['section'] || !find(value['article'])) continue;
      const address = `${articlePath(Number(value['article']))}#${value['section']}`;
      const problem = findProblem(address, paths.home);
      if (problem) yield mistakeAt(source, [...path, 'section'], problem);
    }
}

function addressOf({ file, id }: Text): string {
  if (id !== undefined) return articlePath(id);
  const page = pageTexts.find((one) => file.startsWith(`content/${one.file}.`));
  return page?.address ?? paths.home;
}

const homeFragments = ['finder', 'how-it-works', 'legal-areas', 'reviews', 'contact', 'faq'];
const fixedPages = [...sitePages.map(({ address }) => address), paths.blogs];

/** Returns a function that explains what is wrong with an address in a text at `from`. */
function linkTargets(content: Content, numbers: readonly number[]) {
  const { articles, texts } = content;
  const questions = dataOf(content, 'faq.yml')?.topics.flatMap(({ items }) => items);
  const onHome = questions && [...homeFragments, ...questions.map(({ key }) => questionId(key))];
  const shown = articles.filter(({ facts }) => facts.hidden || isPublic(facts, dayOfBuild()));
  const pages = [
    ...fixedPages,
    ...deadlineAreas.map((area) => stateDeadlinesPath(stateId(area))),
    ...shown.map(({ facts }) => listPath(pageOfArticle(facts.id))),
    ...numbers.filter(Number.isInteger).map(articlePath),
    ...Object.values(openData),
  ];
  // Fragments are the same in each language.
  const originals = texts.filter(({ language }) => language === originalLanguage);

  return function findProblem(address: string, from: string): string | undefined {
    if (/^(tel:|mailto:|https?:\/\/)/.test(address)) return undefined;
    const [path = '', fragment] = parser.normalizeLinkText(address).split('#');
    const place = path.split('?')[0] || from;
    const file = statSync(`public${place}`, { throwIfNoEntry: false });
    if (!pages.includes(place) && !file?.isFile())
      return `There is no such page. Write an article such as blogs/9, one of ${fixedPages.join(', ')}, or an address that begins with https://.`;
    const text = originals.find((one) => addressOf(one) === place);
    const known = place === paths.home ? onHome : text?.fragments;
    if (!fragment || !known || known.includes(fragment)) return undefined;
    const offered = known.filter((one) => one !== notesId).map((one) => `${place}#${one}`);
    return `That page has no such heading. Write one of ${offered.join(', ') || place}.`;
  };
}
