import { statSync } from 'node:fs';
import { dayOfBuild, isPublic, whyNotPublic } from '../../lib/content/articles';
import { jsonSchemaOf } from '../../lib/content/json-schema';
import { articleIn } from '../../lib/content/links';
import { mistakeAt, writePath } from '../../lib/content/locate-value';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { redirectsSchema } from '../../lib/content/schemas';
import { linkSyntax } from '../../lib/inline-text';
import { isRecord } from '../../lib/is-record';
import { originalLanguage } from '../../lib/language';
import { parser } from '../../lib/markdown/parser';
import { pageTexts, sitePages } from '../../lib/pages';
import { articlePath, listPath, pageOfArticle, paths, stateDeadlinesPath } from '../../lib/routes';
import { deadlineAreas, stateId } from '../../lib/states';
import { outlineOf } from './outline';
import { type Content, type Text, valuesIn } from './read-content';

// Data texts in which [words](address) becomes a link.
const linked =
  /^content\/(faq\.yml: .*\.(subtitle|content)\d|confirmation\.yml: (next|ready)\.items|forms\.yml: atSend)\b/;

/** Broken links, links shown as plain text, and unknown article numbers. */
export function* checkLinks(content: Content): Iterable<Mistake> {
  const findProblem = linkTargets(content);
  const moved = redirectsIn(content);
  for (const { address, from, isShown, at } of linksIn(content)) {
    const problem = isShown
      ? findLinkProblem(address, from)
      : 'Links don’t work in this text. Write the words only.';
    if (problem) yield { ...at, field: `broken link ${address}`, problem };
  }
  yield* checkPlainWords(content);
  yield* checkNumbers(content);
  yield* checkSections(content);

  function findLinkProblem(address: string, from: string): string | undefined {
    const now = moved.find((old) => old.from === address.split('#')[0])?.to;
    if (now) return `This is an old address. Write ${now}, to which it redirects.`;
    if (/^tel:/.test(address))
      return /^tel:\+1\d{10}$/.test(address)
        ? undefined
        : 'Write +1 and ten digits, such as tel:+15550100142.';
    if (/^(https?:\/\/(localhost|[^/?#]+\.[^/?#])|mailto:[^@]+@[^@]+\.\w)/.test(address))
      return undefined;
    if (/^(\/(?!\/)|#)/.test(address)) return findProblem(address, from);
    return 'This is not an address. Write an article such as blogs/9, a page such as /about, or an address that begins with https://.';
  }
}

type Link = { address: string; from: string; isShown: boolean; at: Mistake };

function* linksIn({ texts, words }: Content): Iterable<Link> {
  for (const text of texts)
    for (const { address, line } of outlineOf(text).links) {
      const at = { file: text.file, line, field: '', problem: '' };
      yield { address, from: addressOf(text), isShown: true, at };
    }
  for (const { source, path, text } of words)
    for (const [words, , written = ''] of text.matchAll(linkSyntax)) {
      const address = parser.normalizeLink(written);
      const isShown = linked.test(`${source.file}: ${writePath(path)}`);
      yield { address, from: paths.home, isShown, at: mistakeAt(source, path, '', words) };
    }
}

/** Links shown as plain text, because their article is not public. */
function* checkPlainWords(content: Content): Iterable<Mistake> {
  const findReason = notPublic(content);
  for (const { address, from, at } of linksIn(content)) {
    const id = articleIn(address);
    const reason = findReason(id);
    if (!reason || id === articleIn(from)) continue;
    const problem = `leads to article ${id}, which is not public (${reason}). Visitors see the words without a link. Remove the link if the article will stay unpublished.`;
    yield asAdvice({ ...at, field: `link ${address}`, problem });
  }
}

export function notPublic({ articles }: Content) {
  const today = dayOfBuild();
  return (id: unknown) => {
    const article = articles.find(({ facts }) => facts.id === id);
    return article && whyNotPublic(article.facts, today);
  };
}

function* checkNumbers(content: Content): Iterable<Mistake> {
  const { articles, data } = content;
  const findReason = notPublic(content);
  for (const { source, schema, data: values } of data.values()) {
    const own = articles.find(({ file }) => file === source.file)?.facts.id;
    for (const { path, value: id, schema: one } of valuesIn(values, jsonSchemaOf(schema))) {
      if (!one['isArticle'] || !Number.isInteger(id)) continue;
      const reason = findReason(id);
      const isThere = articles.some(({ facts }) => facts.id === id);
      const leftOut = reason
        ? `is ${id}, which is not public (${reason}). It is left out until that changes.`
        : `is ${id}, which is not a published article. Write another, or remove it.`;
      if (id === own) yield mistakeAt(source, path, 'is this article itself. Write another.');
      // Removing or hiding an article must not stop others.
      else if (!isThere || reason) yield asAdvice(mistakeAt(source, path, leftOut));
    }
  }
}

function* checkSections({ articles, data }: Content): Iterable<Mistake> {
  for (const { source, schema, data: values } of data.values())
    for (const { path, value, schema: one } of valuesIn(values, jsonSchemaOf(schema))) {
      const field = one.properties?.['section'];
      if (!isRecord(field) || !field['isSection'] || !isRecord(value)) continue;
      const text = articles.find(({ facts }) => facts.id === value['article']);
      const ids = text ? outlineOf(text).headings.map(({ id }) => id) : [];
      const section = String(value['section'] ?? '');
      // Unreadable texts have no sections.
      if (!section || ids.length === 0 || ids.includes(section)) continue;
      const problem = `is “${section}”, which is not a heading of article ${value['article']}. Write one of ${ids.join(', ')}.`;
      yield mistakeAt(source, [...path, 'section'], problem);
    }
}

export const redirectsFile = 'content/redirects.yml';

export function redirectsIn({ data }: Content) {
  return redirectsSchema.safeParse(data.get(redirectsFile)?.data).data?.redirects ?? [];
}

/** Leaves malformed percent-encoding unchanged. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const homeFragments = ['finder', 'how-it-works', 'legal-areas', 'reviews', 'contact', 'faq'];

function addressOf({ file, id }: Text): string {
  if (id !== undefined) return articlePath(id);
  const page = pageTexts.find((one) => file.startsWith(`content/${one.file}.`));
  return page?.address ?? paths.home;
}

export const fixedPages = [...sitePages.map(({ address }) => address), paths.blogs];
const statePages = deadlineAreas.map((area) => stateDeadlinesPath(stateId(area)));

/** Returns a function that explains what is wrong with an internal address. */
export function linkTargets({ articles, texts }: Content) {
  const today = dayOfBuild();
  const lists = articles
    .filter(({ facts }) => facts.hidden || isPublic(facts, today))
    .map(({ facts }) => listPath(pageOfArticle(facts.id)));

  return function findProblem(address: string, from: string): string | undefined {
    const [path = '', fragment] = decode(address).split('#');
    const place = path.split('?')[0] || from;
    const id = articleIn(place);
    if (id) return articleProblem(id, place) ?? fragmentProblem(place, fragment);
    if ([...fixedPages, ...statePages, ...lists].includes(place))
      return fragmentProblem(place, fragment);
    if (place !== '/' && statSync(`public${place}`, { throwIfNoEntry: false })?.isFile())
      return undefined;
    return `There is no such page. Write an article such as blogs/9, or one of ${fixedPages.join(', ')}.`;
  };

  function articleProblem(id: number, path: string): string | undefined {
    if (!articles.some(({ facts }) => facts.id === id))
      return `There is no article ${id}. Write another number, or remove the link.`;
    const right = articlePath(id);
    return path === right ? undefined : `Article ${id} is at ${right}. Write that.`;
  }

  function fragmentProblem(path: string, fragment?: string): string | undefined {
    const known = fragment ? fragmentsOf(path) : undefined;
    if (!fragment || !known || known.includes(fragment)) return undefined;
    return `That page has no such heading. Write one of ${known.map((one) => `#${one}`).join(', ')}.`;
  }

  function fragmentsOf(path: string): string[] | undefined {
    if (path === paths.home) return homeFragments;
    // Fragments are the same in each language.
    const text = texts.find((one) => addressOf(one) === path && one.language === originalLanguage);
    return text && outlineOf(text).fragments;
  }
}
