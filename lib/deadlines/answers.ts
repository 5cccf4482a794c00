import type { AccidentClock, Clock } from '../content/clock-schema';
import {
  loadAccidentTypes,
  loadDeadlines,
  loadStateDeadlines,
  type StateDeadlines,
} from '../content/site-content';
import type { Kind, Law } from '../content/state-schema';
import { fillText } from '../inline-text';
import type { Language } from '../language';
import { cached } from '../memoize';
import { routesIn } from '../routes';
import type { Area } from '../states';
import { durationSize, durationWords, wholeMonths } from './duration';
import type { Claim } from './vocabulary';

export type Answer = {
  /** Of the page, or the place on a page, that says more. */
  address: string;
  /** A sentence for each kind of accident, without the name of the place. */
  lines: Partial<Record<AccidentClock, string | undefined>>;
  /** The months of the clocks that decide whether a message is urgent. */
  months: Partial<Record<AccidentClock, readonly number[]>>;
  /** The main times by their names, such as 2 years to sue. */
  times: readonly { name: string; text: string }[];
};

/** How long people have in each place: made once, and read wherever the site says so. */
export const loadAnswers = cached((language) => {
  const { usual, timetable } = loadDeadlines(language);
  const types = loadAccidentTypes(language);
  const places = loadStateDeadlines(language).map(({ state, id, laws }): [Area, Answer] => {
    const times = mainTimes(laws, language).filter(({ clocks }) => clocks.length > 0);
    const answer = {
      address: routesIn(language).stateDeadlines(id),
      ...usualTimes(mainClocks(laws), language),
      times: times.map(({ name, clocks }) => ({ name, text: clocks.map(inOneLine).join('; ') })),
    };
    return [state, answer];
  });
  return {
    today: { urgent: usual.urgent, callUs: usual.callUs, whom: timetable.whom },
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
  Boolean(clock?.time && than?.time && wholeMonths(clock.time) < wholeMonths(than.time));

const afterAnotherStep = ['notice', 'claim', 'decision'];

/** The usual times of a place in words, and their months. */
function usualTimes(main: ReturnType<typeof mainClocks>, language: Language) {
  const { usual } = loadDeadlines(language);
  const { injury, crash, death, deathFromCare, deathInCrash, care, work } = main;
  const notified = durationWords(main.report?.time, language);
  const report = notified ? fillText(usual.report, { time: notified }) : usual.reportNow;
  const isSooner = isShorter(main.place ?? main.government, injury);
  const line = (template: string, clock: Clock | undefined, canBeSooner = false) => {
    const time = durationWords(clock?.time, language);
    const text = time ? fillText(template, { report, time }) : undefined;
    return text && isSooner && canBeSooner ? fillText(usual.sooner, { usual: text }) : text;
  };
  const months = (...clocks: (Clock | undefined)[]) =>
    clocks.flatMap((clock) => (clock?.time ? wholeMonths(clock.time) : []));
  return {
    lines: {
      injury: line(usual.injury, injury, true),
      vehicle: line(usual.injury, crash ?? injury, true),
      death: line(usual.death, death, true),
      care: line(usual.care, care),
      work: line(usual.work, work) ?? fillText(usual.workNow, { report }),
    },
    months: {
      injury: months(injury),
      vehicle: months(crash ?? injury),
      death: months(death, deathFromCare, deathInCrash),
      care: months(care),
      work: months(work),
    },
  };
}

type LargeTime = { before: string; time: string; after: string };

const inOneLine = ({ before, time, after }: LargeTime) => before + time + after;

/** The main times from the shortest on, those that say the same as one; last what has none. */
export function mainTimesInOrder(laws: readonly Law[], language: Language) {
  const { none } = loadDeadlines(language).mainTimes;
  const unknown = { before: none, time: '', after: '', days: Number.POSITIVE_INFINITY };
  const stations = mainTimes(laws, language)
    .flatMap(({ name, clocks }) =>
      (clocks.length > 0 ? clocks : [unknown]).map((clock) => ({ ...clock, name })),
    )
    .sort((one, other) => one.days - other.days);
  const names = (words: string) =>
    stations.filter((station) => inOneLine(station) === words).map(({ name }) => name);
  return [...new Map(stations.map((station) => [inOneLine(station), station]))].map(
    ([words, station]) => ({ ...station, words, names: names(words) }),
  );
}

/** In large type; a shorter time comes before the usual one, with the words for whom it holds. */
function mainTimes(laws: readonly Law[], language: Language) {
  const { mainTimes: words, steps, usual } = loadDeadlines(language);
  const main = mainClocks(laws);
  const unsure = laws.flatMap(({ clocks, confirmed }) => (confirmed === 'unsure' ? clocks : []));
  const shown = (clock: Clock | undefined, only = '') => {
    if (!clock) return [];
    const { step, time } = clock;
    const soon = step === 'report' ? usual.reportNow : steps[step].soon.replace(' {to}', '');
    const [before = '', after = ''] = time ? steps[step].short.split('{time}') : [soon];
    const additions = [only && `, ${only}`, unsure.includes(clock) && ` (${words.unsure})`];
    const { months, days } = durationSize(time);
    return {
      ...{ before, time: durationWords(time, language), days: 30 * months + days },
      after: after + additions.filter(Boolean).join(''),
    };
  };
  const row = (name: string, ...clocks: ReturnType<typeof shown>[]) => ({
    name,
    clocks: clocks.flat(),
  });
  return [
    row(words.injury, shown(main.crash, words.vehicle), shown(main.injury)),
    row(words.death, shown(main.deathInCrash, words.vehicle), shown(main.death)),
    row(words.work, shown(main.report), shown(main.work?.time ? main.work : undefined)),
    row(words.government, shown(main.place, words.place), shown(main.government)),
  ];
}
