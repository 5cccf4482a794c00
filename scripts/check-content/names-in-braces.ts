import { nearestTo } from '../../lib/content/did-you-mean';
import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import type { Content } from './read-content';
import { textsIn } from './walk-texts';

// What the site fills in, by file and field; those marked true may not be left out.
const filledIn: Record<string, Record<string, boolean>> = {
  'content/messages.yml: required': { label: true },
  'content/messages.yml: email': { label: true },
  'content/messages.yml: number': { label: true },
  'content/messages.yml: tooLong': { label: true },
  'content/messages.yml: range': { label: true, min: true, max: true },
  'content/messages.yml: sendFailed': { phone: true },
  'content/messages.yml: sendingSlow': { phone: false },
  'content/messages.yml: maybeSent': { phone: true },
  'content/messages.yml: counter.roomLeft': { count: true },
  'content/messages.yml: counter.noRoom': { count: true },
  'content/messages.yml: softChecks.suggestEmail': { address: true },
  'content/messages.yml: withoutScript': { phone: true, mailbox: false },
  'content/forms.yml: intake.given': { claim: true },
  'content/confirmation.yml: replyBy': { time: true },
  'content/confirmation.yml: copy.sentAt': { time: true },
  'content/home.yml: howItWorks.step': { number: true },
  'content/home.yml: reviews.place': { number: true, count: true },
  'content/home.yml: reviews.stars': { rating: true, most: true },
  'content/home.yml: contact.call': { phone: true },
  'content/home.yml: contact.write': { mailbox: true },
  'content/labels.yml: lists.place': { page: true, pages: true },
  'content/labels.yml: lists.page': { page: true },
  'content/labels.yml: article.minutes': { minutes: true },
  'content/labels.yml: article.reviewed': { name: true, date: true },
  'content/labels.yml: article.start.call': { phone: true },
  'content/labels.yml: notFound.suggestion': { page: true },
  'content/labels.yml: notFound.article': { number: true },
};

/** Finds {names} that nothing fills in, and texts that lack one they need. */
export function checkBraces({ data }: Content): Mistake[] {
  return data.flatMap(({ source, data }) =>
    textsIn(data).flatMap(({ path, text }) => {
      const at = (problem: string, words = ''): Mistake => ({
        file: source.file,
        line: lineOf(source, path, words),
        field: writePath(path),
        problem,
      });
      const known = filledIn[`${source.file}: ${writePath(path)}`] ?? {};
      const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const lacking = Object.keys(known).filter((name) => known[name] && !used.includes(name));
      return [
        ...used
          .filter((name) => !(name in known))
          .map((name) => at(describe(name, Object.keys(known)), `{${name}}`)),
        // An empty text shows nothing, on purpose.
        ...(text === '' ? [] : lacking).map((name) =>
          at(`lacks {${name}}, which the site fills in. Write {${name}} where it goes.`),
        ),
      ];
    }),
  );
}

function describe(name: string, known: string[]): string {
  const nearest = nearestTo(name, known);
  const question = nearest ? ` Did you mean {${nearest}}?` : '';
  const use = known.length > 0 ? `Use only {${known.join('}, {')}}.` : 'Write the word itself.';
  return `says {${name}}, which nothing fills in.${question} ${use}`;
}
