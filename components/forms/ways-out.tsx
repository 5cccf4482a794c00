import { type ReactNode, useState } from 'react';
import { QuietButton } from '@/components/ui/button';
import type { Messages } from '@/lib/content/message-schemas';
import { leadIn } from '@/lib/forms/fields';
import { fillText } from '@/lib/inline-text';

// Longest mailto: URL that mail programs accept.
const longestAddress = 1800;

type Answers = readonly { label: string; value: string }[];

type WaysOutProps = {
  reference: string;
  answers: Answers;
  texts: Pick<Messages, 'waysOut'> & { mailbox: string };
  /** False where nothing may be sent, by mail neither. */
  mayMail: boolean;
};

export function WaysOut({ reference, answers, texts, mayMail }: WaysOutProps) {
  const { waysOut, mailbox } = texts;
  const subject = fillText(waysOut.mailSubject, { reference });
  const text = asText(answers, subject);
  const addressWith = (body: string) =>
    `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const isLong = text.length > longestAddress || addressWith(text).length > longestAddress;
  return (
    <div className="mt-3">
      <CopyAnswers text={text} texts={waysOut}>
        {(copy) =>
          mayMail && (
            <a
              href={addressWith(isLong ? waysOut.paste : text)}
              onClick={() => isLong && void copy()}
            >
              {waysOut.mail}
            </a>
          )
        }
      </CopyAnswers>
    </div>
  );
}

export function asText(answers: Answers, ...before: string[]): string {
  return [...before, ...answers.map(({ label, value }) => `${leadIn(label)} ${value}`)].join('\n');
}

type CopyAnswersProps = {
  text: string;
  texts: Messages['waysOut'];
  /** What stands before the button. */
  children?: (copy: () => Promise<void>) => ReactNode;
};

export function CopyAnswers({ text, texts, children }: CopyAnswersProps) {
  const [copied, setCopied] = useState<boolean>();

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
        {children?.(copy)}
        <QuietButton onClick={copy}>{texts.copy}</QuietButton>
        <span role="status">{copied && texts.copied}</span>
      </p>
      {copied === false && (
        <label>
          {texts.copyByHand}
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
