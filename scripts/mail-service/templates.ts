import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';

export type Template = { subject: string; html: string };

const folder = join(process.cwd(), 'content', 'emails');

/** Takes the ids that requests carry and returns each one's template file in content/emails/. */
export function templateFiles(environment: NodeJS.ProcessEnv): Map<string, string> {
  return new Map([
    [environment.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID || 'contact', 'contact.html'],
    [environment.NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID || 'intake', 'intake.html'],
  ]);
}

/**
 * Takes a template's file name and the parameters and returns the filled mail: {{x}} is escaped,
 * {{{x}}} is not, as at the real service; the subject is the template's title.
 */
export function fillTemplate(file: string, parameters: Record<string, string>): Template {
  const template = readFileSync(join(folder, file), 'utf8');
  const title = /<title>(.*?)<\/title>/s.exec(template)?.[1] ?? '';
  const asPlainText = { escape: (text: string) => text };
  return {
    subject: Mustache.render(title, parameters, {}, asPlainText).replace(/\s+/g, ' ').trim(),
    html: Mustache.render(template, parameters),
  };
}
