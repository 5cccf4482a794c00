import { type Environment, readSettings, type SettingName, type Settings } from '../lib/settings';

// Values go into pages, policies and e-mails, so they must not end a quote or a directive.
const origin = /^https?:\/\/[\w.:[\]-]+$/i;
const scriptAddress = /^https?:\/\/[\w.:[\]-]+\/[\w./~-]+$/i;
const code = /^[\w.-]+$/;
// Leftovers of examples and unset shell variables.
const placeholder =
  /^(undefined|null|none|true|false|x+|0+|test|todo|(your|my|change|replace|insert|example)([._-].*|me)?)$/i;
// RFC 2606, RFC 6761, and addresses in digits, which no public site or service here has.
const reserved =
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal|\d+)$|^\[/i;

/** Whether visitors can't reach a host. */
export const isReserved = (host: string) => reserved.test(host) || !host.includes('.');

export function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(new URL(address).hostname);
}

// A browser reads 2130706433 as 127.0.0.1, so the address must be written as it is read.
const isOrigin = (text: string) =>
  origin.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase();
const isPublic = (address: string) =>
  URL.canParse(address) && isSafe(address) && !isReserved(new URL(address).hostname);
// Plain http is safe only on the same computer.
const isSafe = (text: string) => text.startsWith('https:') || isLocal(text);

type Rule = [isRight: (text: string) => boolean, wanted: string];

const noMore = 'Nothing may follow the host’s name but a port: no path, no slash, no other sign.';
const key = (otherKind?: RegExp): Rule => [
  (text) => code.test(text) && !placeholder.test(text) && !otherKind?.test(text),
  'Copy it again from the EmailJS dashboard. It has letters, digits, dots, hyphens and underscores only; service_ begins a service’s ID, template_ a template’s.',
];

const rules: Partial<Record<SettingName, Rule>> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key(/^(service|template)_/),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: key(/^template_/),
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: key(/^service_/),
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: key(/^service_/),
  NEXT_PUBLIC_EMAILJS_ORIGIN: [
    (text) => isOrigin(text) && (isLocal(text) || isPublic(text)),
    `Leave it empty for EmailJS, or write where another service answers, such as https://mail.claimlantern.com. Plain http is for this computer only. ${noMore}`,
  ],
  NEXT_PUBLIC_SITE_URL: [
    isOrigin,
    `Write the site’s own address, such as https://www.claimlantern.com. ${noMore}`,
  ],
  NEXT_PUBLIC_STAGING: [
    (text) => text === 'yes',
    'Write yes for a build that is tried out with a real mail account, or leave it empty.',
  ],
  NEXT_PUBLIC_EDITOR_SERVICE: [
    (text) => text === 'github' || text === 'gitlab',
    'Write github or gitlab.',
  ],
  NEXT_PUBLIC_EDITOR_REPOSITORY: [
    (text) => /^[\w.-]+(\/[\w.-]+)+$/.test(text),
    'Write the repository as owner/name.',
  ],
  NEXT_PUBLIC_EDITOR_SIGN_IN: [
    (text) => code.test(text) || (isOrigin(text) && isSafe(text)),
    'Write an address such as https://sign-in.example.com for github, an application’s ID for gitlab.',
  ],
  NEXT_PUBLIC_COUNT_SCRIPT: [
    (text) => scriptAddress.test(text) && URL.canParse(text) && isSafe(text),
    'Write the script’s whole address, such as https://plausible.io/js/script.js, without a query.',
  ],
  NEXT_PUBLIC_COUNT_SITE: [
    (text) => code.test(text),
    'Write the site’s name at Plausible, such as www.claimlantern.com, or its ID at Umami.',
  ],
};

type Group = { needed: readonly SettingName[]; optional?: SettingName; instead: string };

export const accountVariables = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
] as const satisfies SettingName[];

/** Variables of which all are required once one is set. */
const groups: Group[] = [
  { needed: accountVariables, instead: 'none for a demonstration' },
  {
    needed: [
      'NEXT_PUBLIC_EDITOR_SERVICE',
      'NEXT_PUBLIC_EDITOR_REPOSITORY',
      'NEXT_PUBLIC_EDITOR_BRANCH',
    ],
    optional: 'NEXT_PUBLIC_EDITOR_SIGN_IN',
    instead: 'none for a site without an editing page',
  },
  {
    needed: ['NEXT_PUBLIC_COUNT_SCRIPT', 'NEXT_PUBLIC_COUNT_SITE'],
    instead: 'none for a site that counts nothing',
  },
];

type Mistake = { name: SettingName; problem: string };

export function settingMistakes(environment: Environment = process.env): Mistake[] {
  const settings = readSettings(environment);
  const mistakes = Object.entries(rules).flatMap(([key, [isRight, wanted]]) => {
    const name = key as SettingName;
    const text = settings[name];
    return text && !isRight(text) ? { name, problem: `${asRead(text)}. ${wanted}` } : [];
  });
  const between = [...mistakesBetween(settings)];
  return [...mistakes, ...between.filter(({ name }) => !mistakes.some((one) => one.name === name))];
}

function* mistakesBetween(settings: Settings): Iterable<Mistake> {
  for (const { needed, optional, instead } of groups) {
    const missing = needed.filter((name) => !settings[name]);
    if (missing.length === needed.length && !(optional && settings[optional])) continue;
    const problem = `is not set. Set all of ${needed.join(', ')}, or ${instead}.`;
    yield* missing.map((name) => ({ name, problem }));
  }
  const {
    NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: contact,
    NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: intake,
    NEXT_PUBLIC_SITE_URL: site,
  } = settings;
  const hasAccount = accountVariables.some((name) => settings[name]);
  if (contact && contact === intake)
    yield {
      name: 'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
      problem: `${asRead(intake)}, and so is the contact form’s. Each form needs its own template.`,
    };
  if (hasAccount && !isLocal(settings.NEXT_PUBLIC_EMAILJS_ORIGIN) && !(site && isPublic(site)))
    yield {
      name: 'NEXT_PUBLIC_SITE_URL',
      problem: `${asRead(site)}, while a mail account is set. Write the site’s own address, such as https://www.claimlantern.com: pages and e-mails name it.`,
    };
}

/** Throws an error that names every wrong variable. */
export function checkSettings(environment?: Environment): void {
  const mistakes = settingMistakes(environment);
  if (mistakes.length > 0)
    throw new Error(mistakes.map(({ name, problem }) => `${name}: ${problem}`).join('\n'));
}

const asRead = (text: string) => (text ? `is ${JSON.stringify(text)}` : 'is not set');
