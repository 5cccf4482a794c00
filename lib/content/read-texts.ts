import { type ZodType, z } from 'zod';
import { type Language, originalLanguage } from '../language';
import { cached } from '../memoize';
import { fillLengths } from './law-lengths';
import { type Localized, localize } from './localize';
import { parseYaml } from './parse-yaml';
import { type MarkdownParts, markdownPath, readData, splitMarkdown } from './read-file';

/** A YAML file's data in one language, with the names in its texts filled in. Throws a ContentError. */
export function readYaml<T>(
  path: string,
  schema: ZodType<T>,
  language: Language,
  finishText = (text: string) => text,
): Localized<T> {
  return fill(localize(readData(path, schema), language), language, finishText);
}

export type MarkdownFile<T> = MarkdownParts & { facts: T };

/** Reads a text such as pages/about in a language. Throws a ContentError. */
export function readMarkdown<T>(
  text: string,
  schema: ZodType<T>,
  language: Language,
): MarkdownFile<T> {
  const parts = splitMarkdown(markdownPath(text, language));
  const facts = fill(parseYaml(parts.front, schema), language);
  return { ...parts, body: fill(parts.body, language), facts };
}

/** Fills {siteName} and lengths of laws into all texts, and applies `finishText`. */
function fill<T>(content: T, language: Language, finishText = (text: string) => text): T {
  if (typeof content === 'string') {
    const named = content.replaceAll('{siteName}', () => siteName(originalLanguage));
    return finishText(fillLengths(named, language)) as T;
  }
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((part) => fill(part, language, finishText)) as T;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, fill(value, language, finishText)]),
  ) as T;
}

// Reuse one schema so its parse results are cached.
const named = z.looseObject({ name: z.string() });
const siteName = cached(() => readData('site.yml', named).name);
