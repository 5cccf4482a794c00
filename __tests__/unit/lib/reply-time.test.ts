import { replyTime } from '@/lib/reply-time';

const words = {
  today: 'today',
  tomorrow: 'tomorrow',
  otherDay: '{day}',
  hour: '{time} {day}',
  hourOne: '{day} a la {time}',
};
const hours = {
  days: ['Mon' as const, 'Tue' as const, 'Wed' as const, 'Thu' as const, 'Fri' as const],
  from: '09:00',
  to: '17:00',
  timeZone: 'America/New_York',
  closed: ['11-26', '12-25', '12-28', '12-29', '12-30', '12-31'].map((one) => `2026-${one}`),
};
const at = (moment: string) => Date.parse(`${moment}-05:00`);

describe('the expected time of the reply', () => {
  it.each([
    ['in the middle of a working day', '2026-11-23T15:40', '3:40 pm tomorrow'],
    ['a minute later', '2026-11-23T15:41', '3:40 pm tomorrow'],
    ['for the hour after one', '2026-11-23T13:05', 'tomorrow a la 1:00 pm'],
    ['at night', '2026-11-23T20:00', '5:00 pm tomorrow'],
    ['before the office opens', '2026-11-23T07:00', '5:00 pm today'],
    ['on a Friday', '2026-11-20T15:00', '3:00 pm Monday'],
    ['on a Sunday', '2026-11-22T12:00', '5:00 pm tomorrow'],
    ['an hour before clocks change', '2026-03-07T23:30', '5:00 pm Monday'],
    ['before a holiday', '2026-11-25T16:00', '4:00 pm Friday'],
    ['before a long one', '2026-12-24T16:00', '4:00 pm Friday, January 1'],
  ])('after a message sent %s', (_, sent, expected) => {
    expect(replyTime(at(sent), hours, words, 'en', at(sent))).toBe(expected);
  });

  it('goes by the clocks of the office', () => {
    const sent = at('2026-11-23T20:00');
    const west = { ...hours, timeZone: 'America/Los_Angeles' };
    expect(replyTime(sent, west, words, 'en', sent)).toBe('8:00 pm tomorrow');
  });

  it('is undefined without open hours, once it has passed, or if the sending time is unknown', () => {
    const sent = at('2026-11-23T15:40');
    expect(replyTime(sent, undefined, words, 'en', sent)).toBeUndefined();
    expect(replyTime(sent, hours, words, 'en', at('2026-11-24T15:41'))).toBeUndefined();
    expect(replyTime(0, hours, words, 'en', 0)).toBeUndefined();
    expect(replyTime(sent, { ...hours, days: [] }, words, 'en')).toBeUndefined();
  });
});
