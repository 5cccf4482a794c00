import { nearestTo } from '../../lib/content/did-you-mean';
import type { Mistake } from '../../lib/content/mistakes';
import { contactParameters } from '../../lib/forms/contact';
import { intakeParameters } from '../../lib/forms/intake';
import type { Content } from './read-content';

// The parameters' names do not depend on what is written in the forms.
const anything = new Proxy({}, { get: () => '' }) as never;
const parameters: Record<string, string[]> = {
  'content/emails/contact.html': Object.keys(contactParameters(anything, [], anything, anything)),
  'content/emails/intake.html': Object.keys(intakeParameters(anything, anything)),
};

/** Finds {{names}} in the e-mails that no form sends, and e-mails without a subject or the message. */
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
      ...(used.some(([, name]) => name === 'message')
        ? []
        : [at(0, 'text', 'lacks {{message}}, the visitor’s words. Write it where they go.')]),
    ];
  });
}
