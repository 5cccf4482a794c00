import { nearestTo } from '../../lib/content/did-you-mean';
import { formsSchema } from '../../lib/content/message-schemas';
import { lineAt, type Mistake } from '../../lib/content/mistakes';
import { contactParameters } from '../../lib/forms/contact';
import { intakeParameters } from '../../lib/forms/intake';
import { readEmailConfig } from '../../lib/settings';
import type { Content } from './read-content';

// What the site says of itself, which a mail need not show.
const ofTheSite = ['name', 'recipient', 'reply_to', 'logoUrl', 'logoLink', 'logoString'];

// Nothing but the answers can be found again in what the form sends.
const sender = { name: '', mailLabel: '', mailbox: '' };
const answerTo = (name: string) => `The answer to ${name}`;
const { contact, intake } = formsSchema.shape;
const contactAnswers = answersTo(contact.shape.fields.shape);
const intakeAnswers = answersTo(intake.shape.fields.shape);

type Form = { code: string; fields: string[]; parameters: Record<string, string> };

/** What each e-mail is made of, by its template. */
const forms: Record<string, Form> = {
  'content/emails/contact.html': {
    code: 'lib/forms/contact.ts',
    fields: Object.keys(contactAnswers),
    parameters: contactParameters(
      { ...contactAnswers, accident_type: '0' },
      [{ value: contactAnswers.accident_type, label: '' }],
      sender,
      readEmailConfig({}),
    ),
  },
  'content/emails/intake.html': {
    code: 'lib/forms/intake.ts',
    fields: Object.keys(intakeAnswers),
    parameters: intakeParameters(intakeAnswers, sender),
  },
};

function answersTo<Shape extends object>(fields: Shape): { [Name in keyof Shape]: string } {
  const entries = Object.keys(fields).map((name) => [name, answerTo(name)]);
  return Object.fromEntries(entries);
}

// An address, or what runs or styles, within a tag.
const attribute =
  /<[^>]*\s(href|src|srcset|background|style|on\w+)\s*=\s*("[^"]*|'[^']*|[^\s"'>]*)\{\{/gi;

/** {{Names}} that no form sends, answers missing from what is sent or from a mail, and a missing subject. */
export function* checkEmails({ emails }: Content): Iterable<Mistake> {
  for (const { file, body: text } of emails) {
    const form = forms[file];
    if (!form) continue;
    const known = Object.keys(form.parameters);
    const at = (index: number, field: string, problem: string): Mistake => {
      return { file, line: lineAt(text, index), field, problem };
    };
    for (const field of form.fields) {
      if (Object.values(form.parameters).includes(answerTo(field))) continue;
      const problem = 'is asked for and not sent. Give it a parameter.';
      yield { file: form.code, line: 0, field, problem };
    }
    for (const { 1: name = '', index } of text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) {
      if (known.includes(name)) continue;
      const nearest = nearestTo(name, known);
      const question = nearest ? ` Did you mean {{${nearest}}}?` : '';
      const problem = `is not sent by the form.${question} Use only ${known.join(', ')}.`;
      yield at(index, `{{${name}}}`, problem);
    }
    for (const { 0: field, 1: name, index } of text.matchAll(/\{(\{\{[^{}]*\}\})\}/g))
      yield at(index, field, `would run what a visitor types as HTML. Write ${name}.`);
    for (const { 0: tag, 1: name = '', index } of text.matchAll(attribute)) {
      const problem =
        'takes a part from the request, which anybody can send. Write it out, with {site} for the site’s address.';
      yield at(index + tag.length, name, problem);
    }
    if (!/<title>\s*\S[\s\S]*<\/title>/.test(text))
      yield at(0, 'title', 'is missing. Write the subject between <title> and </title>.');
    // A subject is cut off in a list of mails, and comments are not shown.
    const shown = text.replace(/<title>[\s\S]*?<\/title>|<!--[\s\S]*?-->/g, '');
    for (const name of known)
      if (!ofTheSite.includes(name) && !new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(shown))
        yield at(
          0,
          'text',
          `lacks {{${name}}}, which the visitor answers. Write it where it goes.`,
        );
  }
}
