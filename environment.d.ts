declare namespace NodeJS {
  interface ProcessEnv extends Partial<import('./lib/settings-schema').Settings> {
    /** Set by `npm run dev`: addresses of the editing page and the mail service. */
    COMPANION_URL?: string;
    CI?: string;
    CHROMIUM_PATH?: string;
    /** Set by `npm test`, which checks types before its builds. */
    TYPES_ARE_CHECKED?: string;
    /** Set by playwright.config.ts for its workers. */
    E2E_PORTS?: string;
    TEST_WORKER_INDEX?: string;
    TAKE_PICTURES?: string;
  }
}
