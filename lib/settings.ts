import { z } from 'zod';
import { distance } from './did-you-mean';

// These values go into pages, policies and e-mails, so they must not end a quote or a directive.
const host = String.raw`(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d+)?`;
const origin = new RegExp(`^https?://${host}$`, 'i');
const scriptAddress = new RegExp(String.raw`^https?://${host}/[\w./~-]+$`, 'i');
const code = /^[\w.-]+$/;
// Leftovers of examples and unset shell variables.
const placeholder =
  /^(undefined|null|none|true|false|x+|0+|test|todo|(your|my|change|replace|insert|example)([._-].*|me)?)$/i;

const isOrigin = (text: string) => origin.test(text) && URL.canParse(text);
const isCode = (text: string) => code.test(text);
// Plain http is safe only on the same computer.
const isSafe = (text: string) => text.startsWith('https:') || isLocal(text);

const noMore = 'Nothing may follow the host’s name but a port: no path, no slash, no other sign.';
const key = (otherKind?: RegExp) =>
  setting(
    (text) => isCode(text) && !placeholder.test(text) && !otherKind?.test(text),
    'Copy it again from the EmailJS dashboard: it has letters, digits, dots, hyphens and underscores only, a service’s ID is no template’s, and an example’s words are no ID.',
  );

/** Public variables; an empty one counts as unset. */
const variables = z.object({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key(/^(service|template)_/),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: key(/^template_/),
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: key(/^service_/),
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: key(/^service_/),
  NEXT_PUBLIC_EMAILJS_ORIGIN: setting(
    (text) => isOrigin(text) && isSafe(text) && !looksLikeEmailJs(text),
    `Leave it empty for EmailJS, or write where another service answers, such as https://mail.example.com. Plain http is for this computer only. ${noMore}`,
  ),
  NEXT_PUBLIC_SITE_URL: setting(
    isOrigin,
    `Write the site’s own address, such as https://www.example.com. ${noMore}`,
  ),
  NEXT_PUBLIC_STAGING: setting(
    (text) => text === 'yes',
    'Write yes for a build that is tried out with a real mail account, or leave it empty.',
  ),
  NEXT_PUBLIC_EDITOR_SERVICE: setting(
    (text) => text === 'github' || text === 'gitlab',
    'Write github or gitlab.',
  ),
  NEXT_PUBLIC_EDITOR_REPOSITORY: setting(
    (text) => /^[\w.-]+(\/[\w.-]+)+$/.test(text),
    'Write the repository as owner/name.',
  ),
  NEXT_PUBLIC_EDITOR_BRANCH: setting(
    (text) => /^[\w./@#+-]+$/.test(text),
    'Write the name of a branch, such as main.',
  ),
  NEXT_PUBLIC_EDITOR_SIGN_IN: setting(
    (text) => isCode(text) || (isOrigin(text) && isSafe(text)),
    'Write an address such as https://sign-in.example.com for GitHub, an application’s ID for GitLab, or leave it empty.',
  ),
  NEXT_PUBLIC_COUNT_SCRIPT: setting(
    (text) => scriptAddress.test(text) && URL.canParse(text) && isSafe(text),
    'Write the script’s whole address, such as https://plausible.io/js/script.js, without a query.',
  ),
  NEXT_PUBLIC_COUNT_SITE: setting(
    isCode,
    'Write the site’s name at Plausible, such as www.example.com, or its ID at Umami.',
  ),
});

export type Settings = z.infer<typeof variables>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(variables.shape) as SettingName[];

type Group = {
  /** All are required once one of the group is set. */
  needed: readonly SettingName[];
  optional?: SettingName;
  instead: string;
};

export const accountVariables = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
] as const satisfies SettingName[];
const account: Group = { needed: accountVariables, instead: 'none for a demonstration' };
const editor: Group = {
  needed: [
    'NEXT_PUBLIC_EDITOR_SERVICE',
    'NEXT_PUBLIC_EDITOR_REPOSITORY',
    'NEXT_PUBLIC_EDITOR_BRANCH',
  ],
  optional: 'NEXT_PUBLIC_EDITOR_SIGN_IN',
  instead: 'none for a site without an editing page',
};
const counter: Group = {
  needed: ['NEXT_PUBLIC_COUNT_SCRIPT', 'NEXT_PUBLIC_COUNT_SITE'],
  instead: 'none for a site that counts nothing',
};

type Report = (name: SettingName, problem: string) => void;

const schema = variables.superRefine((settings, context) => {
  const report: Report = (name, message) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const group of [account, editor, counter]) requireWhole(group, settings, report);
  if (account.needed.some((name) => settings[name])) checkAccount(settings, report);
  checkSignIn(settings, report);
});

function requireWhole({ needed, optional, instead }: Group, settings: Settings, report: Report) {
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length === needed.length && !(optional && settings[optional])) return;
  for (const name of missing)
    report(name, `is not set. Set all of ${needed.join(', ')}, or ${instead}.`);
}

/** A real account requires the real site's address and a template per form. */
function checkAccount(settings: Settings, report: Report) {
  const { NEXT_PUBLIC_EMAILJS_ORIGIN: origin, NEXT_PUBLIC_SITE_URL: site } = settings;
  for (const [index, name] of accountVariables.entries()) {
    const twin = accountVariables.slice(0, index).find((one) => settings[one] === settings[name]);
    if (twin && settings[name])
      report(name, `${asRead(settings[name])}, and so is ${twin}. Each form needs its own.`);
  }
  const isTriedHere = isLocal(origin);
  // Values that are no origin get their own message.
  const isSite = site === '' || isOrigin(site);
  if (isSite && !isTriedHere && !(site.startsWith('https:') && isPublicHost(site))) {
    const problem = `${asRead(site)}, while a mail account is set. Write the site’s own address, such as https://www.claimlantern.com: pages and e-mails name it.`;
    report('NEXT_PUBLIC_SITE_URL', problem);
  }
  if (origin.startsWith('https:') && !isTriedHere && !isPublicHost(origin)) {
    const problem = `${asRead(origin)}, which visitors cannot reach. Leave it empty for EmailJS.`;
    report('NEXT_PUBLIC_EMAILJS_ORIGIN', problem);
  }
}

function checkSignIn(settings: Settings, report: Report) {
  const { NEXT_PUBLIC_EDITOR_SERVICE: service, NEXT_PUBLIC_EDITOR_SIGN_IN: signIn } = settings;
  if (!signIn || isCode(signIn) === (service === 'gitlab') || !service) return;
  const wanted =
    service === 'gitlab' ? 'an application’s ID' : 'an address such as https://sign-in.example.com';
  report('NEXT_PUBLIC_EDITOR_SIGN_IN', `${asRead(signIn)}. For ${service}, write ${wanted}.`);
}

type Environment = Readonly<Record<string, string | undefined>>;

export function settingMistakes(environment: Environment): { name: string; problem: string }[] {
  return mistakesOf(schema.safeParse(environment).error);
}

function mistakesOf(error?: z.ZodError) {
  const issues = error?.issues ?? [];
  return issues.map(({ path, message }) => ({ name: path.join('.'), problem: message }));
}

/** Throws an error that names every wrong variable. */
export function readSettings(environment: Environment = process.env): Settings {
  const { data, error } = schema.safeParse(environment);
  if (data) return data;
  throw new Error(
    mistakesOf(error)
      .map(({ name, problem }) => `${name}: ${problem}`)
      .join('\n'),
  );
}

export type EmailConfig = {
  /** Public key, account and templates; the local mail service has the demonstration's. */
  publicKey: string;
  serviceId: string;
  templateIds: { contact: string; intake: string };
  /** Scheme and host of the service; empty means the site's own. */
  origin: string;
  siteUrl: string;
  /** No account: messages go to the site's own address. */
  isDemonstration: boolean;
};

/** Demonstrations have no mail account; staging builds have one but may lack facts. */
export type Mode = 'demonstration' | 'staging' | 'live';

/** Throws an error that names every wrong variable. */
export function readMode(environment?: Environment): Mode {
  const settings = readSettings(environment);
  if (!settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY) return 'demonstration';
  return settings.NEXT_PUBLIC_STAGING ? 'staging' : 'live';
}

/** Where and as whom e-mails are sent. Throws an error that names every wrong variable. */
export function readEmailConfig(environment?: Environment): EmailConfig {
  const settings = readSettings(environment);
  const isDemonstration = !settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY;
  return {
    publicKey: settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || 'demonstration',
    serviceId: settings.NEXT_PUBLIC_EMAILJS_SERVICE_ID || 'local',
    templateIds: {
      contact: settings.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID || 'contact',
      intake: settings.NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID || 'intake',
    },
    origin: settings.NEXT_PUBLIC_EMAILJS_ORIGIN || (isDemonstration ? '' : emailJs),
    siteUrl: settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000',
    isDemonstration,
  };
}

export type Counter = {
  src: string;
  site: { 'data-domain': string } | { 'data-website-id': string };
  host: string;
};

const umamiId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readCounter(environment?: Environment): Counter | undefined {
  const { NEXT_PUBLIC_COUNT_SCRIPT: src, NEXT_PUBLIC_COUNT_SITE: site } = readSettings(environment);
  if (!src) return undefined;
  return {
    src,
    site: umamiId.test(site) ? { 'data-website-id': site } : { 'data-domain': site },
    host: new URL(src).host,
  };
}

// RFC 2606, RFC 6761 and RFC 1918: hosts that visitors can't reach.
const reserved =
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal)$|^(10|127|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|^\[/i;

export const isReserved = (host: string) => reserved.test(host) || !host.includes('.');

const isPublicHost = (address: string) =>
  URL.canParse(address) && !isReserved(new URL(address).hostname);

const emailJs = 'https://api.emailjs.com';

/** Whether an origin imitates EmailJS, which would send messages to someone else. */
function looksLikeEmailJs(text: string): boolean {
  const { host, origin } = new URL(text);
  return origin !== emailJs && (host.includes('emailjs') || distance(origin, emailJs) <= 3);
}

export function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(new URL(address).hostname);
}

function setting(isRight: (text: string) => boolean, wanted: string) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || isRight(text), {
      error: ({ input }) => `${asRead(String(input))}. ${wanted}`,
    })
    .default('');
}

function asRead(text: string): string {
  if (!text) return 'is not set';
  const hidden = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;
  const visible = JSON.stringify(text).replace(
    hidden,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return `is ${visible}`;
}
