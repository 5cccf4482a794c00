import { settingNames } from '../lib/settings';

// Next and the mail service take an empty variable for one that is not set, and a .env file changes none
// that is in the environment already.
const variables = [...settingNames, 'SMTP_URL'];

/**
 * Gives this process and those it starts the configuration of the demonstration, whatever .env.local and
 * the shell say: a test must not send mail through a real account.
 */
export function setTestEnvironment(): void {
  for (const name of variables) process.env[name] = '';
}
