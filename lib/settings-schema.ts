import { z } from 'zod';
import { isLocal, isOrigin, isPreview, isPublic, isSafe } from './hosts';

// Values go into pages, policies and e-mails, so they must not end a quote or a directive.
const code = /^[\w.-]+$/;
// Leftovers of examples and unset shell variables.
const leftover =
  /^((service|template|user)_)?(undefined|null|none|true|false|x+|0+|test|todo|(your|my|change|replace|insert|example)([._-].*|me)?)$/i;
const publicKey = /^user_|^(?!\w+_)(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w-]{15,}$/;

const setting = (advice: string, isRight: (text: string) => boolean, unset = '') =>
  z
    .string()
    .trim()
    .refine((text) => !text || isRight(text), advice)
    .transform((text) => text || unset)
    .default(unset);

const noMore = 'Nothing may follow the host’s name but a port: no path, no slash, no other sign.';
const key = (otherKind: RegExp) =>
  setting(
    'Copy it again from the EmailJS dashboard. It has letters, digits, dots, hyphens and underscores only; service_ begins a service’s ID, template_ a template’s.',
    (text) => code.test(text) && !leftover.test(text) && !otherKind.test(text),
  );
const templateId = () => key(new RegExp(`^service_|${publicKey.source}`));
const address = (advice: string, isRight = (_: string) => true) =>
  setting(`${advice} ${noMore}`, (text) => isOrigin(text) && isRight(text));
const port = (unset: string) =>
  setting(
    'Write the number of a port, 1 to 65535.',
    (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65535,
    unset,
  );
const server = (advice: string, scheme: RegExp, needsUser = false) =>
  setting(advice, (text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password } = new URL(text);
    return (
      scheme.test(protocol) && hostname !== '' && (!needsUser || Boolean(username && password))
    );
  });
const mailbox = () =>
  server('Write imaps://user:password@host:993, percent-encoded.', /^imaps?:$/, true);

const signInAdvice =
  'Write an address such as https://sign-in.example.com for github, an application’s ID for gitlab.';

/** Every variable that the operator sets, and what it may be. Empty counts as unset. */
export const settingsSchema = z.object({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key(/^(service|template)_/),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: key(/^template_/),
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: templateId(),
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: templateId(),
  NEXT_PUBLIC_EMAILJS_ORIGIN: address(
    'Leave it empty for EmailJS, or write where another service answers, such as https://mail.claimlantern.com. The dashboard answers no form. Plain http is for this computer only.',
    (text) =>
      (isLocal(text) || isPublic(text)) && !/^https:\/\/((?!api\b)\w+\.)*emailjs\.com/.test(text),
  ),
  NEXT_PUBLIC_SITE_URL: address(
    'Write the site’s own address, such as https://www.claimlantern.com.',
  ),
  NEXT_PUBLIC_STAGING: setting(
    'Write yes for a build that is tried out with a real mail account, or leave it empty.',
    (text) => text === 'yes',
  ),
  NEXT_PUBLIC_EDITOR_SERVICE: setting('Write github or gitlab.', (text) =>
    ['github', 'gitlab'].includes(text),
  ),
  NEXT_PUBLIC_EDITOR_REPOSITORY: setting(
    'Write the repository as owner/name.',
    (text) => /^\w[\w.-]*(\/\w[\w.-]*)+$/.test(text) && !text.endsWith('.git'),
  ),
  NEXT_PUBLIC_EDITOR_BRANCH: setting('Write the branch’s name alone, such as main.', (text) =>
    /^(?!refs\/)[\w.-]+(\/[\w.-]+)*$/.test(text),
  ),
  NEXT_PUBLIC_EDITOR_SIGN_IN: setting(
    signInAdvice,
    (text) => code.test(text) || (isOrigin(text) && isSafe(text)),
  ),
  NEXT_PUBLIC_COUNT_SCRIPT: setting(
    'Write the script’s whole address, such as https://plausible.io/js/script.js, without a query.',
    (text) =>
      /^https?:\/\/[\w.:[\]-]+\/[\w./~-]+$/i.test(text) && URL.canParse(text) && isSafe(text),
  ),
  NEXT_PUBLIC_COUNT_SITE: setting(
    'Write the site’s name at Plausible, such as www.claimlantern.com, or its ID at Umami.',
    (text) => code.test(text),
  ),
  PORT: port('3000'),
  INBOX_PORT: port('1080'),
  SMTP_PORT: port('1025'),
  RECEIPT: setting(
    'Write yes to have the local mail service send receipts too.',
    (text) => text === 'yes',
  ),
  SMTP_URL: server('Write it like smtp://user:password@host:587, or leave it empty.', /^smtps?:$/),
  CANARY_SITE: address('Write the live site’s address, such as https://www.example.com.'),
  CANARY_MAILBOX: mailbox(),
  CANARY_SECOND_MAILBOX: mailbox(),
  CANARY_PING: server('Write the watchdog’s whole address, with https.', /^https?:$/),
  CANARY_MINUTES: setting('Write a number of minutes.', (text) => Number(text) > 0, '10'),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;
export const settingNames = settingsSchema.keyof().options;

export const accountVariables = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
] as const satisfies SettingName[];

/** Variables of which all are required once one, or one beside them, is set. */
const groups: { all: readonly SettingName[]; beside: SettingName[]; instead: string }[] = [
  {
    all: accountVariables,
    beside: ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_STAGING'],
    instead: 'none for a demonstration',
  },
  {
    all: [
      'NEXT_PUBLIC_EDITOR_SERVICE',
      'NEXT_PUBLIC_EDITOR_REPOSITORY',
      'NEXT_PUBLIC_EDITOR_BRANCH',
    ],
    beside: ['NEXT_PUBLIC_EDITOR_SIGN_IN'],
    instead: 'none for a site without an editing page',
  },
  {
    all: ['NEXT_PUBLIC_COUNT_SCRIPT', 'NEXT_PUBLIC_COUNT_SITE'],
    beside: [],
    instead: 'none for a site that counts nothing',
  },
];

/** What is wrong between values that are right by themselves; each text follows the value. */
export function* mistakesBetween(settings: Settings): Iterable<[SettingName, string]> {
  for (const { all, beside, instead } of groups) {
    if (![...all, ...beside].some((name) => settings[name])) continue;
    for (const name of all)
      if (!settings[name]) yield [name, `. Set all of ${all.join(', ')}, or ${instead}.`];
  }
  const owners = new Map<string, SettingName>();
  for (const name of [...accountVariables, 'PORT', 'INBOX_PORT', 'SMTP_PORT'] as const) {
    const owner = settings[name] && owners.get(settings[name]);
    if (owner) yield [name, `, and so is ${owner}. Each needs its own.`];
    owners.set(settings[name], name);
  }
  const {
    NEXT_PUBLIC_EMAILJS_ORIGIN: service,
    NEXT_PUBLIC_SITE_URL: site,
    NEXT_PUBLIC_STAGING: staging,
    NEXT_PUBLIC_EDITOR_SERVICE: editor,
    NEXT_PUBLIC_EDITOR_REPOSITORY: repository,
    NEXT_PUBLIC_EDITOR_SIGN_IN: signIn,
    NEXT_PUBLIC_COUNT_SCRIPT: counter,
  } = settings;
  if (accountVariables.some((name) => settings[name]) && !isLocal(service)) {
    const wanted = 'Write the site’s own address, such as https://www.claimlantern.com';
    if (!isPublic(site))
      yield [
        'NEXT_PUBLIC_SITE_URL',
        `, while a mail account is set. ${wanted}: pages and e-mails name it.`,
      ];
    if (isPreview(site) && !staging)
      yield ['NEXT_PUBLIC_SITE_URL', `, a preview. ${wanted}, or set NEXT_PUBLIC_STAGING to yes.`];
  }
  if (isLocal(counter) && site && !isLocal(site))
    yield ['NEXT_PUBLIC_COUNT_SCRIPT', ', which visitors would look for on their own computer.'];
  if (editor === 'github' && repository.split('/').length > 2)
    yield ['NEXT_PUBLIC_EDITOR_REPOSITORY', '. At GitHub, write owner/name.'];
  if (editor && signIn && signIn.includes(':') !== (editor === 'github'))
    yield ['NEXT_PUBLIC_EDITOR_SIGN_IN', `, of the other kind. ${signInAdvice}`];
}
