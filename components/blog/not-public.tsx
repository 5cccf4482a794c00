import { dayOfBuild, whyNotPublic } from '@/lib/content/articles';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/fill-text';
import type { Language } from '@/lib/language';
import { longDate } from '@/lib/long-date';

type NotPublicProps = { facts: ArticleFacts; language: Language; className: string };

/** In development only: why visitors do not see an article. */
export function NotPublic({ facts, language, className }: NotPublicProps) {
  const reason = whyNotPublic(facts, dayOfBuild());
  if (!reason) return null;
  const date = facts.publish ? longDate(facts.publish, language) : '';
  return (
    <p className={`${className} font-semibold`}>
      {fillText(loadLabels(language).article[reason], { date })}
    </p>
  );
}
