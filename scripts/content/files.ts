import type { ZodType } from 'zod';
import { deadlinesSchema } from '../../lib/content/deadline-schemas';
import { nearestTo } from '../../lib/content/did-you-mean';
import { labelsSchema } from '../../lib/content/label-schemas';
import { confirmationSchema, formsSchema, messagesSchema } from '../../lib/content/message-schemas';
import type { Mistake } from '../../lib/content/mistakes';
import * as schemas from '../../lib/content/schemas';
import type { Language } from '../../lib/language';
import { pageTexts } from '../../lib/pages';
import type { Content } from './read-content';

/** The YAML files of a language, or of all, and their schemas. */
export const dataFiles: Record<string, ZodType> = {
  'site.yml': schemas.siteSchema,
  'labels.yml': labelsSchema,
  'home.yml': schemas.homeSchema,
  'accident-types.yml': schemas.accidentTypesSchema,
  'how-it-works.yml': schemas.howItWorksSchema,
  'why-choose-us.yml': schemas.whyChooseUsSchema,
  'legal-areas.yml': schemas.legalAreasSchema,
  'reviews.yml': schemas.reviewsSchema,
  'faq.yml': schemas.faqSchema,
  'forms.yml': formsSchema,
  'messages.yml': messagesSchema,
  'confirmation.yml': confirmationSchema,
  'deadlines.yml': deadlinesSchema,
  'redirects.yml': schemas.redirectsSchema,
};

export const pageFiles = pageTexts.map(({ file }) => file);
export const emailFiles = ['emails/contact.html', 'emails/intake.html'];

// One file for every language: these stand beside the folders of languages.
const isShared = (name: string) => /^(emails\/|redirects\.yml$|README\.md$)/.test(name);

/** Takes a name such as site.yml and returns its path below content/: en/site.yml. */
export function placeOf(name: string, language: Language = 'en'): string {
  return isShared(name) ? name : `${language}/${name}`;
}

/** The folders of a language with any number of files. */
export const places = [
  {
    folder: 'articles/',
    pattern: /^articles\/\d{2,}-[a-z0-9]+(-[a-z0-9]+)*\.md$/,
    example: 'articles/17-dog-bites.md',
  },
  {
    folder: 'figures/',
    pattern: /^figures\/\d{2,}\/[a-z0-9]+(-[a-z0-9]+)*\.yml$/,
    example: 'figures/17/first-steps.yml',
  },
];

const known = [...Object.keys(dataFiles), ...pageFiles, ...emailFiles];

/** Missing files, files that nothing reads, and names with another number than the article's. */
export function checkFileNames({ names, translated, articles }: Content): Mistake[] {
  const missing = known.filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => at(name, 'is missing. Restore it from an earlier version.')),
    ...names.filter((name) => !isRead(name)).map((name) => at(name, describe(name, missing))),
    ...translated
      .filter((name) => !names.includes(name) || isShared(name))
      .map((name) => at(name, 'has no English file of that name. Rename it, or remove it.', 'es')),
    ...articles
      .filter(({ file, facts }) => Number(/\/(\d+)-/.exec(file)?.[1] ?? facts.id) !== facts.id)
      .map(({ file, facts }) => {
        const right = file.replace(/\/\d+-/, `/${String(facts.id).padStart(2, '0')}-`);
        const problem = `does not begin with the article’s number. Rename it to ${right}, or correct its id.`;
        return { file, line: 1, field: 'file name', problem };
      }),
  ];
}

function isRead(name: string): boolean {
  return (
    known.includes(name) ||
    /(^|\/)README\.md$/.test(name) ||
    places.some(({ pattern }) => pattern.test(name))
  );
}

function describe(name: string, missing: string[]): string {
  const place = places.find(({ folder }) => name.startsWith(folder));
  if (place) {
    return `is not a valid name. Write the number, a hyphen and small letters, such as ${place.example}.`;
  }
  const nearest = nearestTo(name, missing);
  return `is not used by the site. ${nearest ? `Did you mean ${nearest}?` : 'Move it out of content/.'}`;
}

function at(name: string, problem: string, language?: Language): Mistake {
  return { file: `content/${placeOf(name, language)}`, line: 1, field: 'file name', problem };
}
