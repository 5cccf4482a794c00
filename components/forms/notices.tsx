import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { QuietButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/section';
import { LinkedText, WithoutScript } from '@/components/ui/text';
import { fillText } from '@/lib/inline-text';
import { hashFor } from '@/lib/message/records';
import { useEmailForm } from './use-email-form';

/** Above the form: why it can send nothing, now or without its script. */
export function NoticesAbove() {
  const { texts, config, isOut } = useEmailForm();
  return (
    <>
      {config.isDemonstration && <Notice text={texts.demonstration} />}
      {isOut && <Notice text={texts.outage.notice} />}
      <NeedsScript />
    </>
  );
}

/** How to reach a person if the form's script never comes. */
export function NeedsScript() {
  const { texts, isReady } = useEmailForm();
  if (isReady) return null;
  return (
    <WithoutScript late={<Notice text={texts.notLoaded} />}>
      <Notice text={texts.withoutScript} />
    </WithoutScript>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <p className="rounded-control border-amber bg-card text-ink text-note px-control mb-4 border py-3">
      <LinkedText text={text} />
    </p>
  );
}

/** Outcome of the last attempt. A missing failure text keeps the specified silence. */
export function SendOutcome({ waysOut }: { waysOut: ReactNode }) {
  const { texts, confirmation, state } = useEmailForm();
  const { phase, reference, earlier, isRefused } = state;
  const outcomes: Partial<Record<typeof phase, string>> = {
    failed: texts.sendFailed ?? '',
    unknown: texts.maybeSent ?? '',
    unknownChanged: texts.maybeSentBefore,
    arrived: texts.arrived,
    arrivedChanged: texts.arrivedBefore,
    sent: texts.sent,
  };
  const text = outcomes[phase];
  const isGood = /^(arrived|sent)/.test(phase);
  if (!text) return null;
  // Remount per outcome so that each takes the focus, unless the visitor is typing or correcting.
  return (
    <Alert
      key={`${phase}${isRefused}`}
      takesFocus={(!phase.endsWith('Changed') || isRefused) && !isAtField()}
      look={isGood ? 'border-teal bg-wash' : 'border-danger bg-danger-wash'}
      text={
        <>
          {isRefused && earlier && `${texts.triedAgain} `}
          <LinkedText text={fillText(text, { reference, earlier: earlier?.reference ?? '' })} />
        </>
      }
    >
      {phase === 'sent' ? (
        <p className="mt-2">
          <a href={confirmation + hashFor(reference)}>{texts.sentLink}</a>
        </p>
      ) : (
        !isGood && waysOut
      )}
    </Alert>
  );
}

/** What Send says in place of sending during an outage. */
export function Held({ waysOut }: { waysOut: ReactNode }) {
  const { held, notice } = useEmailForm().texts.outage;
  return (
    <Alert takesFocus text={<LinkedText text={`${held} ${notice}`} />}>
      {waysOut}
    </Alert>
  );
}

/** What else the visitor has to know: lost or old answers, another tab, no connection. */
export function OtherNotices() {
  const { texts, state, message } = useEmailForm();
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  );
  return (
    <>
      {state.isExpired && <Alert text={texts.afterAnHour.erased} />}
      {state.isIncomplete && <Alert text={texts.incomplete} />}
      {state.isSentElsewhere && <Alert text={texts.sentElsewhere} />}
      {state.askedAt !== undefined && (
        <Alert text={texts.afterAnHour.question}>
          <p className="mt-3">
            <QuietButton onClick={message.stay}>{texts.afterAnHour.keep}</QuietButton>
          </p>
        </Alert>
      )}
      <p aria-live="polite" className="text-ink-soft empty:hidden">
        {!isOnline && <span>{texts.offline}</span>}
      </p>
    </>
  );
}

type AlertProps = {
  look?: string;
  takesFocus?: boolean;
  /** Its first paragraph, and its name: Orca 43 says nothing else of it in WebKitGTK 2.50. */
  text: ReactNode;
  children?: ReactNode;
};

/** Is announced when it appears. Takes the focus only when mounted, so give a new one a new key. */
export function Alert({ look = 'border-amber bg-card', takesFocus, text, children }: AlertProps) {
  const id = useId();
  return (
    <div
      ref={takesFocus ? takeFocus : undefined}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      className={`rounded-card border-2 p-5 ${look}`}
    >
      <p id={id}>{text}</p>
      {children}
    </div>
  );
}

const slowAfter = 8000;

/** Full-screen status. An empty live region must exist before its text is announced. */
export function SendingScreen() {
  const { texts, isSending } = useEmailForm();
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
    <div aria-live="polite" className={isSending ? look : 'sr-only'}>
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
          <LinkedText text={texts.sendingSlow} />
        </p>
      )}
    </div>
  );
}

/** Whether the address points into the form, as after Correct it. */
function isAtField(): boolean {
  return document.querySelector('form :target') !== null;
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

function watchLine(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
