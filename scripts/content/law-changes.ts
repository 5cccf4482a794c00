import { core } from 'zod';
import { type Clock, clockShape } from '../../lib/content/clock-schema';
import { asAdvice, lineOf, type Mistake, mistakeAt, type Path } from '../../lib/content/mistakes';
import { loadYaml } from '../../lib/content/parse-yaml';
import { type Law, lawsIn } from '../../lib/content/state-schema';
import { dayOfBuild } from '../../lib/day-of-build';
import { durationWords, moved } from '../../lib/deadlines/duration';
import { trustedFor } from '../../lib/deadlines/open-data';
import { stateId } from '../../lib/ids';
import { originalLanguage } from '../../lib/language';
import { deadlineAreas } from '../../lib/states';
import { changedOn, versionsBefore } from './history';
import { attempt, type Content, dataOf } from './read-content';

type LawFile = Parameters<typeof lawsIn>[0];

/**
 * Each clock of the law that changed, in words and with the other places that cite its section, as
 * advice; refused where the day of the check did not move with it.
 */
export function* changedLaw(content: Content, versions = versionsBefore()): Iterable<Mistake> {
  for (const { name, text } of versions.flat()) {
    const file = content.files.find((one) => one.name === name);
    if (!file || !/^(states\/.*|federal)\.yml$/.test(name)) continue;
    const source = { file: `content/${name}`, text: file.text };
    const [was, is] = [text, file.text].map((text) =>
      attempt([], () => loadYaml({ ...source, text }) as LawFile),
    );
    if (!was || !is) continue;
    const place = deadlineAreas.find((area) => name === `states/${stateId(area)}.yml`);
    // A law can be corrected twice on the day of its check, also in a version that is taken over later.
    const isChecked =
      is.checked > was.checked || is.checked >= (changedOn(source.file) || dayOfBuild());
    for (const { law, path, difference } of changedClocks(was, is)) {
      const own = `${source.file}:${lineOf(source, [...pathOf(law, is), 'section'])}`;
      const cited = citedBy(law, content).filter((one) => one !== own);
      const others = cited.length > 0 ? ` Also cited in ${cited.join(', ')}.` : '';
      const says = `${place ?? 'Federal law'}, ${nameOf(law, content)}: ${difference} (${law.section}).${others}`;
      yield asAdvice(mistakeAt(source, path, says));
      if (isChecked) continue;
      const problem = `changed, but checked is still ${is.checked}. Read the law again, and write that day there.`;
      yield mistakeAt(source, path, problem);
    }
  }
}

/** Advises to read the laws again that nobody checked for long. */
export function* oldChecks({ data }: Content): Iterable<Mistake> {
  const files = [...data.values()].flatMap(({ source, data }) => {
    const { checked } = Object(data);
    const isOld = typeof checked === 'string' && moved(checked, trustedFor) <= dayOfBuild();
    return isOld ? source.file : [];
  });
  const problem = `were last checked more than ${durationWords(trustedFor, originalLanguage)} ago. Read the laws again, and write the day: ${files.join(', ')}.`;
  if (files.length > 0) yield asAdvice({ file: 'content', line: 0, field: 'laws', problem });
}

/** Clocks pair by their law and their place in it. */
function* changedClocks(was: LawFile, is: LawFile) {
  const [before, after] = [clocksIn(was), clocksIn(is)];
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const [from, to] = [before.get(key), after.get(key)];
    const { law, at } = (to ?? from) as ClockOfLaw;
    const path = [...pathOf(law, is), ...(to ? ['clocks', at] : [])];
    const difference = differenceOf(from?.clock, to?.clock);
    if (difference) yield { law, path, difference };
  }
}

type ClockOfLaw = { law: Law; clock: Clock; at: number };

function clocksIn(file: LawFile): Map<string, ClockOfLaw> {
  const laws = lawsIn(file).filter(({ rule }) => rule !== 'same');
  const clocks = laws.flatMap((law) => law.clocks.map((clock, at) => ({ law, clock, at })));
  return new Map(clocks.map((one) => [`${one.law.id} ${one.at}`, one]));
}

function pathOf({ id }: Law, file: LawFile): Path {
  const [field = '', key] = id.split('.');
  const laws: unknown = Object(file)[field];
  const at = Array.isArray(laws) ? laws.findIndex((law) => law.key === key) : -1;
  return at < 0 ? [field] : [field, at];
}

function nameOf({ kind }: Law, content: Content): string {
  const label = dataOf(content, 'deadlines.yml')?.labels.find((one) => one.kind === kind);
  return label?.name[originalLanguage].toLowerCase() ?? kind;
}

/** What differs between two clocks, such as “notice 6 months → 4 months”; empty if nothing does. */
function differenceOf(from?: Clock, to?: Clock): string {
  const written = (name: string, clock: object = {}) => {
    const value = clock[name as keyof object];
    const isLength = name === 'time' || name === 'outer';
    return isLength ? durationWords(value, originalLanguage) : [value].flat().join(' and ');
  };
  const changed = Object.keys(clockShape).flatMap((name) => {
    const [was, is] = [from, to].map((clock) => written(name, clock));
    const label = name === 'time' ? (to ?? from)?.step : name;
    return was === is ? [] : `${label} ${was || 'nothing'} → ${is || 'nothing'}`;
  });
  return changed.join('; ');
}

/** The places of laws and texts that name a section, by its number or as CPLR 214. */
function citedBy({ section }: Law, { files }: Content): string[] {
  const names = section.split(/[;,] /).map((one) => {
    const [number] = /\d[\w:]*(?:[.-]\d[\w-]*)+/.exec(one) ?? [];
    return number ?? one.replace(/\s*\(.*/, '');
  });
  const any = names.filter((name) => /\d/.test(name) && name.length > 3).map(core.util.escapeRegex);
  const named = any.length > 0 && RegExp(`(?<![\\w.-])(?:${any.join('|')})(?![\\w-]|\\.\\d)`);
  if (!named) return [];
  return files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (named.test(line) ? `content/${name}:${index + 1}` : [])),
  );
}
