import { useState } from 'react';
import { QuietButton } from '@/components/ui/button';
import type { Messages } from '@/lib/content/message-schemas';
import { leadIn } from '@/lib/forms/fields';
import { fillText } from '@/lib/inline-text';

// Longest mailto: URL that mail programs accept.
const longestAddress = 1800;

type WaysOutProps = {
  answers: readonly { label: string; value: string }[];
  texts: Pick<Messages, 'waysOut'> & { mailbox: string };
  /** Of a message that was not sent; without it the answers are only copied. */
  reference?: string;
  /** False where nothing may be sent, by mail neither. */
  mayMail?: boolean;
};

export function WaysOut({ answers, texts, reference = '', mayMail = false }: WaysOutProps) {
  const { waysOut, mailbox } = texts;
  const [copied, setCopied] = useState<boolean>();
  const subject = reference && fillText(waysOut.mailSubject, { reference });
  const lines = answers.map(({ label, value }) => `${leadIn(label)} ${value}`);
  const text = [...(subject ? [subject] : []), ...lines].join('\n');
  const addressWith = (body: string) =>
    `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const isLong = text.length > longestAddress || addressWith(text).length > longestAddress;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without TLS, and in some apps, there is no clipboard.
      setCopied(false);
    }
  }

  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {mayMail && (
          <a
            href={addressWith(isLong ? waysOut.paste : text)}
            onClick={() => isLong && void copy()}
          >
            {waysOut.mail}
          </a>
        )}
        <QuietButton onClick={copy}>{waysOut.copy}</QuietButton>
        <span aria-live="polite">{copied && waysOut.copied}</span>
      </p>
      {copied === false && (
        <label>
          {waysOut.copyByHand}
          <textarea
            readOnly
            rows={6}
            value={text}
            className="rounded-control border-control bg-card mt-1 block w-full border p-3"
          />
        </label>
      )}
    </div>
  );
}
