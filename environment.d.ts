declare namespace NodeJS {
  /** Every variable that the project reads; .env.example says what each of the public ones means. */
  interface ProcessEnv extends Partial<import('./lib/settings').Settings> {
    /** Ports of the site, the inbox and the local mail server. */
    PORT?: string;
    INBOX_PORT?: string;
    SMTP_PORT?: string;
    /** Another SMTP server than the local one. */
    SMTP_URL?: string;
    /** Set by `npm run dev` for the development server: where the editing page and the mail service answer. */
    COMPANION_URL?: string;
    CI?: string;
    /** A path of Chromium for the tests. */
    CHROMIUM_PATH?: string;
    /** Use the last build as it is. */
    SKIP_BUILD?: string;
    /** The folder of the site whose built pages are tested; without it the test site. */
    BUILT_SITE?: string;
    /** Set by `npm test`, whose builds need not check types again. */
    TEST_ALL?: string;
    TYPES_ARE_CHECKED?: string;
    /** Set by playwright.config.ts for its workers. */
    E2E_PORTS?: string;
    PLAYWRIGHT_JSON_OUTPUT_NAME?: string;
    /** Set by Playwright in its workers. */
    TEST_WORKER_INDEX?: string;
    /** How many random visitors, and the seed of their choices. */
    VISITORS?: string;
    SEED?: string;
  }
}
