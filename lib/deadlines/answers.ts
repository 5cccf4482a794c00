import {
  type AccidentClock,
  accidentClocks,
  type Claim,
  type Clock,
} from '../content/clock-schema';
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
import { durationWords, monthsOf } from './duration';

export type Answer = {
  /** Of the page, or the place on a page, that says more. */
  address: string;
  /** A sentence for each kind of accident, without the name of the place. */
  lines: Partial<Record<AccidentClock, string>>;
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
  const places = loadStateDeadlines(language).map(({ state, id, laws }): [Area, Answer] => [
    state,
    {
      address: routesIn(language).stateDeadlines(id),
      lines: linesOf(laws, language),
      months: monthsIn(laws),
      times: largeTimes(laws, language),
    },
  ]);
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

const clocksOf = (laws: readonly Law[]) => laws.flatMap(({ clocks }) => clocks);

const firstClock = (laws: readonly Law[], kind: Kind): Clock | undefined =>
  laws.find((law) => law.kind === kind)?.clocks[0];

/** The usual length of each kind, such as P2Y; after a crash some places have another. */
function usualLengths(laws: readonly Law[]) {
  const time = (kind: Kind) => firstClock(laws, kind)?.time;
  const crashes = clocksOf(laws).filter(
    ({ claim, step, before }) => step === 'sue' && !before && claim.includes('vehicle'),
  );
  const afterCrash = (isDeath: boolean) =>
    crashes.find(({ claim }) => claim.includes('death') === isDeath)?.time;
  return {
    injury: [time('injury')],
    vehicle: [afterCrash(false) ?? time('injury')],
    death: [time('death'), time('deathFromCare'), afterCrash(true)],
    care: [time('malpractice')],
    work: [time('workClaim')],
  } satisfies Record<AccidentClock, (string | undefined)[]>;
}

function monthsIn(laws: readonly Law[]): Answer['months'] {
  const lengths = Object.entries(usualLengths(laws));
  return Object.fromEntries(
    lengths.map(([kind, times]) => [kind, times.flatMap((time) => (time ? monthsOf(time) : []))]),
  );
}

function linesOf(laws: readonly Law[], language: Language): Answer['lines'] {
  const { usual } = loadDeadlines(language);
  const lengths = usualLengths(laws);
  const isSooner = asksSooner(laws);
  const notified = firstClock(laws, 'workReport')?.time;
  const report = notified
    ? fillText(usual.report, { time: durationWords(notified, language) })
    : usual.reportNow;
  const line = (kind: AccidentClock) => {
    const [length] = lengths[kind];
    if (kind === 'work' && !length) return fillText(usual.workNow, { report });
    if (!length) return undefined;
    const template = usual[kind === 'vehicle' ? 'injury' : kind];
    const text = fillText(template, { report, time: durationWords(length, language) });
    const canBeSooner = isSooner && kind !== 'care' && kind !== 'work';
    return canBeSooner ? fillText(usual.sooner, { usual: text }) : text;
  };
  return Object.fromEntries(accidentClocks.map((kind) => [kind, line(kind)]));
}

/** Whether a government asks for less time than others. */
function asksSooner(laws: readonly Law[]): boolean {
  const injury = firstClock(laws, 'injury')?.time;
  const tags: Claim[] = ['government', 'injury', 'place'];
  return clocksOf(laws).some(
    ({ claim, step, time = injury }) =>
      step !== 'wait' &&
      claim.includes('government') &&
      claim.every((tag) => tags.includes(tag)) &&
      monthsOf(time ?? '') < monthsOf(injury ?? ''),
  );
}

/** The main times, and shorter ones that hold only after a crash or for a public place. */
export function largeTimes(laws: readonly Law[], language: Language): LargeTime[] {
  const { mainTimes: words } = loadDeadlines(language);
  const injury = firstClock(laws, 'injury');
  const death = firstClock(laws, 'death');
  const claim = firstClock(laws, 'workClaim');
  const government = governmentClock(laws);
  const shorter = (than: Clock | undefined, ...tags: Claim[]) =>
    byLength(
      clocksOf(laws).filter(
        ({ claim, step, time, before }) =>
          step !== 'wait' &&
          !before &&
          time &&
          claim.length === tags.length &&
          tags.every((tag) => claim.includes(tag)) &&
          !(than?.time && monthsOf(time) >= monthsOf(than.time)),
      ),
    )[0];
  const unsure = clocksOf(laws.filter(({ confirmed }) => confirmed === 'unsure'));
  const shown = (clock: Clock | undefined, only = '') => {
    if (!clock) return [];
    const notes = [only && `, ${only}`, unsure.includes(clock) && ` (${words.unsure})`];
    const { after, ...large } = inLargeType(clock, language);
    return [{ ...large, after: after + notes.filter(Boolean).join('') }];
  };
  const times = {
    injury: [...shown(shorter(injury, 'injury', 'vehicle'), words.vehicle), ...shown(injury)],
    death: [...shown(shorter(death, 'death', 'vehicle'), words.vehicle), ...shown(death)],
    work: [...shown(firstClock(laws, 'workReport')), ...shown(claim?.time ? claim : undefined)],
    government: [
      ...shown(shorter(government, 'government', 'place'), words.place),
      ...shown(government),
    ],
  };
  return Object.entries(times).map(([name, clocks]) => ({
    name: words[name as keyof typeof times],
    clocks,
  }));
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

const byLength = (clocks: Clock[]) =>
  clocks.sort((one, other) => monthsOf(one.time ?? '') - monthsOf(other.time ?? ''));

/** The first step with a number: usually the notice, which ends long before the time to sue. */
function governmentClock(laws: readonly Law[]): Clock | undefined {
  // These follow another step.
  const laterStarts = ['notice', 'claim', 'decision', 'answer'];
  const own = clocksOf(laws.filter(({ kind }) => /government$/.test(kind)));
  return byLength(
    own.filter(
      ({ claim, step, time, from = '' }) =>
        time && step !== 'wait' && claim.length === 1 && !laterStarts.includes(from),
    ),
  )[0];
}
