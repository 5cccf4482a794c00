import { basename } from 'node:path';
import { durationWords } from '../deadlines/duration';
import { describeUnknown } from '../did-you-mean';
import { lengthSyntax } from '../inline-text';
import { type Language, originalLanguage } from '../language';
import { localize } from './localize';
import { listFiles, readData } from './read-file';
import { federalSchema, type Law, lawsIn, stateSchema } from './state-schema';

/** Fills in how long laws give, such as 2 years for {texas.injury}; unknown names stay. */
export function fillLengths(text: string, language: Language): string {
  return text.replace(
    lengthSyntax,
    (name, place) => durationWords(namedLengths(place).get(name), language) || name,
  );
}

/** The names of lengths in a text that no law has, and what is wrong with each. */
export function unknownLengths(text: string) {
  return [...text.matchAll(lengthSyntax)].flatMap(({ 0: name, 1: place = '', index }) => {
    const known = namedLengths(place);
    if (known.has(name)) return [];
    const problem =
      known.size > 0 ? describeUnknown(name, [...known.keys()]) : describeUnknown(place, places());
    return { name, index, problem };
  });
}

/**
 * A place’s lengths by the ids of its laws in the open data: {texas.workClaim} is that of the first
 * clock, {texas.workClaim.2} of the second, {texas.malpractice.outer} the outer limit.
 */
function namedLengths(place: string): Map<string, string> {
  const lengths = readLaws(place).flatMap(({ id, kind, clocks }) => {
    const law = kind === 'federal' ? id : `${place}.${id}`;
    const all = clocks.map(({ time }, index) => [index ? `${law}.${index + 1}` : law, time]);
    return [...all, [`${law}.outer`, clocks.find(({ outer }) => outer)?.outer]];
  });
  return new Map(lengths.flatMap(([name, time]) => (time ? [[`{${name}}`, time]] : [])));
}

function readLaws(place: string): Law[] {
  if (!places().includes(place)) return [];
  const file =
    place === 'federal'
      ? readData('federal.yml', federalSchema)
      : readData(`states/${place}.yml`, stateSchema);
  return lawsIn(localize(file, originalLanguage));
}

const places = () => [
  ...listFiles('states', '.yml').map((file) => basename(file, '.yml')),
  'federal',
];
