declare namespace NodeJS {
  /** Environment variables. .env.example describes the public ones. */
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
    /** Path of Chromium for the tests. */
    CHROMIUM_PATH?: string;
    /** Reuse the last build. */
    SKIP_BUILD?: string;
    /** Folder of the site to test; by default the test site. */
    BUILT_SITE?: string;
    /** Set by `npm test`, which checks types before its builds. */
    TEST_ALL?: string;
    TYPES_ARE_CHECKED?: string;
    /** Set by playwright.config.ts for its workers. */
    E2E_PORTS?: string;
    PLAYWRIGHT_JSON_OUTPUT_NAME?: string;
    /** Set by Playwright in its workers. */
    TEST_WORKER_INDEX?: string;
    /** Number of random visitors, and their seed. */
    VISITORS?: string;
    SEED?: string;
  }
}
