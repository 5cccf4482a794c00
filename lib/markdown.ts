import type { Element, Root as HtmlRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root } from 'mdast';
import rehypeAutolinkHeadings, { type Options as AutolinkOptions } from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { routes } from './routes';

export type Heading = { id: string; text: string };
export type RenderedMarkdown = { html: string; headings: Heading[]; words: number };
export type Picture = { src: string; width: number; height: number };
export type RenderOptions = {
  /** Takes the file name written in a figure and returns where the picture is and its size. */
  findPicture?: (file: string) => Picture;
  /** The sources that [^id] refers to; they become the notes at the end. */
  sources?: readonly { id: string; title: string; publisher: string; url: string }[];
};

/**
 * Takes a Markdown text and returns its HTML, its second-level headings and its number of words;
 * raw HTML in the text is dropped.
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): RenderedMarkdown {
  const headings: Heading[] = [];
  let words = 0;
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => resolveArticleLinks)
    .use(remarkRehype, { footnoteLabel: 'Sources', clobberPrefix: '', footnoteLabelProperties: {} })
    .use(rehypeSlug)
    .use(() => (tree: HtmlRoot) => {
      toFigures(tree, options.findPicture);
      wrapTables(tree);
      headings.push(...listHeadings(tree));
      words = countWords(tree);
    })
    .use(rehypeAutolinkHeadings, headingLinks)
    .use(rehypeStringify)
    .processSync(markdown + asFootnotes(options.sources))
    .toString();
  return { html, headings, words };
}

// A mark after each heading, to copy the address of that part of the text.
const headingLinks: AutolinkOptions = {
  behavior: 'append',
  test: ['h2', 'h3'],
  content: { type: 'text', value: '#' },
  properties: (heading: Element) => ({
    className: ['heading-link'],
    ariaLabel: `Link to “${textOf(heading)}”`,
  }),
};

// GFM's footnotes give numbers, links and the way back; a source is one more footnote to them.
function asFootnotes(sources: RenderOptions['sources'] = []): string {
  const notes = sources.map(
    ({ id, title, publisher, url }) => `[^${id}]: [${title}](<${url}>), ${publisher}`,
  );
  return `\n\n${notes.join('\n\n')}`;
}

/** Editors may write blogs/11 for an article; its real address depends on the page it is listed on. */
function resolveArticleLinks(tree: Root): void {
  visit(tree, 'link', (link) => {
    const id = /^\/?blogs\/(\d+)$/.exec(link.url)?.[1];
    if (id) link.url = routes.article(Number(id));
  });
}

function toFigures(tree: HtmlRoot, findPicture: RenderOptions['findPicture']): void {
  visit(tree, 'element', (paragraph, index, parent) => {
    const image = paragraph.children[0];
    if (paragraph.tagName !== 'p' || paragraph.children.length !== 1) return;
    if (image?.type !== 'element' || image.tagName !== 'img' || !parent || index === undefined)
      return;
    const { title, src, alt } = image.properties;
    const picture = findPicture?.(String(src)) ?? {};
    image.properties = { ...picture, alt, loading: 'lazy', decoding: 'async' };
    parent.children[index] = element('figure', [
      image,
      ...(title ? [element('figcaption', [{ type: 'text', value: String(title) }])] : []),
    ]);
  });
}

// A wide table scrolls by itself on a phone; a region that scrolls must be reachable by keyboard.
function wrapTables(tree: HtmlRoot): void {
  let count = 0;
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return;
    count += 1;
    const properties = {
      className: ['table-scroll'],
      ariaLabel: `Table ${count}`,
      tabIndex: 0,
    };
    parent.children[index] = { ...element('section', [table]), properties };
    return 'skip';
  });
}

function listHeadings(tree: HtmlRoot): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h2')
      headings.push({ id: String(node.properties.id), text: textOf(node) });
  });
  return headings;
}

function countWords(tree: HtmlRoot): number {
  return textOf(tree).split(/\s+/).filter(Boolean).length;
}

function element(tagName: string, children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children };
}
