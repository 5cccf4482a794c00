import type { Messages } from './content/message-schemas';
import type { Operator } from './content/operator-schema';
import { fillText } from './inline-text';
import { type Area, type AreaNames, stateOfZipCode } from './states';

export type Served = {
  /** All areas but the others are served, instead of a list. */
  all: boolean;
  areas: readonly Area[];
  /** Areas in no list are not served and take no messages. */
  others: Partial<
    Record<
      Area,
      {
        line?: string | undefined;
        bar?: { name: string; url: string } | undefined;
        takesMessages: boolean;
      }
    >
  >;
  /** People who live there may send nothing, wherever they were hurt. */
  closedHomes: readonly Area[];
};

type Places = Omit<Served, 'closedHomes'>;

/** What the operator says of places; everywhere is served while it says nothing. */
export function servedPlaces({ states }: Pick<Operator, 'states'>): Places {
  const { all = !states, served = [], others = [] } = states ?? {};
  const entries = others.map(({ state, ...facts }) => [state, facts]);
  return { all, areas: served, others: Object.fromEntries(entries) };
}

export function isServed(area: Area, served: Places | undefined): boolean {
  if (!served) return true;
  return served.all ? !served.others[area] : served.areas.includes(area);
}

export function takesMessages(area: Area, served: Places | undefined): boolean {
  return isServed(area, served) || Boolean(served?.others[area]?.takesMessages);
}

/** Whether the contact form needs to know where the accident was; the intake always asks. */
export function asksForPlace(served: Served | undefined): boolean {
  return served !== undefined && (!served.all || Object.keys(served.others).length > 0);
}

/** Whether both forms need to know where the person lives. */
export function asksForHome(served: Served | undefined): boolean {
  return served !== undefined && served.closedHomes.length > 0;
}

/** The state that a zip code is in, if nothing may be sent by those who live there. */
export function homeClosed(zipCode: string, served: Served | undefined): Area | undefined {
  const area = stateOfZipCode(zipCode);
  return area && served?.closedHomes.includes(area) ? area : undefined;
}

type ZipCodes = { zipCode?: string; home?: string };

export function mayBeSent({ zipCode = '', home = '' }: ZipCodes, served: Served | undefined) {
  const area = stateOfZipCode(zipCode);
  return (!area || takesMessages(area, served)) && !homeClosed(home, served);
}

export type ServedTexts = { notServed: Messages['notServed']; stateNames: AreaNames };

export function notServedLine(area: Area, { notServed, stateNames }: ServedTexts): string {
  return fillText(notServed.text, { state: stateNames[area] ?? area });
}

/** Sentences about an unserved state, with links in content markup. */
export function notServedLines(
  area: Area,
  served: Served,
  texts: ServedTexts,
  deadlines?: string,
  why = notServedLine(area, texts),
): string[] {
  const { notServed, stateNames } = texts;
  const { line, bar } = served.others[area] ?? {};
  const linkTo = (words: string, address: string) =>
    `[${fillText(words, { state: stateNames[area] ?? area })}](${address})`;
  return [
    why,
    ...(line ? [line] : []),
    bar ? fillText(notServed.bar, { bar: `[${bar.name}](${bar.url})` }) : notServed.noBar,
    ...(deadlines
      ? [
          fillText(notServed.help, { help: linkTo(notServed.helpLink, `${deadlines}#help`) }),
          fillText(notServed.time, { deadlines: linkTo(notServed.timeLink, deadlines) }),
        ]
      : []),
  ];
}
