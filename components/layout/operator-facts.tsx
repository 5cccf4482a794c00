import { Card, Heading } from '@/components/ui/section';
import { loadOperator, loadSite } from '@/lib/content/site-content';
import { hoursInWords } from '@/lib/hours-in-words';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import type { Hours } from '@/lib/reply-time';
import { readMode } from '@/lib/settings';

/** What visitors ask first; a line names what is missing, but not on a live site. */
const first = ['legalName', 'address', 'hours', 'spanish', 'payment'];

function inOneLine(hours: Hours, language: Language): string {
  const { days, range, zone } = hoursInWords(hours, language);
  return [...days, range, zone].join(', ');
}

type OperatorFactsProps = { language: Language; isShort?: boolean };

/** Who answers, or with `isShort` only what visitors ask first. */
export function OperatorFacts({ language, isShort }: OperatorFactsProps) {
  const texts = loadSite(language).operatorWords;
  const operator = loadOperator(language);
  const { legalName, address, selection, retention, spanish } = operator;
  const facts = {
    legalName,
    address,
    hours: operator.hours && inOneLine(operator.hours, language),
    spanish,
    payment: operator.payment?.words,
    attorney: operator.attorney?.name,
    selection,
    retention,
    registrations: operator.registrations?.map(({ body, number }) => `${body}, ${number}`),
  };
  const shown = Object.entries(facts)
    .map(([name, lines = []]) => ({ name: name as keyof typeof facts, lines: [lines].flat() }))
    .filter(({ name }) => !isShort || first.includes(name));
  const given = shown.filter(({ lines }) => lines.length > 0);
  const missing =
    readMode() === 'live'
      ? []
      : shown.filter(({ name, lines }) => first.includes(name) && lines.length === 0);
  const attorneys = (!isShort && operator.attorneys) || [];
  if (given.length + missing.length + attorneys.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="operator-title">
      <Heading as="h2" size="subtitle" id="operator-title">
        {texts.title}
      </Heading>
      {missing.length > 0 && (
        <p className="text-ink-soft text-note mt-2">
          {fillText(texts.slot, { facts: missing.map(({ name }) => texts[name]).join(' · ') })}
        </p>
      )}
      {given.length > 0 && (
        <dl className="mt-4 grid">
          {given.map(({ name, lines }) => (
            <div key={name} className="border-line border-t py-2">
              <dt className="text-ink-soft">{texts[name]}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {attorneys.length > 0 && (
        <section id="attorneys" aria-labelledby="attorneys-title" className="mt-6">
          <h3 id="attorneys-title" className="font-semibold">
            {texts.attorneys}
          </h3>
          <ul className="mt-2 grid gap-2">
            {attorneys.map(({ name, firm, town, license, url }) => (
              <li key={name}>
                <a href={url}>{name}</a>, {firm}, {town} ({license})
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

export function OperatorLine({ language }: { language: Language }) {
  const texts = loadSite(language).operatorWords;
  const { legalName, address, attorney } = loadOperator(language);
  const run = [legalName, address].filter(Boolean).join(', ');
  if (!run && !attorney?.name) return null;
  return (
    <p className="mt-4">
      {run && `${texts.legalName}: ${run}. `}
      {attorney?.name && `${texts.attorney}: ${attorney.name}.`}
    </p>
  );
}
