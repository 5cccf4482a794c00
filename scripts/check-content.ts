import { appendFileSync } from 'node:fs';
import '../tools/load-env';
import { counted, describeMistake, type Mistake } from '../lib/content/mistakes';
import { readMode } from '../lib/settings';
import { checkContent } from './content/check-content';

/** Settled when everything is printed. */
export const report = checkContent().then(({ mistakes, advice, articles }) => {
  const errors = section(`${counted(mistakes.length, 'problem')} to fix:`, mistakes);
  const heading = `Advice (${advice.length}). It stops nothing: the site is built as it is.`;
  const adviceText = section(heading, advice);
  if (errors) process.exitCode = 1;
  // For the pages of npm run dev.
  if (process.argv.includes('--json'))
    return console.log(JSON.stringify({ errors, advice: adviceText }));
  if (errors) console.error(errors);
  if (errors && readMode() === 'live')
    console.error('Facts still missing? NEXT_PUBLIC_STAGING=yes builds a site to try out.\n');
  if (adviceText) console.log(adviceText);
  // GitHub shows this on the page of a run, and the lines below on the pull request.
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `\`\`\`text\n${errors}${adviceText}\`\`\`\n`);
  if (process.env['GITHUB_ACTIONS'])
    for (const { file, line, field, problem } of advice)
      console.log(`::warning file=${file},line=${line}::${field}: ${problem}`);
  if (!errors) console.log(`No problems in ${counted(articles, 'article')}.`);
});

function section(heading: string, found: Mistake[]): string {
  const lines = found.map(describeMistake).join('\n');
  return lines && `${heading}\n\n${lines}\n`;
}
