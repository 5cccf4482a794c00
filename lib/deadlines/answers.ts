import type { AccidentClock, Clock } from '../content/clock-schema';
import {
  loadAccidentTypes,
  loadDeadlines,
  loadStateDeadlines,
  type StateDeadlines,
} from '../content/site-content';
import type { Kind, Law } from '../content/state-schema';
import { stateId } from '../ids';
import { fillText } from '../inline-text';
import type { Language } from '../language';
import { cached } from '../memoize';
import { routesIn } from '../routes';
import type { Area } from '../states';
import { durationSize, durationWords, monthsOf } from './duration';
import type { Claim } from './vocabulary';

export type Answer = {
  /** Of the page, or the place on a page, that says more. */
  address: string;
  /** A sentence for each kind of accident, without the name of the place. */
  lines: Partial<Record<AccidentClock, string | undefined>>;
  /** The months of the clocks that decide whether a message is urgent. */
  months: Partial<Record<AccidentClock, readonly number[]>>;
  times: readonly LargeTime[];
};

/** A main time in large type, such as 2 years, with the words around it. */
export type LargeTime = { name: string; clocks: { before: string; time: string; after: string }[] };

/** How long people have in each place: made once, and read wherever the site says so. */
export const loadAnswers = cached((language) => {
  const { urgent, callUs } = loadDeadlines(language).usual;
  const types = loadAccidentTypes(language);
  const places = loadStateDeadlines(language).map(({ state, id, laws }): [Area, Answer] => {
    const main = mainClocks(laws);
    const answer = {
      address: routesIn(language).stateDeadlines(id),
      lines: linesOf(main, language),
      months: monthsIn(main),
      times: largeTimes(laws, language),
    };
    return [state, answer];
  });
  return {
    today: { urgent, callUs, whom: loadDeadlines(language).timetable.whom },
    clocks: Object.fromEntries(types.map(({ name, clock = 'injury' }) => [name, clock])),
    places: Object.fromEntries(places) as Partial<Record<Area, Answer>>,
  };
});

export type Answers = ReturnType<typeof loadAnswers>;

type HelpKind = StateDeadlines['help'][number]['kind'];

/** What each place offers, with official addresses. */
export const loadHelpToday = cached((language) => {
  const { help: labels } = loadDeadlines(language);
  const places = loadStateDeadlines(language).map(({ state, help }) => [
    state,
    help.map(({ kind, name, url }) => ({ kind, label: labels[kind], name, url })),
  ]);
  return Object.fromEntries(places) as Partial<
    Record<Area, { kind: HelpKind; label: string; name: string; url: string }[]>
  >;
});

export type HelpToday = ReturnType<typeof loadHelpToday>;

/** What the list of states says of a place without a page of its own. */
export const loadIslands = cached((language) =>
  loadDeadlines(language).places.map(({ name, text }) => ({
    text,
    address: `${routesIn(language).deadlines}#${stateId(name)}`,
    id: stateId(name),
  })),
);

/** The clocks that most people look for; those with more tags hold only for some, and end sooner. */
function mainClocks(laws: readonly Law[]) {
  const first = (kind: Kind) => laws.find((law) => law.kind === kind)?.clocks[0];
  const shortest = (tags: readonly Claim[], among = laws): Clock | undefined => {
    const fitting = among
      .flatMap(({ clocks }) => clocks)
      .filter(
        ({ claim, step, time, before, from = '' }) =>
          time &&
          step !== 'wait' &&
          !before &&
          !afterAnotherStep.includes(from) &&
          claim.length === tags.length &&
          tags.every((tag) => claim.includes(tag)),
      );
    return fitting.sort((one, other) => (isShorter(one, other) ? -1 : 1))[0];
  };
  const injury = first('injury');
  const death = first('death');
  const ofGovernments = laws.filter(({ kind }) => /government$/.test(kind));
  const government = shortest(['government'], ofGovernments);
  const crash = shortest(['injury', 'vehicle']) ?? shortest(['vehicle']);
  const place = shortest(['government', 'place']);
  return {
    ...{ injury, death, deathFromCare: first('deathFromCare'), care: first('malpractice') },
    ...{ report: first('workReport'), work: first('workClaim'), government },
    crash: crash?.time === injury?.time ? undefined : crash,
    deathInCrash: shortest(['death', 'vehicle']),
    place: !government || isShorter(place, government) ? place : undefined,
  };
}

const isShorter = (clock: Clock | undefined, than: Clock | undefined) =>
  Boolean(clock?.time && than?.time && monthsOf(clock.time) < monthsOf(than.time));

const afterAnotherStep = ['notice', 'claim', 'decision'];

type MainClocks = ReturnType<typeof mainClocks>;

function monthsIn(main: MainClocks): Answer['months'] {
  const { injury, crash, death, deathFromCare, deathInCrash, care, work } = main;
  const months = (...clocks: (Clock | undefined)[]) =>
    clocks.flatMap((clock) => (clock?.time ? monthsOf(clock.time) : []));
  return {
    injury: months(injury),
    vehicle: months(crash ?? injury),
    death: months(death, deathFromCare, deathInCrash),
    care: months(care),
    work: months(work),
  };
}

function linesOf(main: MainClocks, language: Language): Answer['lines'] {
  const { usual } = loadDeadlines(language);
  const words = (clock: Clock | undefined) => durationWords(clock?.time, language);
  const notified = words(main.report);
  const report = notified ? fillText(usual.report, { time: notified }) : usual.reportNow;
  const isSooner = isShorter(main.place ?? main.government, main.injury);
  const line = (template: string, clock: Clock | undefined, canBeSooner = false) => {
    const time = words(clock);
    const text = time ? fillText(template, { report, time }) : undefined;
    return text && isSooner && canBeSooner ? fillText(usual.sooner, { usual: text }) : text;
  };
  return {
    injury: line(usual.injury, main.injury, true),
    vehicle: line(usual.injury, main.crash ?? main.injury, true),
    death: line(usual.death, main.death, true),
    care: line(usual.care, main.care),
    work: line(usual.work, main.work) ?? fillText(usual.workNow, { report }),
  };
}

/** The main times; a shorter one comes before the usual one, with the words for whom it holds. */
const largeTimes = (laws: readonly Law[], language: Language): LargeTime[] =>
  timedClocks(laws, language).map(({ name, clocks }) => ({
    name,
    clocks: clocks.map(({ days: _, ...words }) => words),
  }));

/** The main times from the shortest on, those that say the same as one; last what has none. */
export function stationsOf(laws: readonly Law[], language: Language) {
  const { none } = loadDeadlines(language).mainTimes;
  const stations = timedClocks(laws, language).flatMap(({ name, clocks }) =>
    clocks.length > 0
      ? clocks.map((clock) => ({ ...clock, name }))
      : [{ before: none, time: '', after: '', days: Number.POSITIVE_INFINITY, name }],
  );
  const line = new Map<string, (typeof stations)[number] & { names: string[] }>();
  for (const station of stations.sort((one, other) => one.days - other.days)) {
    const words = station.before + station.time + station.after;
    const names = [...(line.get(words)?.names ?? []), station.name];
    line.set(words, { ...station, names });
  }
  return [...line.values()];
}

function timedClocks(laws: readonly Law[], language: Language) {
  const { mainTimes: words } = loadDeadlines(language);
  const main = mainClocks(laws);
  const unsure = laws.flatMap(({ clocks, confirmed }) => (confirmed === 'unsure' ? clocks : []));
  const shown = (clock: Clock | undefined, only = '') => {
    if (!clock) return [];
    const notes = [only && `, ${only}`, unsure.includes(clock) && ` (${words.unsure})`];
    const { after, ...large } = inLargeType(clock, language);
    const { months, days } = durationSize(clock.time);
    return [{ ...large, after: after + notes.filter(Boolean).join(''), days: 30 * months + days }];
  };
  const name = (
    key: 'injury' | 'death' | 'work' | 'government',
    ...clocks: ReturnType<typeof shown>
  ) => ({ name: words[key], clocks });
  return [
    name('injury', ...shown(main.crash, words.vehicle), ...shown(main.injury)),
    name('death', ...shown(main.deathInCrash, words.vehicle), ...shown(main.death)),
    name('work', ...shown(main.report), ...shown(main.work?.time ? main.work : undefined)),
    name('government', ...shown(main.place, words.place), ...shown(main.government)),
  ];
}

function inLargeType({ step, time }: Clock, language: Language) {
  const { steps, usual } = loadDeadlines(language);
  const { soon, short } = steps[step];
  if (!time) {
    const words = step === 'report' ? usual.reportNow : soon.replace(' {to}', '');
    return { before: words, time: '', after: '' };
  }
  const [before = '', after = ''] = short.split('{time}');
  return { before, time: durationWords(time, language), after };
}
