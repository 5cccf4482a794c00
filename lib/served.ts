import type { Messages } from './content/message-schemas';
import { fillText } from './inline-text';
import type { Area, AreaNames } from './states';

/** Where the operator has attorneys, and what to say of the other states. */
export type Served = {
  areas: readonly Area[];
  /** An area that is in neither list is not served, and takes no messages. */
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
};

export function isServed(area: Area, served: Served | undefined): boolean {
  return !served || served.areas.includes(area);
}

/** Whether a message about an accident there may be sent. */
export function takesMessages(area: Area, served: Served | undefined): boolean {
  return isServed(area, served) || Boolean(served?.others[area]?.takesMessages);
}

export type ServedTexts = { notServed: Messages['notServed']; stateNames: AreaNames };

/** The first of the sentences below, for where there is room for one. */
export function notServedLine(area: Area, { notServed, stateNames }: ServedTexts): string {
  return fillText(notServed.text, { state: stateNames[area] ?? area });
}

/**
 * The sentences about a state that is not served, with links in the markup of content: that it is not, the operator's
 * own line, who can be asked instead, and its deadlines, where they have a page.
 */
export function notServedLines(
  area: Area,
  served: Served,
  texts: ServedTexts,
  deadlines?: string,
): string[] {
  const { notServed, stateNames } = texts;
  const { line, bar } = served.others[area] ?? {};
  const link =
    deadlines &&
    `[${fillText(notServed.timeLink, { state: stateNames[area] ?? area })}](${deadlines})`;
  return [
    notServedLine(area, texts),
    ...(line ? [line] : []),
    bar ? fillText(notServed.bar, { bar: `[${bar.name}](${bar.url})` }) : notServed.noBar,
    ...(link ? [fillText(notServed.time, { deadlines: link })] : []),
  ];
}
