import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import { type Language, longDate } from '@/lib/language';

type ReviewedByProps = { reviewed: ArticleFacts['reviewed']; language: Language };

export function ReviewedBy({ reviewed, language }: ReviewedByProps) {
  if (!reviewed) return null;
  const { by, license, date } = reviewed;
  const text = loadLabels(language).article.reviewed;
  return ` ${fillText(text, { name: by, license, date: longDate(date, language) })}`;
}
