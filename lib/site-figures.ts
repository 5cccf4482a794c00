import { loadArticles } from './content/articles';
import { loadStateDeadlines } from './content/site-content';
import { type Language, longDate } from './language';

/** What the site itself holds, as places of a text. The day is that of the last check. */
export function siteFigures(language: Language) {
  const states = loadStateDeadlines(language);
  const articles = loadArticles(language);
  const sources = articles.map(({ facts }) => facts.sources.length);
  const checked = states.map((state) => state.checked).sort();
  return {
    places: states.length,
    date: longDate(checked.at(-1) ?? '', language),
    articles: articles.length,
    least: Math.min(...sources),
    most: Math.max(...sources),
  };
}
