import { lineAt, type Mistake } from '../../lib/content/mistakes';
import { formContent } from '../../lib/forms/forms';
import { templateParameters } from '../../lib/forms/template-parameters';
import { originalLanguage } from '../../lib/language';
import type { Content } from './read-content';

// Facts about the site, which mails need not show.
const ofTheSite = ['name', 'recipient', 'reply_to', 'subject', 'logoUrl', 'logoLink', 'logoString'];

// URLs, scripts and styles in tags.
const attribute =
  /(?<=<[^>]*\s)(href|src|srcset|background|style|on\w+)\s*=\s*(?!"tel:\{\{phone_number\}\}")("[^"]*|'[^']*|[^\s"'>]*)\{\{/gi;

export function* checkEmails({ emails, mistakes }: Content): Iterable<Mistake> {
  // The forms may be in a file that can't be read.
  if (mistakes.length > 0) return;
  for (const { file, body: written } of emails) {
    const body = written.replace('{record}', '{{record}}');
    const name = file.includes('intake') ? 'intake' : 'contact';
    const { form, office } = formContent(name, originalLanguage);
    // A receipt goes to whom anybody names, so it repeats nothing.
    const known = file.includes('receipt')
      ? ['reference']
      : Object.keys(templateParameters(form, {}, '', office));
    const rules: [RegExp, (name: string) => string][] = [
      [/\{\{\s*([^{}]*?)\s*\}\}/g, () => `is not sent by the form. Use only ${known.join(', ')}.`],
      [/\{(\{\{[^{}]*\}\})\}/g, (name) => `would run what is typed as HTML. Write ${name}.`],
      [attribute, () => 'takes a part from the request, which anybody can send. Write it out.'],
    ];
    for (const [pattern, describe] of rules)
      for (const { 0: field, 1: name = '', index } of body.matchAll(pattern))
        if (!known.includes(name))
          yield { file, line: lineAt(body, index), field, problem: describe(name) };
    // Mail lists cut subjects off, and comments are invisible.
    const shown = body.replace(/<title>[\s\S]*?<\/title>|<!--[\s\S]*?-->/g, '');
    for (const name of known) {
      const problem = `lacks {{${name}}}, which the visitor answers. Add it where it belongs.`;
      if (!ofTheSite.includes(name) && !new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(shown))
        yield { file, line: 1, field: 'text', problem };
    }
  }
}
