import { type ArrivedMail, readMail } from '../../../tools/mail-service/inbox';
import { places } from './plans';
import type { Visit } from './visit';

export function judge(visit: Visit, mails: readonly ArrivedMail[]): string[] {
  const { plan, written, mayArrive, isConfirmed, lost } = visit;
  const found = lost.map((what) => `lost: ${what}`);
  if (mails.length > mayArrive) found.push(`sent twice: ${mails.length} mails`);
  if (isConfirmed && mails.length === 0) found.push('confirmed and missing');
  const texts = mails.map(textsOf);
  const right = textsAsWritten(plan.place, written);
  // Earlier mails may contain earlier texts.
  const known = [right, textsAsWritten(plan.place, plan.answers)];
  const wrong = texts.filter((text, index) => {
    const isLast = isConfirmed && index === texts.length - 1;
    return isLast ? text !== right : !known.includes(text);
  });
  return [...found, ...wrong.map((text) => `wrong: ${text} instead of ${right}`)];
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
