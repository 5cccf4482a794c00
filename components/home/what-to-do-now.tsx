import { Caret } from '@/components/ui/fold';
import { loadFaq, loadHome, loadPage } from '@/lib/content/site-content';
import { questionId } from '@/lib/ids';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { AnswerText } from './faq';

/** An answer of the FAQ on the first screen, for people hurt just now. */
export function WhatToDoNow({ language }: { language: Language }) {
  const { now, nowAnswer } = loadHome(language).hero;
  const item = loadFaq(language)
    .flatMap(({ items }) => items)
    .find(({ key }) => nowAnswer === `/#${questionId(key)}`);
  if (!item) return null;
  return (
    <details className="group rounded-card border-line bg-card border px-4">
      <summary className="max-sm:text-note flex min-h-[52px] cursor-pointer items-center justify-between gap-3 font-semibold">
        {now}
        <Caret />
      </summary>
      <div className="text-ink-soft grid gap-3 pb-4">
        <AnswerText item={item} />
        <p>
          <a href={routesIn(language).keep}>{loadPage('pages/keep', language).facts.title}</a>
        </p>
      </div>
    </details>
  );
}
