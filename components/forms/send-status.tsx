import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';
import { LinkedText } from '@/components/ui/text';
import type { Messages } from '@/lib/content/message-schemas';
import { contactLinks, fillText } from '@/lib/inline-text';

export type Reach = { phone: string; mailbox: string };
type Texts<Name extends keyof Messages> = Pick<Messages, Name> & Reach;

const slowAfter = 8000;

/** Full-screen status. An empty live region must exist before its text is announced. */
export function SendingScreen({
  isSending,
  texts,
}: {
  isSending: boolean;
  texts: Texts<'sending' | 'sendingSlow'>;
}) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (!isSending) return;
    const slow = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(slow);
  }, [isSending]);
  const look =
    'fixed inset-0 z-20 grid place-content-center justify-items-center gap-6 bg-paper text-center';
  return (
    <div role="status" className={isSending ? look : 'sr-only'}>
      {isSending && (
        <>
          <span
            aria-hidden
            className="border-line border-t-amber size-14 animate-spin rounded-full border-5 forced-colors:border-t-[Highlight]"
          />
          <Heading as="p" size="subtitle">
            {texts.sending}
          </Heading>
        </>
      )}
      {isSending && isSlow && (
        <p className="max-w-md px-6">
          <Reachable text={texts.sendingSlow} {...texts} />
        </p>
      )}
    </div>
  );
}

export function Demonstration({ text }: { text: string }) {
  return <Notice>{text}</Notice>;
}

export function WithoutScript({ texts }: { texts: Texts<'withoutScript'> }) {
  const how = (
    <Notice>
      <Reachable text={texts.withoutScript} {...texts} />
    </Notice>
  );
  return (
    <>
      <noscript>{how}</noscript>
      <div className="animate-late invisible max-h-0 overflow-hidden noscript:hidden">{how}</div>
    </>
  );
}

type ReachableProps = Reach & { text: string; places?: Record<string, string> };

export function Reachable({ text, phone, mailbox, places }: ReachableProps) {
  return <LinkedText text={fillText(text, { ...contactLinks({ phone, mailbox }), ...places })} />;
}
