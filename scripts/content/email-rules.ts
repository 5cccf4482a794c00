import { lineAt, type Mistake } from '../../lib/content/mistakes';
import { formContent } from '../../lib/forms/forms';
import { templateParameters } from '../../lib/forms/template-parameters';
import { originalLanguage } from '../../lib/language';
import type { Content } from './read-content';

// Facts about the site, which mails need not show.
const ofTheSite = ['name', 'recipient', 'reply_to', 'subject', 'logoUrl', 'logoLink', 'logoString'];

// URLs, scripts and styles in tags.
const attribute =
  /<[^>]*\s(href|src|srcset|background|style|on\w+)\s*=\s*(?!"tel:\{\{phone_number\}\}")("[^"]*|'[^']*|[^\s"'>]*)\{\{/gi;

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
    const at = (index: number, field: string, problem: string): Mistake => {
      return { file, line: lineAt(body, index), field, problem };
    };
    for (const { 1: name = '', index } of body.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) {
      if (known.includes(name)) continue;
      const problem = `is not sent by the form. Use only ${known.join(', ')}.`;
      yield at(index, `{{${name}}}`, problem);
    }
    for (const { 0: field, 1: name, index } of body.matchAll(/\{(\{\{[^{}]*\}\})\}/g))
      yield at(index, field, `would run what a visitor types as HTML. Write ${name}.`);
    for (const { 0: tag, 1: name = '', index } of body.matchAll(attribute)) {
      const problem =
        'takes a part from the request, which anybody can send. Write it out, with {site} for the site’s address.';
      yield at(index + tag.length, name, problem);
    }
    // Mail lists cut subjects off, and comments are invisible.
    const shown = body.replace(/<title>[\s\S]*?<\/title>|<!--[\s\S]*?-->/g, '');
    for (const name of known) {
      const problem = `lacks {{${name}}}, which the visitor answers. Add it where it belongs.`;
      if (!ofTheSite.includes(name) && !new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(shown))
        yield at(0, 'text', problem);
    }
  }
}
