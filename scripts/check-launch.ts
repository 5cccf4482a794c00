import '../tools/load-env';
import { loadArticles } from '../lib/content/articles';
import { counted, describeMistake } from '../lib/content/mistakes';
import { readText } from '../lib/content/read-file';
import { loadReviews, loadSite, loadStateDeadlines } from '../lib/content/site-content';
import { originalLanguage } from '../lib/language';
import { checkContent } from './content/check-content';
import { readSecurityText } from './export/security-text';
import { openItems } from './launch/open-items';

const sourceOf = (name: string) => ({
  file: `content/${name}`,
  text: readText(name),
});
const site = loadSite(originalLanguage);
const items = openItems(
  {
    site: { facts: site, source: sourceOf('site.yml') },
    reviews: { facts: loadReviews(originalLanguage), source: sourceOf('reviews.yml') },
    articles: loadArticles(originalLanguage),
    deadlines: loadStateDeadlines(originalLanguage).map(({ id, state, row }) => ({
      state,
      facts: row,
      source: sourceOf(`states/${id}.yml`),
    })),
    securityText: await readSecurityText(process.env['NEXT_PUBLIC_SITE_URL']),
  },
  process.env,
);
const { length } = checkContent().advice;
if (length > 0) {
  const problem = `${counted(length, 'piece')} of editorial advice: npm run check:content lists them.`;
  items.push({ file: 'content/', line: 0, field: '', problem });
}
if (items.length > 0) {
  console.log(items.map(describeMistake).join('\n'));
  console.log(`\n${counted(items.length, 'item')} to fix before launch.`);
  process.exitCode = 1;
} else {
  console.log('Nothing to fix before launch.');
}
console.log('docs/rules.md lists the questions that only you and counsel can answer.');
