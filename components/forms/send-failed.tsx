'use client';

import { Fragment, useEffect, useRef } from 'react';
import { phoneAddress } from '@/lib/routes';

/** The notice that the message was not sent; an empty text keeps the specified silence. */
export function SendFailed({ text, phone }: { text: string; phone: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  if (!text) return null;
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="notice notice-danger">
      {text.split('{phone}').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <a href={phoneAddress(phone)}>{phone}</a>}
          {part}
        </Fragment>
      ))}
    </div>
  );
}
