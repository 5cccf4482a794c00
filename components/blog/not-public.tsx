import { dayOfBuild, whyNotPublic } from '@/lib/content/articles';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/fill-text';
import { longDate } from '@/lib/long-date';

/** In development only: why visitors do not see an article. */
export function NotPublic({ facts, className }: { facts: ArticleFacts; className: string }) {
  const reason = whyNotPublic(facts, dayOfBuild());
  if (!reason) return null;
  const date = facts.publish ? longDate(facts.publish) : '';
  return (
    <p className={`${className} font-semibold`}>
      {fillText(loadLabels().article[reason], { date })}
    </p>
  );
}
