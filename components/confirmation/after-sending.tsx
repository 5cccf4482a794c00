'use client';

import { useEffect, useState } from 'react';
import { EraseAnswers } from '@/components/forms/erase-answers';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/section';
import { Items, LinkedText } from '@/components/ui/text';
import type { Confirmation, Messages } from '@/lib/content/message-schemas';
import { countEvent } from '@/lib/count';
import { isUrgent, type UsualTimes } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { isReference } from '@/lib/message/identifiers';
import {
  eraseAll,
  eraseOld,
  type FormName,
  noteShown,
  readSent,
  type Sent,
} from '@/lib/message/records';
import { day, type Hours, replyTime } from '@/lib/reply-time';
import type { Served } from '@/lib/served';
import { stateOfZipCode } from '@/lib/states';
import { SentCopy } from './sent-copy';

export type AfterSendingProps = {
  texts: Omit<Confirmation, 'pageTitle' | 'description'>;
  erase: Messages['erase'];
  goHome: string;
  language: Language;
  addresses: Record<FormName | 'home' | 'finder', string>;
  stateNames: Messages['stateNames'];
  usualTimes: UsualTimes;
  notServed: Messages['notServed'];
  served?: Served | undefined;
  hours?: Hours | undefined;
};

export function AfterSending({ texts, goHome, ...props }: AfterSendingProps) {
  const { language, addresses, erase, hours, usualTimes } = props;
  // Undefined until the script runs, or if storage is blocked; the page then claims nothing.
  const [sent, setSent] = useState<Sent | 'nothing'>();
  // A reference in the address is only a name: anybody can send a link with one.
  const [named, setNamed] = useState('');
  const [isErased, setIsErased] = useState(false);
  useEffect(() => {
    const read = () => {
      eraseOld(() => true);
      return readSent();
    };
    const found = read();
    const hash = window.location.hash.slice(1);
    if (isReference(hash)) setNamed(hash);
    if (typeof found === 'object' && !found.isShown) {
      countEvent('Sent');
      noteShown(found);
    }
    setSent(found);
    // The copy expires after an hour.
    const minutes = setInterval(() => setSent(read()), 60_000);
    return () => clearInterval(minutes);
  }, []);
  const message = typeof sent === 'object' ? sent : undefined;
  const { zipCode = '', accidentId = '', period = '', signup } = message?.values ?? {};
  const hasFirm = signup === 'Yes';
  const area = stateOfZipCode(zipCode);
  const isShort = area && isUrgent(usualTimes.clocks[area], accidentId, period);
  const isRecent = message && Date.now() - message.sentAt < day;
  const say = (text: string, reference = '') => <LinkedText text={fillText(text, { reference })} />;
  const reply = message && replyTime(message.sentAt, hours, texts, language);

  return (
    <>
      <div className="text-ink-soft mt-3 min-h-8 text-center text-lg print:text-left">
        {!message && named && <p>{say(texts.notRecorded, named)}</p>}
        {sent === 'nothing' && !named && (
          <p>
            {texts.nothingSent} <a href={addresses.finder}>{texts.toFinder}</a>
          </p>
        )}
        {message && (
          <>
            {isShort && <p className="text-ink mb-2 font-semibold">{usualTimes.texts.urgent}</p>}
            {hasFirm ? (
              <p>{say(texts.signed)}</p>
            ) : (
              <p>{reply ? fillText(texts.replyBy, { time: reply }) : isRecent && texts.reply}</p>
            )}
            <p className="mt-2">{say(texts.reference, message.reference)}</p>
          </>
        )}
      </div>
      <p className="mt-6 text-center print:hidden">
        <ButtonLink href={addresses.home}>{goHome}</ButtonLink>
      </p>
      {message && (
        <>
          <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 print:mt-6 print:grid-cols-2">
            <section hidden={hasFirm}>
              <PartHeading>{texts.next.title}</PartHeading>
              <Items
                as="ol"
                items={texts.next.items}
                className="text-ink-soft grid list-decimal gap-2 marker:font-semibold"
              />
            </section>
            <section>
              <PartHeading>{texts.ready.title}</PartHeading>
              <Items items={texts.ready.items} className="text-ink-soft grid list-disc gap-2" />
            </section>
          </div>
          {message.answers.length > 0 && (
            <SentCopy {...props} area={area} message={message} texts={texts} />
          )}
        </>
      )}
      {(sent !== undefined || named || isErased) && (
        <div className={`mt-6 print:hidden ${message ? '' : 'text-center'}`}>
          <EraseAnswers
            texts={erase}
            storageNote={message?.answers.length ? texts.copy.text : ''}
            onErase={() => {
              eraseAll();
              setIsErased(true);
              setNamed('');
              // The URL may carry the reference too.
              window.history.replaceState(null, '', window.location.pathname);
              setSent(readSent());
            }}
          />
        </div>
      )}
    </>
  );
}

function PartHeading({ children }: { children: string }) {
  return (
    <Heading as="h2" size="subtitle" className="border-amber mb-3 border-t-3 pt-3">
      {children}
    </Heading>
  );
}
