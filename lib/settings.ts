/** Public variables. tools/settings-rules.ts says what each may be. */
export const settingNames = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_ORIGIN',
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_STAGING',
  'NEXT_PUBLIC_EDITOR_SERVICE',
  'NEXT_PUBLIC_EDITOR_REPOSITORY',
  'NEXT_PUBLIC_EDITOR_BRANCH',
  'NEXT_PUBLIC_EDITOR_SIGN_IN',
  'NEXT_PUBLIC_COUNT_SCRIPT',
  'NEXT_PUBLIC_COUNT_SITE',
] as const;

export type SettingName = (typeof settingNames)[number];
export type Settings = Record<SettingName, string>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables without surrounding spaces; empty if unset. */
export function readSettings(environment: Environment = process.env): Settings {
  const read = settingNames.map((name) => [name, environment[name]?.trim() ?? '']);
  return Object.fromEntries(read);
}

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
