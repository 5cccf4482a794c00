'use client';

import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useEffect, useState } from 'react';
import type { Confirmation } from '@/lib/content/message-schemas';
import { readSentMessage, type SentMessage } from '@/lib/sent-message';

/** The copy of what this tab sent, which can be printed; nothing where nothing was sent. */
export function SentCopy({ texts }: { texts: Confirmation['copy'] }) {
  const [message, setMessage] = useState<SentMessage>();
  // Only the browser knows; the page is the same file for everyone.
  useEffect(() => setMessage(readSentMessage()), []);

  if (!message) return null;
  return (
    <section aria-labelledby="copy-title" className="card mt-10">
      <h2 id="copy-title" className="heading-3">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.text}</p>
      <dl className="sent-answers">
        {message.answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="quiet-button print:hidden" onClick={() => window.print()}>
        <PrinterIcon size={20} weight="duotone" aria-hidden />
        {texts.print}
      </button>
    </section>
  );
}
