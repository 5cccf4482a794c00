import { readSettings } from './settings';

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

/**
 * Takes the build's environment and returns where and as whom e-mails are sent; throws an error that names
 * every wrong variable. For the build only: forms get it from the page, without the code that checks it.
 */
export function readEmailConfig(variables?: Parameters<typeof readSettings>[0]): EmailConfig {
  const settings = readSettings(variables);
  const isDemonstration = !settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY;
  return {
    publicKey: settings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || 'demonstration',
    serviceId: settings.NEXT_PUBLIC_EMAILJS_SERVICE_ID || 'local',
    templateIds: {
      contact: settings.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID || 'contact',
      intake: settings.NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID || 'intake',
    },
    origin:
      settings.NEXT_PUBLIC_EMAILJS_ORIGIN || (isDemonstration ? '' : 'https://api.emailjs.com'),
    siteUrl: settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000',
    isDemonstration,
  };
}
