import { counted, describeMistake } from '../lib/content/mistakes';
import { checkContent } from './content/check-content';

const { mistakes, warnings, notes, rows } = checkContent();
if (process.argv.includes('--numbers')) {
  console.table(Object.fromEntries(rows.map(({ article, ...numbers }) => [article, numbers])));
}
if (notes.length > 0 && !process.argv.includes('--brief')) {
  console.log(
    `To fix in drafts and hidden articles before visitors see them:\n${notes.map(describeMistake).join('\n')}\n`,
  );
}
if (warnings.length > 0) {
  console.log(`Left out, while the rest is shown:\n${warnings.map(describeMistake).join('\n')}\n`);
}
if (mistakes.length > 0) {
  console.error(mistakes.map(describeMistake).join('\n'));
  console.error(`\n${counted(mistakes.length, 'problem')} to fix.`);
  process.exitCode = 1;
} else {
  const published = rows.filter(({ draft }) => !draft).length;
  console.log(`No problems in ${counted(published, 'article')}.`);
  if (published < rows.length) console.log(describeDrafts(rows.length - published, notes.length));
}

function describeDrafts(drafts: number, notes: number): string {
  return notes > 0
    ? `${counted(drafts, 'draft')}, with ${counted(notes, 'problem')} to fix before publishing.`
    : `${counted(drafts, 'draft')}, ready. To publish an article, remove its line draft: true.`;
}
