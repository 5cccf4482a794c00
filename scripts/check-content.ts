import { describeMistake } from '../lib/content/mistakes';
import { checkContent } from './content/check-content';

const { mistakes, notes, rows } = checkContent();
if (process.argv.includes('--numbers')) {
  console.table(Object.fromEntries(rows.map(({ article, ...numbers }) => [article, numbers])));
}
if (notes.length > 0 && !process.argv.includes('--brief')) {
  console.log(`Drafts, before they are published:\n${notes.map(describeMistake).join('\n')}\n`);
}
if (mistakes.length > 0) {
  console.error(mistakes.map(describeMistake).join('\n'));
  console.error(`\n${mistakes.length} to fix.`);
  process.exitCode = 1;
} else {
  const published = rows.filter(({ draft }) => !draft).length;
  console.log(`No problems in ${published} published articles.`);
  if (published < rows.length) console.log(describeDrafts(rows.length - published, notes.length));
}

function describeDrafts(drafts: number, notes: number): string {
  return notes > 0
    ? `In draft: ${drafts}, with ${notes} to fix before publishing.`
    : `In draft: ${drafts}, ready. To publish an article, remove its line draft: true.`;
}
