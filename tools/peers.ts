import { z } from 'zod';
import { record } from '../lib/content/field-schemas';
import { fillLengths } from '../lib/content/law-lengths';
import { parseYaml } from '../lib/content/parse-yaml';
import { durationWords } from '../lib/deadlines/duration';
import { originalLanguage } from '../lib/language';

const whole = z.int().min(0);
const schema = record({
  compared: z.iso.date(),
  rules: whole,
  tables: z.array(
    record({ kind: z.string(), date: z.string(), license: z.string(), rows: whole, agree: whole }),
  ),
  outdated: z.array(
    record({
      law: z.string(),
      theirs: z.string(),
      ours: z.string(),
      since: z.string(),
      act: z.string(),
    }),
  ),
});

const words = (time: string) => durationWords(time, originalLanguage);

/** How the data compare with public tables, in Markdown. */
export function compareWithPeers(text: string): string {
  const { compared, rules, tables, outdated } = parseYaml({ file: 'docs/peers.yml', text }, schema);
  const sum = (name: 'rows' | 'agree') => tables.reduce((all, one) => all + one[name], 0);
  const percent = (one: { rows: number; agree: number }) =>
    `${Math.round((100 * one.agree) / one.rows)}%`;
  const all = { rows: sum('rows'), agree: sum('agree') };
  return `${[
    '# How our data compares with public tables',
    `On ${compared}, ${rules} rules were compared with ${tables.length} public tables, place by place, claim by claim and step by step. ${all.agree} of ${all.rows} rows agree (${percent(all)}). None of the other ${all.rows - all.agree} showed an error in our data. One is unresolved (Alaska’s report of an injury at work). The rest are outdated by a statute or ruling, are mistakes in the table, or measure something else. \`npm run peers\` writes this page anew from the values typed in \`docs/peers.yml\`, and names those of ours that have changed since.`,
    [
      '| Table | Its date | License | Rows | Agree |',
      '| --- | --- | --- | --- | --- |',
      ...tables.map(
        (one) =>
          `| ${one.kind} | ${one.date} | ${one.license} | ${one.rows} | ${one.agree} (${percent(one)}) |`,
      ),
    ].join('\n'),
    '## What tables still print',
    [
      '| Law, by its id in the open data | They say | Ours | Since | By |',
      '| --- | --- | --- | --- | --- |',
      ...outdated.map(
        ({ law, theirs, ours, since, act }) =>
          `| \`${law}\` | ${words(theirs)} | ${words(ours)} | ${since} | ${act} |`,
      ),
    ].join('\n'),
  ].join('\n\n')}\n`;
}

/** The laws of that page whose time has changed since. */
export const changedSince = (page: string): string[] =>
  [...page.matchAll(/^\| `(.+?)` \| .+? \| (.+?) \|/gm)].flatMap(([, law = '', ours]) => {
    const now = fillLengths(`{${law}}`, originalLanguage);
    return now === ours ? [] : [`${law}: ${ours} → ${now}`];
  });
