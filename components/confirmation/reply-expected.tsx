'use client';

import { useEffect, useState } from 'react';
import type { Confirmation } from '@/lib/content/message-schemas';
import { fillText } from '@/lib/forms/messages';
import { replyTime } from '@/lib/reply-time';
import { readSentMessage } from '@/lib/sent-message';

/** By when a reply can be expected: the hour where this tab knows it, the promise otherwise. */
export function ReplyExpected({ replyBy, reply }: Pick<Confirmation, 'replyBy' | 'reply'>) {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const message = readSentMessage();
    if (message) setTime(replyTime(message.sentAt, Date.now()));
  }, []);
  return <p className="mt-3 text-ink-soft text-lg">{time ? fillText(replyBy, { time }) : reply}</p>;
}
