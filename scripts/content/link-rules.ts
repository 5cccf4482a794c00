import { statSync } from 'node:fs';
import { dayOfBuild, isPublic } from '../../lib/content/articles';
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
import {
  articlePath,
  listPath,
  openData,
  pageOfArticle,
  paths,
  stateDeadlinesPath,
  stateId,
} from '../../lib/routes';
import { deadlineAreas } from '../../lib/states';
import { outlineOf } from './outline';
import { type Content, type Text, valuesIn } from './read-content';

// Data texts in which [words](address) becomes a link.
const linked =
  /^content\/(faq\.yml: .*\.(subtitle|content)\d|confirmation\.yml: (next|ready)\.items|forms\.yml: atSend)\b/;

/** Broken links, and numbers of articles that nobody can read. */
export function* checkLinks(content: Content): Iterable<Mistake> {
  const findProblem = linkTargets(content);
  const moved = redirectsIn(content);
  const describe = (address: string, from: string): string | undefined => {
    const now = moved.find((old) => old.from === address.split('#')[0])?.to;
    if (now) return `This is an old address. Write ${now}, to which it redirects.`;
    if (/^tel:(?!\+1\d{10}$)/.test(address))
      return 'Write +1 and ten digits, such as tel:+15550100142.';
    if (/^(tel:|https?:\/\/(localhost|[^/?#]+\.[^/?#])|mailto:[^@]+@[^@]+\.\w)/.test(address))
      return undefined;
    if (/^(\/(?!\/)|#)/.test(address)) return findProblem(address, from);
    return 'This is not an address. Write an article such as blogs/9, a page such as /about, or an address that begins with https://.';
  };
  for (const text of content.texts)
    for (const { address, line } of outlineOf(text).links) {
      const problem = describe(address, addressOf(text));
      if (problem) yield { file: text.file, line, field: `broken link ${address}`, problem };
    }
  for (const { source, path, text } of content.words)
    for (const [words, , written = ''] of text.matchAll(linkSyntax)) {
      const address = parser.normalizeLink(written);
      const problem = linked.test(`${source.file}: ${writePath(path)}`)
        ? describe(address, paths.home)
        : 'Links don’t work in this text. Write the words only.';
      if (!problem) continue;
      yield { ...mistakeAt(source, path, problem, words), field: `broken link ${address}` };
    }
  yield* checkReferences(content);
}

/** References by number to articles, and by name to their sections. */
function* checkReferences({ articles, data }: Content): Iterable<Mistake> {
  const today = dayOfBuild();
  for (const { source, schema, data: values } of data.values()) {
    const own = articles.find(({ file }) => file === source.file)?.facts.id;
    for (const { path, value, schema: one } of valuesIn(values, jsonSchemaOf(schema))) {
      const article = articles.find(({ facts }) => facts.id === value);
      if (one['isArticle'] && value === own)
        yield mistakeAt(source, path, 'is this article itself. Write another.');
      // Removing or hiding an article must not stop others.
      else if (one['isArticle'] && !(article && isPublic(article.facts, today))) {
        const problem = `is ${value}, which is not a public article, so it is left out.`;
        yield asAdvice(mistakeAt(source, path, problem));
      }
      if (!isRecord(value) || !one.properties?.['section'] || !value['section']) continue;
      const text = articles.find(({ facts }) => facts.id === value['article']);
      const ids = text ? outlineOf(text).headings.map(({ id }) => id) : [];
      // Unreadable texts have no sections.
      if (ids.length === 0 || ids.includes(String(value['section']))) continue;
      const problem = `is “${value['section']}”, which is not a heading of article ${value['article']}. Write one of ${ids.join(', ')}.`;
      yield mistakeAt(source, [...path, 'section'], problem);
    }
  }
}

export const redirectsFile = 'content/redirects.yml';

export function redirectsIn({ data }: Content) {
  return redirectsSchema.safeParse(data.get(redirectsFile)?.data).data?.redirects ?? [];
}

function addressOf({ file, id }: Omit<Text, 'language'>): string {
  if (id !== undefined) return articlePath(id);
  const page = pageTexts.find((one) => file.startsWith(`content/${one.file}.`));
  return page?.address ?? paths.home;
}

const homeFragments = ['finder', 'how-it-works', 'legal-areas', 'reviews', 'contact', 'faq'];
export const fixedPages = [...sitePages.map(({ address }) => address), paths.blogs];
const statePages = deadlineAreas.map((area) => stateDeadlinesPath(stateId(area)));

/** Returns a function that explains what is wrong with an internal address. */
export function linkTargets({ articles, texts }: Content) {
  const today = dayOfBuild();
  const lists = articles
    .filter(({ facts }) => facts.hidden || isPublic(facts, today))
    .map(({ facts }) => listPath(pageOfArticle(facts.id)));
  const pages = [...fixedPages, ...statePages, ...lists];
  // Fragments are the same in each language.
  const originals = texts.filter(({ language }) => language === originalLanguage);

  return function findProblem(address: string, from: string): string | undefined {
    const [path = '', fragment] = decode(address).split('#');
    const place = path.split('?')[0] || from;
    const id = articleIn(place);
    if (id && !articles.some(({ facts }) => facts.id === id))
      return `There is no article ${id}. Write another number, or remove the link.`;
    if (id && place !== articlePath(id))
      return `Article ${id} is at ${articlePath(id)}. Write that.`;
    const isFile =
      Object.values(openData).includes(place) ||
      (place !== '/' && statSync(`public${place}`, { throwIfNoEntry: false })?.isFile());
    if (!id && !pages.includes(place) && !isFile)
      return `There is no such page. Write an article such as blogs/9, or one of ${fixedPages.join(', ')}.`;
    const text = originals.find((one) => addressOf(one) === place);
    const known = place === paths.home ? homeFragments : text && outlineOf(text).fragments;
    if (!fragment || !known || known.includes(fragment)) return undefined;
    return `That page has no such heading. Write one of ${known.map((one) => `#${one}`).join(', ')}.`;
  };
}

/** Leaves malformed percent-encoding unchanged. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
