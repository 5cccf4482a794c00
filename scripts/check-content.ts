import { describeMistake } from '../lib/content/mistakes';
import { checkContent } from './check-content/check-content';

const { mistakes, notes, rows } = checkContent();
if (process.argv.includes('--numbers')) {
  console.table(Object.fromEntries(rows.map(({ article, ...numbers }) => [article, numbers])));
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
  const published = rows.filter(({ draft }) => !draft).length;
  const drafts = rows.length - published;
  const also = drafts > 0 ? `, beside ${drafts} in draft` : '';
  console.log(`What is published keeps the rules: ${published} articles${also}.`);
}
