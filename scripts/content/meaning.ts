import type { z } from 'zod';
import type { messagesSchema } from '../../lib/content/message-schemas';
import { editions, type Language, originalLanguage } from '../../lib/language';
import { areas } from '../../lib/states';
import type { Content } from './read-content';

// Words that turn a sentence into its opposite. Some translations turn it around: what does not wait
// for a child “corre también para los menores”.
const denials: Record<string, RegExp> = {
  // “Do Not Track” is a name.
  en: /(?<!\p{L})(?:not|[Nn]ever|cannot|\p{L}+n['’]t)(?!\p{L}| only)/u,
  es: /(?<!\p{L})(?:no|nunca|jamás|ni|sin|tampoco|nada|nadie|ning[uú]n\p{L}*|también|salvo|excepto|menos|imped\p{L}*|prohíb\p{L}*|en (?:vez|lugar)|fall[aóe]\p{L}*|fals\p{L}*|anterior|rígid\p{L}*|falta\p{L}*)(?!\p{L})/iu,
};

/** What a sentence denies, if its translation denies nothing. */
export function lostDenial(english: string, translation: string, language: Language) {
  const [denied] = denials[originalLanguage]?.exec(plain(english)) ?? [];
  if (!denied || denials[language]?.test(plain(translation)) !== false) return undefined;
  return `says “${denied}” in English, and the opposite in ${editions[language].englishName}: ${translation}`;
}

/** Compares the places that two texts name; Spanish says Nueva York for New York. */
export function placesIn({ data }: Content, language: Language) {
  const messages = data.get('content/messages.yml')?.data as z.infer<typeof messagesSchema>;
  const names = areas.map((area) => {
    const own = messages?.stateNames.find(({ state }) => state === area);
    return [area, plain(own?.name[language] ?? area)] as const;
  });
  return (text: string) => {
    let rest = plain(text);
    // West Virginia before Virginia.
    return names
      .toSorted(([, one], [, other]) => other.length - one.length)
      .filter(([, name]) => {
        const before = rest;
        rest = rest.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), ' ');
        return rest !== before;
      })
      .map(([area]) => area);
  };
}

/** Without addresses, sources and placeholders; and with one name for the capital. */
const plain = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\[\^[^\]]*\]|\{[^}]*\}|\u00ad|\*/g, ' ')
    .replace(/Washington, D\.? ?C\.?/g, 'District of Columbia');
