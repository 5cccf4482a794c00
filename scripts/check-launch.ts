import '../tools/load-env';
import { loadArticles } from '../lib/content/articles';
import { describeMistake } from '../lib/content/mistakes';
import { readText } from '../lib/content/read-file';
import { loadReviews, loadSite, loadStateDeadlines } from '../lib/content/site-content';
import { originalLanguage } from '../lib/language';
import { readMode, readSettings } from '../lib/settings';
import { checkSettings } from '../tools/settings-rules';
import { checkContent } from './content/check-content';
import { factsNeeded, openItems } from './launch/open-items';

checkSettings();
const sourceOf = (name: string) => ({ file: `content/${name}`, text: readText(name) });
const content = {
  site: { facts: loadSite(originalLanguage), source: sourceOf('site.yml') },
  reviews: { facts: loadReviews(originalLanguage), source: sourceOf('reviews.yml') },
  articles: loadArticles(originalLanguage),
  states: loadStateDeadlines(originalLanguage),
};
const { mistakes, advice } = checkContent();
// With a live account, the content check asks for these facts itself.
const needed = readMode() === 'live' ? [] : [...factsNeeded(content)];
const lines = [
  ...[...needed, ...mistakes].map(describeMistake),
  ...openItems(content, readSettings()),
];
console.log(lines.join('\n') || 'Nothing to fix before launch.');
if (lines.length > 0) process.exitCode = 1;
if (advice.length > 0) console.log(`Advice: ${advice.length}. npm run check:content lists it.`);
console.log('docs/rules.md lists the questions that only you and counsel can answer.');
