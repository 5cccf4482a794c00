import type { FootnoteReference, Heading, Image, Link, List, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Article } from '../../lib/content/articles';

/** The parts of an article's text that the rules look at, each with its line in the file. */
export type Outline = {
  tree: Root;
  headings: Heading[];
  figures: Image[];
  links: Link[];
  lists: List[];
  citations: FootnoteReference[];
  /** Takes a part of the text and returns its line in the file. */
  lineOf: (node: Nodes) => number;
};

/** Takes an article and returns its outline. */
export function outlineOf({ body, bodyLine, facts }: Article): Outline {
  // GFM reads [^id] as a citation only where the note exists.
  const notes = facts.sources.map(({ id }) => `[^${id}]: note`).join('\n\n');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(`${body}\n\n${notes}`);
  const outline: Outline = {
    tree,
    headings: [],
    figures: [],
    links: [],
    lists: [],
    citations: [],
    lineOf: (node) => (node.position?.start.line ?? 1) + bodyLine - 1,
  };
  visit(tree, (node) => {
    if (node.type === 'heading') outline.headings.push(node);
    if (node.type === 'image') outline.figures.push(node);
    if (node.type === 'link') outline.links.push(node);
    if (node.type === 'list') outline.lists.push(node);
    if (node.type === 'footnoteReference') outline.citations.push(node);
  });
  return outline;
}
