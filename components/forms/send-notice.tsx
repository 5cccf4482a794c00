'use client';

import { useEffect, useRef } from 'react';
import type { FormTexts } from './form-texts';
import { PhoneText } from './phone-text';
import type { Phase } from './use-sending';

type SendNoticeProps = {
  phase: Phase;
  texts: Pick<FormTexts, 'sendFailed' | 'maybeSent' | 'arrived' | 'phone'>;
};

/** What became of the message, above Send; it takes the focus. An empty text keeps the specified silence. */
export function SendNotice({ phase, texts }: SendNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // With each new outcome.
  useEffect(() => notice.current?.focus(), [phase]);

  const outcomes = { failed: texts.sendFailed, unknown: texts.maybeSent, arrived: texts.arrived };
  const text = phase in outcomes && outcomes[phase as keyof typeof outcomes];
  if (!text) return null;
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className={phase === 'arrived' ? 'notice' : 'notice notice-danger'}
    >
      <PhoneText text={text} phone={texts.phone} />
    </div>
  );
}
