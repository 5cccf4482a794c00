import { nearestTo } from '../../lib/content/did-you-mean';
import { formsSchema } from '../../lib/content/message-schemas';
import type { Mistake } from '../../lib/content/mistakes';
import { readEmailConfig } from '../../lib/email-config';
import { contactParameters } from '../../lib/forms/contact';
import { intakeParameters } from '../../lib/forms/intake';
import type { Content } from './read-content';

// What the site says of itself, which a mail need not show.
const ofTheSite = ['name', 'recipient', 'reply_to', 'logoUrl', 'logoLink', 'logoString'];

// Only the names count, so nothing needs to be filled in.
const sender = { name: '', mailLabel: '', mailbox: '' };
const { contact, intake } = formsSchema.shape;
const parameters: Record<string, string[]> = {
  'content/emails/contact.html': Object.keys(
    contactParameters(emptyAnswers(contact.shape.fields.shape), [], sender, readEmailConfig({})),
  ),
  'content/emails/intake.html': Object.keys(
    intakeParameters(emptyAnswers(intake.shape.fields.shape), sender),
  ),
};

function emptyAnswers<Shape extends object>(fields: Shape): { [Name in keyof Shape]: string } {
  const entries = Object.keys(fields).map((name) => [name, '']);
  return Object.fromEntries(entries);
}

/** {{Names}} that no form sends, answers missing from a mail, and a missing subject. */
export function checkEmails({ emails }: Content): Mistake[] {
  return emails.flatMap(({ file, text }) => {
    const known = parameters[file] ?? [];
    const used = [...text.matchAll(/\{\{\{?\s*([\w-]*)\s*\}?\}\}/g)];
    const at = (index: number, field: string, problem: string): Mistake => {
      return { file, line: text.slice(0, index).split('\n').length, field, problem };
    };
    return [
      ...used
        .filter(([, name = '']) => !known.includes(name))
        .map(({ 1: name = '', index }) => {
          const nearest = nearestTo(name, known);
          const question = nearest ? ` Did you mean {{${nearest}}}?` : '';
          const problem = `is not sent by the form.${question} Use only ${known.join(', ')}.`;
          return at(index, `{{${name}}}`, problem);
        }),
      ...(/<title>\s*\S[\s\S]*<\/title>/.test(text)
        ? []
        : [at(0, 'title', 'is missing. Write the subject between <title> and </title>.')]),
      ...known
        .filter((name) => !ofTheSite.includes(name) && !used.some(([, one]) => one === name))
        .map((name) =>
          at(0, 'text', `lacks {{${name}}}, which the visitor answers. Write it where it goes.`),
        ),
    ];
  });
}
