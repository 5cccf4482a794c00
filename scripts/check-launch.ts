import '../tools/load-env';
import { loadArticles } from '../lib/content/articles';
import { describeMistake } from '../lib/content/mistakes';
import {
  loadOperator,
  loadReviews,
  loadSite,
  loadStateDeadlines,
} from '../lib/content/site-content';
import { originalLanguage } from '../lib/language';
import { ownRisk } from '../lib/referral';
import { checkSettings, readMode, readSettings } from '../lib/settings';
import { checkContent } from './content/check-content';
import { whatRefusesLaunch } from './content/operator-rules';
import { readContent } from './content/read-content';
import { openItems } from './launch/open-items';

checkSettings();
const { mistakes, advice } = await checkContent();
const content = {
  site: loadSite(originalLanguage),
  operator: loadOperator(originalLanguage),
  reviews: loadReviews(originalLanguage),
  articles: loadArticles(originalLanguage),
  states: loadStateDeadlines(originalLanguage),
};
// With a live account, the content check asks for these facts itself.
const needed = readMode() === 'live' ? [] : [...whatRefusesLaunch(readContent())];
const risk = ownRisk(content.operator);
const lines = [
  ...(risk ? [`content/operator.yml: ownResponsibility: ${risk}`] : []),
  ...[...needed, ...mistakes].map(describeMistake),
  ...openItems(content, readSettings()),
];
console.log(lines.join('\n') || 'Nothing to fix before launch.');
if (lines.length > 0) process.exitCode = 1;
if (advice.length > 0) console.log(`Advice: ${advice.length}. npm run check:content lists it.`);
console.log('docs/rules.md lists the questions that only you and counsel can answer.');
