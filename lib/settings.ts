import { describeUnknown } from './did-you-mean';
import {
  mistakesBetween,
  type SettingName,
  type Settings,
  settingNames,
  settingsSchema,
} from './settings-schema';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables without surrounding spaces, wrong ones as they are; empty if unset. */
export function readSettings(environment: Environment = process.env): Settings {
  const read = settingsSchema.safeParse(environment);
  const written = settingNames.map((name) => [name, environment[name]?.trim() ?? '']);
  return read.data ?? Object.fromEntries(written);
}

/** Throws an error that names every wrong variable, with its value and what is expected. */
export function checkSettings(environment: Environment = process.env): void {
  const settings = readSettings(environment);
  const problems = new Map<string, string>();
  const note = (name: string, problem: string) =>
    problems.has(name) || problems.set(name, `${name}: ${problem}`);
  const asRead = (name: SettingName) =>
    settings[name] ? `is ${JSON.stringify(settings[name])}` : 'is not set';
  for (const { path, message } of settingsSchema.safeParse(environment).error?.issues ?? []) {
    const name = path[0] as SettingName;
    note(name, `${asRead(name)}. ${message}`);
  }
  for (const [name, problem] of mistakesBetween(settings)) note(name, asRead(name) + problem);
  for (const name of Object.keys(environment))
    if (ours.test(name) && environment[name] && !settingNames.some((known) => known === name))
      note(name, describeUnknown(name, settingNames));
  if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
}

// Vercel adds its own public ones.
const ours = /^(NEXT_PUBLIC_(?!VERCEL_)|EMAILJS_|CANARY_)/;

/** Demonstrations have no mail account; staging builds have one but may lack facts. */
export type Mode = 'demonstration' | 'staging' | 'live';

export function readMode(environment?: Environment): Mode {
  const settings = readSettings(environment);
  if (!settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY) return 'demonstration';
  return settings.NEXT_PUBLIC_STAGING ? 'staging' : 'live';
}

/** Where and as whom e-mails are sent; the local mail service has the demonstration's account. */
export function readEmailConfig(environment?: Environment) {
  const settings = readSettings(environment);
  // No account: messages go to the site's own address.
  const isDemonstration = readMode(environment) === 'demonstration';
  return {
    publicKey: settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || 'demonstration',
    serviceId: settings.NEXT_PUBLIC_EMAILJS_SERVICE_ID || 'local',
    templateIds: {
      contact: settings.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID || 'contact',
      intake: settings.NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID || 'intake',
    },
    /** Scheme and host of the service; empty means the site's own. */
    origin:
      settings.NEXT_PUBLIC_EMAILJS_ORIGIN || (isDemonstration ? '' : 'https://api.emailjs.com'),
    siteUrl: settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000',
    isDemonstration,
  };
}

export type EmailConfig = ReturnType<typeof readEmailConfig>;

const umamiId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readCounter(environment?: Environment) {
  const { NEXT_PUBLIC_COUNT_SCRIPT: src, NEXT_PUBLIC_COUNT_SITE: site } = readSettings(environment);
  if (!src) return undefined;
  return {
    src,
    site: umamiId.test(site) ? { 'data-website-id': site } : { 'data-domain': site },
    host: new URL(src).host,
  };
}

export type Counter = NonNullable<ReturnType<typeof readCounter>>;

/** A path of the site with its scheme and host. */
export function fullAddress(path: string): string {
  return new URL(path, readEmailConfig().siteUrl).href;
}
