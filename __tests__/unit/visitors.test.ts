import { join } from 'node:path';
import fc from 'fast-check';
import { calendar } from '@/components/page-scripts/calendar';
import type { Claim } from '@/lib/content/clock-schema';
import { loadStateDeadlines } from '@/lib/content/site-content';
import { durationWords } from '@/lib/deadlines/duration';
import { lawsIn } from '@/lib/deadlines/laws';
import { loadUsualTimes } from '@/lib/deadlines/main-clocks';
import { deadlineRecords } from '@/lib/deadlines/open-data';
import { timetable } from '@/lib/deadlines/timetable';
import { isUrgent, usualTime } from '@/lib/deadlines/usual-time';
import { wordsOf } from '@/lib/deadlines/words';
import { languages } from '@/lib/language';
import { deadlineAreas } from '@/lib/states';

const testSite = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '../..')));
afterAll(() => process.chdir(testSite));

const today = '2026-11-25';
const [day, month] = [86_400_000, 30.5];
const daysAgo = (count: number) =>
  new Date(Date.parse(today) - count * day).toISOString().slice(0, 10);

// The main law of each accident type, and what the visitor would choose.
const types: Record<string, { law: string; claims: Claim[] }> = {
  'Auto Accident': { law: 'injury', claims: ['injury', 'vehicle'] },
  'Slip And Fall': { law: 'injury', claims: ['injury'] },
  MalPractice: { law: 'malpractice', claims: ['care'] },
  'Wrongful Death': { law: 'death', claims: ['death'] },
  'Workers Comp': { law: 'workClaim', claims: ['work'] },
};

// Laws that give a time of its own after a crash.
const afterCrash: Record<string, string> = { Colorado: 'P3Y', Hawaii: 'P2Y', Kentucky: 'P2Y' };

it('finder, office, page, timetable and data say the same to 300 visitors', () => {
  const records = new Map(deadlineRecords().map((record) => [record.id, record]));
  const visitor = fc.record({
    area: fc.constantFrom(...deadlineAreas),
    type: fc.constantFrom(...Object.keys(types)),
    language: fc.constantFrom(...languages),
    isChild: fc.boolean(),
    age: fc.integer({ min: 0, max: 2200 }),
  });
  const check = fc.property(visitor, ({ area, type, language, isChild, age }) => {
    const { law: id, claims } = types[type] ?? { law: '', claims: [] };
    const place = loadStateDeadlines(language).find(({ state }) => state === area);
    const laws = place ? lawsIn(place.row) : [];
    const main = laws.find((law) => law.id === id);
    const first = main?.clocks[0];
    const length = first?.time ? durationWords(first.time, language) : '';

    const usual = loadUsualTimes(language);
    const hasOwn = type === 'Auto Accident' && area in afterCrash;
    const said = hasOwn ? durationWords(afterCrash[area] ?? '', language) : length;
    expect(usualTime(area, {}, usual, type).text).toContain(said);
    if (main && id !== 'workClaim')
      expect(wordsOf(main, language).time ?? wordsOf(main, language).text).toContain(length);
    const record = records.get(`${place?.id}.${id}`);
    expect(record?.clocks[0]?.time?.duration).toBe(first?.time);
    expect(record?.[language]?.text).toContain(length);

    const injury = daysAgo(age);
    const tags = isChild ? [...claims, 'child' as const] : claims;
    const person = { claims: tags, days: { injury }, today };
    const { lines, talkBy } = timetable(laws, person);
    if (talkBy && talkBy !== 'today') {
      const event = calendar({ day: talkBy, title: area, about: '', url: `https://x.org/${id}` });
      expect(event.replaceAll('\r\n ', '')).toContain(
        `DTSTART;VALUE=DATE:${talkBy.replaceAll('-', '')}\r\n`,
      );
    }

    // Who is not urgent for the office has the time to sue still before them.
    const years = Math.floor(age / (12 * month)) + 1;
    const mainLine = lines.find(({ group }) => laws[group] === main);
    if (
      id !== 'workClaim' &&
      !hasOwn &&
      !isUrgent(usual.clocks[area], type, years > 3 ? '3 Year or more' : `Less than ${years} Year`)
    )
      expect(['running', 'no-day', undefined]).toContain(mainLine?.status);
  });
  fc.assert(check, { numRuns: 300 });
});
