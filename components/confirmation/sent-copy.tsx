import { useRef, useState } from 'react';
import { NotServed } from '@/components/forms/not-served';
import { QuietButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LineIcon } from '@/components/ui/icon';
import { Heading } from '@/components/ui/section';
import { LinkedText } from '@/components/ui/text';
import { usualTime } from '@/lib/deadlines/usual-time';
import { fillText, linkSyntax } from '@/lib/inline-text';
import { editions } from '@/lib/language';
import { type Sent, startCorrection } from '@/lib/message/records';
import type { Area } from '@/lib/states';
import type { AfterSendingProps } from './after-sending';

type SentCopyProps = Omit<AfterSendingProps, 'goHome'> & {
  message: Sent;
  area: Area | undefined;
};

export function SentCopy({ message, area, texts, language, addresses, ...states }: SentCopyProps) {
  const { form, reference, answers, sentAt, values } = message;
  const list = useRef<HTMLDListElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const time = new Date(sentAt).toLocaleString(editions[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const sentLine = fillText(texts.copy.sentAt, { time });
  const line = area && usualTime(area, states.stateNames, states.usualTimes, values['accidentId']);

  function correct() {
    const { pathname, search } = new URL(addresses[form], window.location.href);
    const [first] = Object.keys(values);
    if (startCorrection(message, search)) window.location.assign(`${pathname}${search}#${first}`);
    else setIsRefused(true);
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
    <Card
      as="section"
      aria-labelledby="copy-title"
      className="mt-10 print:mt-6 print:border-0 print:p-0"
    >
      <Heading as="h2" size="subtitle" id="copy-title">
        {texts.copy.title}
      </Heading>
      <p className="hidden print:block">{sentLine}</p>
      <p className="min-h-6">{line?.address && <a href={line.address}>{line.text}</a>}</p>
      <NotServed area={area} served={states.served} texts={states} />
      <dl ref={list} className="mt-4 mb-6 grid print:mb-0">
        {answers.map(({ label, value }) => (
          <div
            key={label}
            className="border-line grid gap-x-4 border-t py-2 sm:grid-cols-[12rem_1fr] print:grid-cols-[10rem_1fr] print:py-1"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3 print:hidden">
        <QuietButton onClick={correct}>{texts.correct}</QuietButton>
        <QuietButton onClick={keepAsFile}>{texts.copy.file}</QuietButton>
        <QuietButton onClick={() => window.print()}>
          <LineIcon name="print" size={20} />
          {texts.copy.print}
        </QuietButton>
      </div>
      <p role="status" className="mt-3">
        {isRefused && <LinkedText text={fillText(texts.notCorrected, { reference })} />}
      </p>
    </Card>
  );
}

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}dt{font-weight:bold}dd{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}';
