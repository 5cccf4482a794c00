import { settingNames } from '../lib/settings';

// Empty counts as unset, and .env files don't override variables.
const variables = [...settingNames, 'SMTP_URL'];

/** Configures a demonstration, ignoring .env.local: tests must not send real mail. */
export function setTestEnvironment(): void {
  for (const name of variables) process.env[name] = '';
}
