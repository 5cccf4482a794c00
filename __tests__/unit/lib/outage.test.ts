import { isOut, readOutage } from '@/lib/outage';

const timeZone = 'America/New_York';

it.each([
  ['2026-12-02T02:59Z', [false, true]],
  ['2026-12-02T03:00Z', [true, true]],
  ['2026-12-02T10:59Z', [true, true]],
  ['2026-12-02T11:00Z', [false, false]],
])('at %s an outage holds from its beginning, if it has one, to its end', (time, expected) => {
  const until = '2026-12-02T06:00';
  const outages = [
    { from: '2026-12-01T22:00', until, timeZone },
    { until, timeZone },
  ];
  const holds = outages.map((outage) => isOut(readOutage({ outage }) ?? {}, Date.parse(time)));
  expect(holds).toEqual(expected);
});

it('has no end if nobody knows it, and does not hold unless it is written', () => {
  expect(isOut(readOutage({ outage: {} }) ?? { until: 0 }, Date.now())).toBe(true);
  expect(readOutage({})).toBeUndefined();
});

it.each([
  ['2026-07-01T12:00', '2026-07-01T16:00Z'],
  ['the first of two', '2026-11-01T05:30Z', '2026-11-01T01:30'],
  ['2026-11-01T02:30', '2026-11-01T07:30Z'],
  ['2026-03-08T01:30', '2026-03-08T06:30Z'],
  ['in the skipped hour', '2026-03-08T07:30Z', '2026-03-08T02:30'],
  ['2026-03-08T03:30', '2026-03-08T07:30Z'],
])('knows when clocks change: %s', (name, moment, from = name) => {
  expect(readOutage({ outage: { from, timeZone } })).toEqual({ from: Date.parse(moment) });
});
