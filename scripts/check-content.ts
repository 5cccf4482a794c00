import { describeMistake } from '../lib/content/mistakes';
import { checkContent } from './check-content/check-content';

const { mistakes, notes, rows } = checkContent();
if (process.argv.includes('--numbers')) {
  console.table(Object.fromEntries(rows.map(({ article, ...figures }) => [article, figures])));
}
if (notes.length > 0 && process.argv.includes('--brief')) {
  console.log(`Drafts have ${notes.length} things to mend before they are published.`);
} else if (notes.length > 0) {
  console.log(`Drafts, before they are published:\n${notes.map(describeMistake).join('\n')}\n`);
}
if (mistakes.length > 0) {
  console.error(mistakes.map(describeMistake).join('\n'));
  console.error(`\n${mistakes.length} to mend.`);
  process.exitCode = 1;
} else {
  console.log(`The content keeps its rules: ${rows.length} articles.`);
}
