import { type ArrivedMail, readMail } from '../../../tools/mail-service/inbox';
import { places } from './plans';
import type { Visit } from './visit';

export type Verdict = {
  lost: string[];
  twice: string[];
  wrong: string[];
  missing: string[];
  /** Mails that the browser made two of: it repeats a request whose connection breaks before an answer. */
  repeated: string[];
};

/** Takes the visits and all mails that arrived and returns, in words, everything that went wrong. */
export function judge(visits: readonly Visit[], mails: readonly ArrivedMail[]): Verdict {
  const verdict: Verdict = { lost: [], twice: [], wrong: [], missing: [], repeated: [] };
  for (const { plan, written, mayArrive, requests, isConfirmed, lost } of visits) {
    const own = mails.filter(({ replyTo }) => replyTo[0]?.address === plan.email);
    verdict.lost.push(...lost.map((what) => `${plan.email}: ${what}`));
    const sent = Math.min(own.length, requests);
    if (sent > mayArrive) verdict.twice.push(`${plan.email}: ${sent} mails`);
    if (own.length > sent) verdict.repeated.push(`${plan.email}: ${own.length - sent} mails`);
    if (isConfirmed && own.length === 0) verdict.missing.push(plan.email);
    const texts = own.map(textsOf);
    const right = textsAsWritten(plan.place, written);
    // Of several mails, the earlier ones may hold what stood there before it was written anew.
    const newest = texts.at(-1);
    if (isConfirmed && newest && newest !== right) {
      verdict.wrong.push(`${plan.email}: ${newest} instead of ${right}`);
    }
    const before = textsAsWritten(plan.place, plan.answers);
    const known = new Set([right, before]);
    if (texts.some((text) => !known.has(text))) verdict.wrong.push(plan.email);
  }
  return verdict;
}

function textsOf({ html }: ArrivedMail): string {
  const { answers, message } = readMail(html);
  return JSON.stringify([...Object.values(answers).sort(), message]);
}

function textsAsWritten(place: keyof typeof places, written: Record<string, string>): string {
  const { message = '', ...others } = Object.fromEntries(
    Object.entries(places[place].fields).map(([name, field]) => {
      const value = written[name] ?? '';
      const option = 'options' in field && field.options.find((one) => one.value === value);
      return [name, option ? option.label : value.trim()];
    }),
  );
  return JSON.stringify([...Object.values(others).sort(), message]);
}
