import { type ReactNode, useSyncExternalStore } from 'react';
import { QuietButton } from '@/components/ui/button';
import type { Messages } from '@/lib/content/message-schemas';
import { hashFor } from '@/lib/message/records';
import type { MessageState } from '@/lib/message/state';
import { type Reach, Reachable } from './send-status';

type SendOutcomeProps = {
  state: MessageState;
  texts: Messages & Reach;
  confirmation: string;
  waysOut: ReactNode;
};

/** Outcome of the last attempt. A missing failure text keeps the specified silence. */
export function SendOutcome({ state, texts, confirmation, waysOut }: SendOutcomeProps) {
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
    >
      <p>
        {isRefused && `${texts.triedAgain} `}
        <Reachable
          text={text}
          {...texts}
          places={{ reference, earlier: earlier?.reference ?? '' }}
        />
      </p>
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

type FormNoticesProps = Pick<SendOutcomeProps, 'state' | 'texts'> & { onKeep: () => void };

/** What else the visitor has to know: lost or old answers, another tab, no connection. */
export function FormNotices({ state, texts, onKeep }: FormNoticesProps) {
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  );
  return (
    <>
      {state.isExpired && <Alert look="border-amber bg-card">{texts.afterAnHour.erased}</Alert>}
      {state.isIncomplete && <Alert look="border-amber bg-card">{texts.incomplete}</Alert>}
      {state.isSentElsewhere && <Alert look="border-amber bg-card">{texts.sentElsewhere}</Alert>}
      {state.askedAt !== undefined && (
        <Alert look="border-amber bg-card">
          <p className="mb-3">{texts.afterAnHour.question}</p>
          <QuietButton onClick={onKeep}>{texts.afterAnHour.keep}</QuietButton>
        </Alert>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {!isOnline && <span>{texts.offline}</span>}
      </p>
    </>
  );
}

type AlertProps = { look: string; takesFocus?: boolean; children: ReactNode };

export function Alert({ look, takesFocus, children }: AlertProps) {
  return (
    <div
      ref={takesFocus ? takeFocus : undefined}
      role="alert"
      tabIndex={-1}
      className={`rounded-card border-2 p-5 ${look}`}
    >
      {children}
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
