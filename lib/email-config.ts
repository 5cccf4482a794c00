export type EmailConfig = {
  /** The service's public key, account and templates; the local mail service knows the demonstration's. */
  publicKey: string;
  serviceId: string;
  templateIds: { contact: string; intake: string };
  /** Scheme and host of the service; empty means the site's own. */
  origin: string;
  siteUrl: string;
  /** True where nothing is configured: messages go to the site's own address. */
  isDemonstration: boolean;
};

const demonstration = {
  publicKey: 'demonstration',
  serviceId: 'local',
  templateIds: { contact: 'contact', intake: 'intake' },
};

// Written out in full, since the build replaces these exact expressions in the browser's code.
const environment = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID,
  NEXT_PUBLIC_EMAILJS_ORIGIN: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
};

const accountVariables = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
] as const;

type Environment = Partial<Record<keyof typeof environment, string | undefined>>;

/**
 * Takes the build's environment and returns where and as whom e-mails are sent; throws an error
 * that names the variable when only some of the account is set or an address is not one.
 */
export function readEmailConfig(variables: Environment = environment): EmailConfig {
  const value = (name: keyof Environment) => variables[name]?.trim() ?? '';
  const missing = accountVariables.filter((name) => !value(name));
  const isDemonstration = missing.length === accountVariables.length;
  if (!isDemonstration && missing.length > 0) {
    throw new Error(
      `${missing.join(', ')}: not set. Set all of ${accountVariables.join(', ')}, or none for a demonstration.`,
    );
  }
  const origin = readOrigin('NEXT_PUBLIC_EMAILJS_ORIGIN', value('NEXT_PUBLIC_EMAILJS_ORIGIN'));
  const siteUrl = readOrigin('NEXT_PUBLIC_SITE_URL', value('NEXT_PUBLIC_SITE_URL'));
  return {
    publicKey: value('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY') || demonstration.publicKey,
    serviceId: value('NEXT_PUBLIC_EMAILJS_SERVICE_ID') || demonstration.serviceId,
    templateIds: {
      contact:
        value('NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID') || demonstration.templateIds.contact,
      intake: value('NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID') || demonstration.templateIds.intake,
    },
    origin: origin || (isDemonstration ? '' : 'https://api.emailjs.com'),
    siteUrl: siteUrl || 'http://localhost:3000',
    isDemonstration,
  };
}

function readOrigin(name: string, text: string): string {
  if (!text) return '';
  if (!/^https?:\/\/[^/\s?#]+$/.test(text)) {
    throw new Error(
      `${name}: "${text}" is not an address such as https://example.com (no path, no slash at the end).`,
    );
  }
  return text;
}
