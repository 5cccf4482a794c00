import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { isRecord } from '../../lib/is-record';
import { parser } from '../../lib/markdown/parser';
import type { EmailConfig } from '../../lib/settings';

type MailServiceOptions = {
  config: Pick<EmailConfig, 'templateIds' | 'siteUrl'>;
  /** Delivers by SMTP; throws if refused. */
  deliver: (mail: Mail) => Promise<void>;
};

export type MailService = (request: Request) => Promise<Response>;

type SendRequest = {
  ids: Record<(typeof idNames)[number], string>;
  parameters: Record<string, string>;
};

const idNames = ['user_id', 'service_id', 'template_id'] as const;
const maximumBytes = 50_000;
// Accept forms of any site.
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': '*',
  'Content-Type': 'text/plain; charset=utf-8',
};

/** A stand-in for EmailJS that delivers by SMTP. */
export function createMailService({ config, deliver }: MailServiceOptions): MailService {
  const templates = new Map(emails.map((name) => [config.templateIds[name], name]));
  return async (request) => {
    const [text, status = 200] = await answer(request);
    return new Response(status === 204 ? null : text, { status, headers });
  };

  async function answer(request: Request): Promise<[text: string, status?: number]> {
    if (request.method === 'OPTIONS') return ['', 204];
    const read = readers[new URL(request.url).pathname];
    if (!read || request.method !== 'POST') return ['Not found', 404];
    const sent = await read(request);
    if (!sent) return ['The request is malformed', 400];
    const { ids, parameters } = sent;
    const missing = idNames.find((name) => !ids[name]);
    if (missing) return [`The ${missing} parameter is required`, 400];
    const template = templates.get(ids.template_id);
    if (!template) return ['The template ID not found', 400];
    if (Buffer.byteLength(JSON.stringify(parameters)) > maximumBytes)
      return ['Variables size limit, the maximum allowed size is 50Kb', 413];
    const { from_name: fromName = '', recipient: to = '', reply_to: replyTo = '' } = parameters;
    const filled = fillTemplate(readTemplate(template, config.siteUrl), parameters);
    return deliver({ fromName, to, replyTo, ...filled }).then(
      () => ['OK'],
      (reason: Error) => [`SMTP did not accept the mail: ${reason.message}`, 502],
    );
  }
}

const readers: Record<string, (request: Request) => Promise<SendRequest | undefined>> = {
  '/api/v1.0/email/send': readJson,
  '/api/v1.0/email/send-form': readForm,
};

async function readJson(request: Request): Promise<SendRequest | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isRecord(body)) return undefined;
  const { template_params: parameters } = body;
  return {
    ids: { user_id: '', service_id: '', template_id: '', ...texts(body, idNames) },
    parameters: isRecord(parameters) ? texts(parameters) : {},
  };
}

async function readForm(request: Request): Promise<SendRequest | undefined> {
  const body = await request.formData().catch(() => undefined);
  if (!body) return undefined;
  const sent = texts(Object.fromEntries(body));
  const { lib_version: _, user_id = '', service_id = '', template_id = '', ...rest } = sent;
  return { ids: { user_id, service_id, template_id }, parameters: rest };
}

function texts(record: Record<string, unknown>, names: readonly string[] = Object.keys(record)) {
  const present = names.filter((name) => record[name] !== undefined && record[name] !== null);
  return Object.fromEntries(present.map((name) => [name, String(record[name])]));
}

export type Mail = {
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  html: string;
};

export function createDelivery(transport: Transporter): (mail: Mail) => Promise<void> {
  return async ({ fromName, to, replyTo, subject, html }) => {
    // The service sends from the account's mailbox; here, the recipient's.
    await transport.sendMail({
      from: { name: fromName, address: to },
      to: { name: '', address: to },
      replyTo: { name: '', address: replyTo },
      subject,
      html,
    });
  };
}

type Template = { subject: string; html: string };

const folder = join(process.cwd(), 'content', 'emails');
export const emails = ['contact', 'intake'] as const;

/** E-mail template with the site's address. No address may come from parameters. */
export function readTemplate(name: (typeof emails)[number], siteUrl: string): string {
  return readFileSync(join(folder, `${name}.html`), 'utf8').replaceAll('{site}', siteUrl);
}

/** {{x}} is escaped and {{{x}}} is not, as in the real service. The subject is the title. */
function fillTemplate(template: string, parameters: Record<string, string>): Template {
  const title = /<title>(.*?)<\/title>/s.exec(template)?.[1] ?? '';
  const values = new Map(Object.entries(parameters));
  const fill = (text: string, write: (value: string) => string) =>
    text.replace(/\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g, (_, plain, escaped) =>
      plain ? (values.get(plain) ?? '') : write(values.get(escaped) ?? ''),
    );
  return {
    subject: fill(title, String).replace(/\s+/g, ' ').trim(),
    html: fill(template, parser.utils.escapeHtml),
  };
}
