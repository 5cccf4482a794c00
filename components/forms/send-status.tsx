import { Notice } from '@/components/ui/card';
import { LinkedText } from '@/components/ui/text';
import type { Messages } from '@/lib/content/message-schemas';
import { fillText } from '@/lib/inline-text';
import { reachLinks } from '@/lib/routes';
import type { Phase } from './use-sending';

type Texts<Name extends keyof Messages> = Pick<Messages, Name> & { phone: string; mailbox: string };

/** What became of the message, above Send; it takes the focus. An empty text keeps the specified silence. */
export function SendNotice({
  phase,
  texts,
  confirmation,
}: {
  phase: Phase;
  confirmation: string;
  texts: Texts<'sendFailed' | 'maybeSent' | 'arrived' | 'sent' | 'sentLink'>;
}) {
  const outcomes: Partial<Record<Phase, string>> = {
    failed: texts.sendFailed,
    unknown: texts.maybeSent,
    arrived: texts.arrived,
    sent: texts.sent,
  };
  const text = outcomes[phase];
  if (!text) return null;
  const isGood = phase === 'arrived' || phase === 'sent';
  return (
    <div
      // A new element with each outcome, so that each takes the focus.
      key={phase}
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className={`rounded-card border-2 p-5 ${isGood ? 'border-teal bg-wash' : 'border-danger bg-danger-wash'}`}
    >
      <Reachable text={text} {...texts} />
      {phase === 'sent' && (
        <p className="mt-2">
          <a href={confirmation}>{texts.sentLink}</a>
        </p>
      )}
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

/** The full screen while a message is sent; the empty region is there to be announced when it is filled. */
export function SendingScreen({
  phase,
  texts,
}: {
  phase: Phase;
  texts: Texts<'sending' | 'sendingSlow'>;
}) {
  const isSending = phase === 'sending' || phase === 'slow';
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
          <p className="font-display text-subtitle">{texts.sending}</p>
        </>
      )}
      {phase === 'slow' && (
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

/**
 * How to reach a person without the form: at once where scripts are off, after a while where they are on
 * but never come. It goes when they have come.
 */
export function NotReady({ texts }: { texts: Texts<'withoutScript'> }) {
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

/** A text in which the phone number and the mailbox that {phone} and {mailbox} stand for are links. */
function Reachable({ text, ...ways }: { text: string; phone: string; mailbox: string }) {
  return <LinkedText text={fillText(text, reachLinks(ways))} />;
}
