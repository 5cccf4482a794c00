declare namespace NodeJS {
  interface ProcessEnv extends Partial<import('./lib/settings').Settings> {
    /** Ports of the site, the inbox and the local mail server. */
    PORT?: string;
    INBOX_PORT?: string;
    SMTP_PORT?: string;
    /** SMTP server to use instead of the local one. */
    SMTP_URL?: string;
    /** Set by `npm run dev`: addresses of the editing page and the mail service. */
    COMPANION_URL?: string;
    CI?: string;
    CHROMIUM_PATH?: string;
    /** Set by `npm test`, which checks types before its builds. */
    TYPES_ARE_CHECKED?: string;
    /** Set by playwright.config.ts for its workers. */
    E2E_PORTS?: string;
    PLAYWRIGHT_JSON_OUTPUT_NAME?: string;
    TEST_WORKER_INDEX?: string;
    TAKE_PICTURES?: string;
  }
}
