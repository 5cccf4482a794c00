import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import * as z from 'zod';
import { loadSite } from '../../lib/content/site-content';
import { recordBlock } from '../../lib/forms/record';
import { originalLanguage } from '../../lib/language';
import { parser } from '../../lib/markdown/parser';
import { type EmailConfig, readSettings } from '../../lib/settings';

/** Answers the body of a request. */
export type MailService = (body: string) => Promise<[text: string, status: number]>;

const requestSchema = z.object({
  template_id: z.string(),
  template_params: z.record(z.string(), z.string()),
});

/** A stand-in for EmailJS that delivers by SMTP, with a receipt to the visitor if RECEIPT is set. */
export function createMailService(
  config: Pick<EmailConfig, 'templateIds' | 'siteUrl'>,
  transport: Pick<Transporter, 'sendMail'>,
  sendsReceipts = readSettings().RECEIPT === 'yes',
): MailService {
  const templates = new Map<string, EmailName>(
    Object.entries(config.templateIds).map(([name, id]) => [id, name as EmailName]),
  );
  return async (body) => {
    const { data } = requestSchema.safeParse(readJson(body));
    if (!data) return ['The request is malformed', 400];
    const { template_id, template_params: parameters } = data;
    const template = templates.get(template_id);
    if (!template) return ['The template ID not found', 400];
    const { from_name: name = '', recipient = '', reply_to = '' } = parameters;
    const mailbox = { name: '', address: recipient };
    const visitor = { name: '', address: reply_to };
    const fill = (name: EmailName) => fillTemplate(readTemplate(name, config.siteUrl), parameters);
    // The service sends from the account's mailbox; here, the recipient's.
    const mails = [
      { from: { ...mailbox, name }, to: mailbox, replyTo: visitor, ...fill(template) },
    ];
    if (sendsReceipts)
      mails.push({ from: mailbox, to: visitor, replyTo: mailbox, ...fill('receipt') });
    return Promise.all(mails.map((mail) => transport.sendMail(mail))).then(
      () => ['OK', 200],
      (reason: Error) => [`SMTP did not accept the mail: ${reason.message}`, 502],
    );
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const folder = join(process.cwd(), 'content', 'emails');
export const emails = ['contact', 'intake', 'receipt'] as const;
type EmailName = (typeof emails)[number];

/** E-mail template with the site's facts. No address may come from parameters. */
export function readTemplate(name: EmailName, siteUrl: string): string {
  const { name: siteName, phone } = loadSite(originalLanguage);
  return readFileSync(join(folder, `${name}.html`), 'utf8')
    .replaceAll('{site}', siteUrl)
    .replaceAll('{siteName}', siteName)
    .replaceAll('{phone}', phone)
    .replace('{record}', recordBlock);
}

/** {{x}} is escaped and {{{x}}} is not, as in the real service. The subject is the title. */
function fillTemplate(template: string, parameters: Record<string, string>) {
  const title = /<title>(.*?)<\/title>/s.exec(template)?.[1] ?? '';
  const values = new Map(Object.entries(parameters));
  const fill = (text: string, write: (value: string) => string) =>
    text.replace(/\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g, (_, plain, escaped) =>
      plain ? (values.get(plain) ?? '') : write(values.get(escaped) ?? ''),
    );
  return {
    subject: fill(title, String).replace(/\s+/g, ' ').trim(),
    html: fill(template, parser.utils.escapeHtml),
    text: fill(asPlainText(template), String),
  };
}

/** A template as text, with a line for each block and what is in <pre> as it stands. */
function asPlainText(template: string): string {
  const body = template.slice(template.indexOf('<body'));
  const parts = body.split(/(<pre[^>]*>[\s\S]*?<\/pre>)/).map((part) => {
    if (part.startsWith('<pre')) return `\n${part}\n`;
    return part.replace(/\s+/g, ' ').replace(/ ?<(p|h\d|tr)\b[^>]*> ?/g, '\n');
  });
  return parts
    .join('')
    .replace(/<[^>]*>/g, '')
    .replace(/ +$/gm, '')
    .trim();
}
