import { replyTime } from '@/lib/dates';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 23, hours, minutes).getTime();

it.each([
  ['right after sending', at(15, 40), 'tomorrow, 3:40 pm'],
  ['the day after', at(24 + 9), 'today, 3:40 pm'],
  ['after 24 hours', at(24 + 15, 40), undefined],
])('a reply can be expected, %s, by %s', (_, now, expected) => {
  const words = { today: 'today', tomorrow: 'tomorrow' };
  expect(replyTime(at(15, 40), now, words, 'en')).toBe(expected);
});
