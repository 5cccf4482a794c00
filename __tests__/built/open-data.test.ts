import { readFileSync } from 'node:fs';
import { loadStateDeadlines } from '@/lib/content/site-content';
import type { DeadlineRecord } from '@/lib/deadline-data';
import { languages } from '@/lib/language';
import { pageAt, squeeze } from './pages';

type Data = { license: string; deadlines: DeadlineRecord[] };

const { license, deadlines }: Data = JSON.parse(readFileSync('out/deadlines.json', 'utf8'));

it('the open data holds every law that a state’s page shows, in each language, and no other', () => {
  for (const { id, name } of loadStateDeadlines('en')) {
    const own = deadlines.filter((record) => record.id.startsWith(`${id}.`));
    for (const language of languages) {
      const path = new URL(own[0]?.page ?? '').pathname;
      const $ = pageAt(language, path);
      const shown = $('main dl dd').get();
      expect([name, own.length]).toEqual([name, shown.length]);
      const texts = shown.map((law) => squeeze($(law).text()));
      for (const { kind, section, ...record } of own) {
        const words = record[language];
        const parts = [words?.text, words?.starts, words?.outer, section];
        const isShown = (text: string) => parts.every((part) => text.includes(squeeze(part ?? '')));
        expect([path, kind, texts.some(isShown)]).toEqual([path, kind, true]);
      }
    }
  }
});

it('the open data has one id for each, an open license, and the same rows as a table', () => {
  const ids = deadlines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(license).toMatch(/^https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/$/);
  const rows = readFileSync('out/deadlines.csv', 'utf8').trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => /^"([^"]+)"/.exec(row)?.[1])).toEqual(ids);
});

it('the schema of the open data names every value', () => {
  const schema = JSON.parse(readFileSync('out/deadlines.schema.json', 'utf8'));
  const described = Object.keys(schema.properties.deadlines.items.properties);
  expect(described.sort()).toEqual(Object.keys(deadlines[0] ?? {}).sort());
});
