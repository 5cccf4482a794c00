import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import Mustache from 'mustache';
import type { Transporter } from 'nodemailer';
import type { EmailConfig } from '../../lib/settings';
import { isRecord } from '../is-record';

type MailServiceOptions = {
  /** The template IDs that requests may carry, and the site's address for the templates. */
  config: Pick<EmailConfig, 'templateIds' | 'siteUrl'>;
  /** Hands a mail to SMTP; throws when it was not accepted. */
  deliver: (mail: Mail) => Promise<void>;
};

type SendRequest = {
  ids: Record<(typeof idNames)[number], string>;
  parameters: Record<string, string>;
};

const idNames = ['user_id', 'service_id', 'template_id'] as const;
const maximumBytes = 50_000;

/** A stand-in for EmailJS that speaks its protocol and delivers by SMTP. */
export function createMailService({ config, deliver }: MailServiceOptions): Hono {
  const templates = new Map(emails.map((name) => [config.templateIds[name], name]));
  const app = new Hono();
  app.use(cors());
  app.post('/api/v1.0/email/send', async (context) => send(context, await readJson(context)));
  app.post('/api/v1.0/email/send-form', async (context) => send(context, await readForm(context)));
  return app;

  async function send(context: Context, request: SendRequest | undefined) {
    if (!request) return context.text('The request is malformed', 400);
    const { ids, parameters } = request;
    const missing = idNames.find((name) => !ids[name]);
    if (missing) return context.text(`The ${missing} parameter is required`, 400);
    const template = templates.get(ids.template_id);
    if (!template) return context.text('The template ID not found', 400);
    if (Buffer.byteLength(JSON.stringify(parameters)) > maximumBytes) {
      return context.text('Variables size limit, the maximum allowed size is 50Kb', 413);
    }
    const { from_name: fromName = '', recipient: to = '', reply_to: replyTo = '' } = parameters;
    try {
      await deliver({
        fromName,
        to,
        replyTo,
        ...fillTemplate(readTemplate(template, config.siteUrl), parameters),
      });
    } catch (reason) {
      return context.text(`SMTP did not accept the mail: ${(reason as Error).message}`, 502);
    }
    return context.text('OK');
  }
}

async function readJson(context: Context): Promise<SendRequest | undefined> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (!isRecord(body)) return undefined;
  const { template_params: parameters } = body;
  return {
    ids: { user_id: '', service_id: '', template_id: '', ...texts(body, idNames) },
    parameters: isRecord(parameters) ? texts(parameters) : {},
  };
}

async function readForm(context: Context): Promise<SendRequest | undefined> {
  const body = await context.req.parseBody().catch(() => undefined);
  if (!body) return undefined;
  const { lib_version: _, user_id = '', service_id = '', template_id = '', ...rest } = texts(body);
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

/** The returned function rejects with the SMTP server's refusal. */
export function createDelivery(transport: Transporter): (mail: Mail) => Promise<void> {
  return async ({ fromName, to, replyTo, subject, html }) => {
    // The service sends from the account's own mailbox; here that is the recipient's.
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

/**
 * An e-mail's template as the mail account holds it: with the site's own address for {site}. Anybody can send
 * the account other parameters, so no address in a mail may be one of them.
 */
export function readTemplate(name: (typeof emails)[number], siteUrl: string): string {
  return readFileSync(join(folder, `${name}.html`), 'utf8').replaceAll('{site}', siteUrl);
}

/** As at the real service, {{x}} is escaped and {{{x}}} is not; the subject is the template's title. */
function fillTemplate(template: string, parameters: Record<string, string>): Template {
  const title = /<title>(.*?)<\/title>/s.exec(template)?.[1] ?? '';
  const asPlainText = { escape: (text: string) => text };
  return {
    subject: Mustache.render(title, parameters, {}, asPlainText).replace(/\s+/g, ' ').trim(),
    html: Mustache.render(template, parameters),
  };
}
