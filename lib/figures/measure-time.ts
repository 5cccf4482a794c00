const daysPer = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365 };

/**
 * Takes times as people write them and returns each as a number of days, undefined for what is
 * neither a year (2015), a day (Day 1) nor a length of time (14 days, Within 6 months).
 */
export function measureTimes(times: readonly string[]): (number | undefined)[] {
  return times.map(measureTime);
}

function measureTime(time: string): number | undefined {
  if (/^(19|20)\d\d$/.test(time)) return Number(time) * daysPer.year;
  const day = /^day (\d+)$/i.exec(time)?.[1];
  if (day) return Number(day);
  const [, count, unit] = /^(?:within )?(\d+) (hour|day|week|month|year)s?$/i.exec(time) ?? [];
  if (!unit) return undefined;
  return Number(count) * daysPer[unit.toLowerCase() as keyof typeof daysPer];
}

/**
 * Takes times as people write them and returns where each lies between the start and the last, from
 * 0 to 1; undefined where one of them cannot be measured, so that there is no scale.
 */
export function placeOnScale(times: readonly string[]): number[] | undefined {
  const days = measureTimes(times).filter((day) => day !== undefined);
  const last = days.at(-1);
  if (days.length < times.length || last === undefined) return undefined;
  // Years are counted from the first one, lengths of time from nothing.
  const start = last > 1900 * daysPer.year ? (days[0] ?? 0) : 0;
  return last > start ? days.map((day) => (day - start) / (last - start)) : undefined;
}
