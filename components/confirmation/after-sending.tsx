'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EraseAnswers } from '@/components/forms/erase-answers';
import { AskToday, NotServed } from '@/components/forms/place-notes';
import { ButtonLink, QuietButton, QuietLink } from '@/components/ui/button';
import { Card, Heading } from '@/components/ui/section';
import { Items, LinkedText, WithoutScript } from '@/components/ui/text';
import type { Confirmation, Messages } from '@/lib/content/message-schemas';
import { countEvent } from '@/lib/count';
import type { HelpToday } from '@/lib/deadlines/answers';
import { isUrgent, usualTime } from '@/lib/deadlines/usual-time';
import type { loadPlaces } from '@/lib/forms/forms';
import { fillText, linkSyntax } from '@/lib/inline-text';
import { editions } from '@/lib/language';
import { isReference } from '@/lib/message/identifiers';
import {
  eraseAll,
  eraseOld,
  type FormName,
  noteShown,
  readSent,
  type Sent,
  startCorrection,
} from '@/lib/message/records';
import { day, type Hours, replyTime } from '@/lib/reply-time';
import { type Area, stateOfZipCode } from '@/lib/states';

type AfterSendingProps = {
  /** In the wording that the operator chose. */
  title: string;
  texts: Omit<Confirmation, 'pageTitle' | 'description'>;
  erase: Messages['erase'];
  goHome: string;
  addresses: Record<FormName | 'home' | 'finder', string>;
  places: ReturnType<typeof loadPlaces>;
  help: HelpToday;
  hours?: Hours | undefined;
};

export function AfterSending({ title, texts, goHome, ...props }: AfterSendingProps) {
  const { addresses, erase, hours, places } = props;
  const { answers, language } = places;
  // Undefined until the script runs. If storage is blocked, the page claims nothing.
  const [sent, setSent] = useState<Sent | 'nothing' | 'blocked'>();
  // A reference in the address is only a name: anybody can send a link with one.
  const [named, setNamed] = useState({ reference: '', at: 0 });
  const [isErased, setIsErased] = useState(false);
  useEffect(() => {
    const read = () => {
      eraseOld(() => true);
      return readSent();
    };
    const found = read();
    const hash = window.location.hash.slice(1);
    if (isReference(hash)) setNamed({ reference: hash, at: Date.now() });
    if (typeof found === 'object' && !found.isShown) {
      countEvent('Sent');
      noteShown(found);
    }
    setSent(found ?? 'blocked');
    // The copy expires after an hour, and may be erased before the visitor comes back.
    const again = () => setSent(read() ?? 'blocked');
    const minutes = setInterval(again, 60_000);
    window.addEventListener('pageshow', again);
    return () => {
      clearInterval(minutes);
      window.removeEventListener('pageshow', again);
    };
  }, []);
  const message = typeof sent === 'object' ? sent : undefined;
  const isNothing = sent === 'nothing' && !named.reference;
  const { zipCode = '', accidentId = '', period = '', signup } = message?.values ?? {};
  const hasFirm = signup === 'Yes';
  const signed = message?.touched.includes('signup') ? texts.signed : texts.signedPreset;
  const area = stateOfZipCode(zipCode);
  const isShort = isUrgent(answers, area, accidentId, period);
  const say = (text: string, reference = '') => <LinkedText text={fillText(text, { reference })} />;
  const promise = (sentAt: number) => {
    const time = replyTime(sentAt, hours, texts, language);
    return time ? fillText(texts.replyBy, { time }) : Date.now() - sentAt < day && texts.reply;
  };

  return (
    <>
      <Heading as="h1" size="title" className="text-center print:text-left">
        {isNothing ? texts.nothingTitle : title}
      </Heading>
      <div className="text-ink-soft mt-3 min-h-8 text-center text-lg print:text-left">
        {!sent && (
          <WithoutScript>
            <p>{say(texts.pending)}</p>
          </WithoutScript>
        )}
        {!message && named.reference && <p>{say(texts.notRecorded, named.reference)}</p>}
        {sent === 'blocked' && named.reference && (
          <p className="mt-2">{fillText(texts.justSent, { promise: promise(named.at) || '' })}</p>
        )}
        {isNothing && (
          <>
            <p>{texts.nothingSent}</p>
            <ButtonLink href={addresses.finder} className="mt-6">
              {texts.toFinder}
            </ButtonLink>
          </>
        )}
        {message && (
          <>
            {isShort && area && (
              <AskToday area={area} accidentType={accidentId} answers={answers} help={props.help} />
            )}
            {hasFirm && <p>{say(signed)}</p>}
            {/* A promise to call would contradict the advice not to wait. */}
            {!hasFirm && !isShort && <p>{promise(message.sentAt)}</p>}
          </>
        )}
      </div>
      {message && (
        <Receipt {...props} area={area} message={message} texts={texts}>
          <div className="my-10 grid gap-x-12 gap-y-8 md:grid-cols-2 print:my-3 print:grid-cols-2 print:text-sm">
            <section hidden={hasFirm}>
              <PartHeading>{texts.next.title}</PartHeading>
              <Items as="ol" items={texts.next.items} className="text-ink-soft *:station" />
            </section>
            <section>
              <PartHeading>{texts.ready.title}</PartHeading>
              <Items items={texts.ready.items} className="text-ink-soft grid list-disc gap-2" />
            </section>
          </div>
        </Receipt>
      )}
      <p className="mt-6 text-center print:hidden">
        <QuietLink href={addresses.home}>{goHome}</QuietLink>
      </p>
      {sent && (sent !== 'blocked' || named.reference || isErased) && (
        <div className={`mt-6 print:hidden ${message ? '' : 'text-center'}`}>
          <EraseAnswers
            texts={erase}
            storageNote={message?.answers.length ? texts.copy.text : ''}
            onErase={() => {
              eraseAll();
              setIsErased(true);
              setNamed({ reference: '', at: 0 });
              // The URL may carry the reference too.
              window.history.replaceState(null, '', window.location.pathname);
              setSent(readSent() ?? 'blocked');
            }}
          />
        </div>
      )}
    </>
  );
}

function PartHeading({ children }: { children: string }) {
  return (
    <Heading
      as="h2"
      size="subtitle"
      className="border-amber mb-3 border-t-3 pt-3 print:mb-1 print:pt-1"
    >
      {children}
    </Heading>
  );
}

type ReceiptProps = Omit<AfterSendingProps, 'goHome' | 'title'> & {
  message: Sent;
  area: Area | undefined;
  children: ReactNode;
};

/** The reference to tear off, what can be done with the message, and a copy of it. */
function Receipt({ message, area, texts, addresses, places, children }: ReceiptProps) {
  const { language, answers: times } = places;
  const { form, reference, answers, sentAt, values } = message;
  const list = useRef<HTMLDListElement>(null);
  const [said, setSaid] = useState('');
  const time = new Date(sentAt).toLocaleString(editions[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const sentLine = fillText(texts.copy.sentAt, { time });
  const line = area && usualTime(area, language, times, values['accidentId']);
  const [before, after = ''] = texts.reference.split('{reference}');

  function correct() {
    const [first] = Object.keys(values);
    if (startCorrection(message)) window.location.assign(`${addresses[form]}#${first}`);
    else setSaid(fillText(texts.notCorrected, { reference }));
  }

  function keepAsFile() {
    const { title } = texts.copy;
    const deadline = line?.address && `${line.text} ${new URL(line.address, window.location.href)}`;
    const howToAsk = fillText(texts.reference, { reference }).replace(linkSyntax, '$1');
    const lines = [howToAsk, sentLine, deadline].filter(Boolean);
    // The list is in the page, where its answers are escaped.
    const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<style>${style}</style><h1>${title}</h1><p>${lines.join('</p><p>')}</p>${list.current?.outerHTML}`;
    const href = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    Object.assign(document.createElement('a'), { href, download: `${reference}.html` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  }

  return (
    <>
      <div className="rounded-card border-amber bg-card p-card mt-6 border-2 border-dashed text-center print:mt-2 print:p-2">
        <p>
          {before}
          <strong className="font-display text-title whitespace-nowrap">{reference}</strong>
          <LinkedText text={after} />
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-3 print:hidden">
          {/* Missing outside of secure pages. */}
          {navigator.clipboard && (
            <QuietButton
              onClick={() =>
                navigator.clipboard.writeText(reference).then(() => setSaid(texts.copy.copied))
              }
            >
              {texts.copy.reference}
            </QuietButton>
          )}
          {answers.length > 0 && (
            <>
              <QuietButton onClick={correct}>{texts.correct}</QuietButton>
              <QuietButton onClick={keepAsFile}>{texts.copy.file}</QuietButton>
              <QuietButton onClick={() => window.print()}>{texts.copy.print}</QuietButton>
            </>
          )}
        </div>
        <p aria-live="polite">{said && <LinkedText text={said} />}</p>
      </div>
      {children}
      {answers.length > 0 && (
        <Card as="section" aria-labelledby="copy-title" className="print:border-0 print:p-0">
          <Heading as="h2" size="subtitle" id="copy-title">
            {texts.copy.title}
          </Heading>
          <p className="hidden print:block">{sentLine}</p>
          <p className="min-h-6">{line?.address && <a href={line.address}>{line.text}</a>}</p>
          <NotServed area={area} places={places} />
          <dl ref={list} className="mt-4 grid print:mt-1">
            {answers.map(({ label, value }) => (
              <div
                key={label}
                className="border-line grid gap-x-4 border-t py-2 sm:grid-cols-[12rem_1fr] print:grid-cols-[10rem_1fr] print:py-0 print:text-sm"
              >
                <dt className="text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}dt{font-weight:bold}dd{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}';
