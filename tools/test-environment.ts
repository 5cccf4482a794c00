// Next and the mail service take an empty variable for one that is not set, and a .env file changes none
// that is in the environment already.
const variables = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_ORIGIN',
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_EDITOR_SERVICE',
  'NEXT_PUBLIC_EDITOR_REPOSITORY',
  'NEXT_PUBLIC_EDITOR_BRANCH',
  'NEXT_PUBLIC_EDITOR_SIGN_IN',
  'SMTP_URL',
] as const;

/**
 * Gives this process and those it starts the configuration of the demonstration, whatever .env.local and
 * the shell say: a test must not send mail through a real account.
 */
export function useTestEnvironment(): void {
  for (const name of variables) process.env[name] = '';
}
