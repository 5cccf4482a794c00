import { describeMistake } from '../lib/content/mistakes';
import * as content from '../lib/content/site-content';
import { checkArticles } from './check-content/check-articles';

// Reading a file validates it; each throws with all of its mistakes.
for (const load of Object.values(content)) load();

const { mistakes, rows } = checkArticles();
console.table(Object.fromEntries(rows.map(({ article, ...figures }) => [article, figures])));
if (mistakes.length > 0) {
  console.error(mistakes.map(describeMistake).join('\n'));
  process.exitCode = 1;
} else {
  console.log(`The content keeps its rules: ${rows.length} articles.`);
}
