import '../tools/load-env';
import { counted, describeMistake, type Mistake } from '../lib/content/mistakes';
import { readMode } from '../lib/settings';
import { checkContent } from './content/check-content';

/** Settled when everything is printed. */
export const report = checkContent().then(({ mistakes, advice, changes, notes, states }) => {
  const errors = section(`${counted(mistakes.length, 'problem')} to fix:`, mistakes);
  const isBrief = process.argv.includes('--brief');
  const changed = section(
    `${counted(changes.length, 'change')} since the last commit to compare. They stop nothing.`,
    changes,
  );
  const others = [
    section(`Advice (${advice.length}). It stops nothing: the site is built as it is.`, advice),
    section('To fix in drafts and hidden articles before visitors see them:', notes),
  ];
  if (mistakes.length > 0) process.exitCode = 1;
  if (process.argv.includes('--json')) {
    // JSON for the pages of npm run dev.
    console.log(
      JSON.stringify({ errors, advice: [changed, others[0]].filter(Boolean).join('\n') }),
    );
  } else {
    if (errors) console.error(errors);
    if (errors && readMode() === 'live')
      console.error('Facts still missing? NEXT_PUBLIC_STAGING=yes builds a site to try out.\n');
    if (changed) console.log(changed);
    // GitHub shows these lines on the pull request.
    if (process.env['GITHUB_ACTIONS'])
      for (const { file, line, field, problem } of changes)
        console.log(`::warning file=${file},line=${line}::${field}: ${problem}`);
    if (!isBrief) for (const part of others.filter(Boolean)) console.log(part);
    else if (advice.length > 0)
      console.log(`Advice: ${advice.length}. npm run check:content lists it.`);
    if (!errors) console.log(describeArticles(states, notes));
  }
});

function section(heading: string, found: Mistake[]): string {
  if (found.length === 0) return '';
  const lines = found.map((one, index) => {
    const isNextFile = found[index - 1] && found[index - 1]?.file !== one.file;
    return `${isNextFile ? '\n' : ''}${describeMistake(one)}`;
  });
  return `${heading}\n\n${lines.join('\n')}\n`;
}

type Checked = Awaited<ReturnType<typeof checkContent>>;

function describeArticles(states: Checked['states'], notes: Checked['notes']): string {
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const drafts = count('draft');
  const published = [
    `No problems in ${counted(count('published'), 'published article')}.`,
    ...['hidden', 'scheduled'].map((state) => count(state) && `${count(state)} ${state}.`),
  ];
  const summary = published.filter(Boolean).join(' ');
  if (drafts === 0) return summary;
  return notes.length > 0
    ? `${summary}\n${counted(drafts, 'draft')}, with ${counted(notes.length, 'problem')} to fix before publishing.`
    : `${summary}\n${counted(drafts, 'draft')}, ready. To publish an article, write draft: false.`;
}
