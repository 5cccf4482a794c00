import {
  readCounter,
  readEmailConfig,
  readSettings,
  type SettingName,
  settingMistakes,
} from '@/lib/settings';

type Variables = Partial<Record<SettingName, string>>;

const live: Variables = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3-key_4',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_a',
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'template_b',
  NEXT_PUBLIC_SITE_URL: 'https://www.claims.example',
};
const editing: Variables = {
  NEXT_PUBLIC_EDITOR_SERVICE: 'github',
  NEXT_PUBLIC_EDITOR_REPOSITORY: 'owner/name',
  NEXT_PUBLIC_EDITOR_BRANCH: 'main',
};
const counting: Variables = {
  NEXT_PUBLIC_COUNT_SCRIPT: 'https://count.example/js/script.js',
  NEXT_PUBLIC_COUNT_SITE: 'www.claims.example',
};

const key = 'Copy it again from the EmailJS dashboard';
const site = 'Write the site’s own address, such as https://www.example.com. Nothing may follow';
const mail = 'Leave it empty for EmailJS, or write where another service answers';
const script = 'Write the script’s whole address, such as https://plausible.io/js/script.js';

/** A live site's variables with one change; then what the message about that variable shows and asks for. */
const wrong: [name: SettingName, value: string, shown: string, wanted: string][] = [
  [
    'NEXT_PUBLIC_SITE_URL',
    '',
    'is not set, while a mail account is set',
    'Write the site’s own address',
  ],
  [
    'NEXT_PUBLIC_SITE_URL',
    'http://localhost:3000',
    'is "http://localhost:3000", while',
    'Write the site’s own address',
  ],
  [
    'NEXT_PUBLIC_SITE_URL',
    'https://127.0.0.1',
    'is "https://127.0.0.1", while',
    'Write the site’s own address',
  ],
  ['NEXT_PUBLIC_SITE_URL', 'www.claims.example', 'is "www.claims.example".', site],
  ['NEXT_PUBLIC_SITE_URL', 'ftp://claims.example', 'is "ftp://claims.example".', site],
  ['NEXT_PUBLIC_SITE_URL', 'https://claims.example/', 'is "https://claims.example/".', site],
  [
    'NEXT_PUBLIC_SITE_URL',
    'https://claims.example/blog',
    'is "https://claims.example/blog".',
    site,
  ],
  ['NEXT_PUBLIC_SITE_URL', 'https://claims .example', 'is "https://claims .example".', site],
  ['NEXT_PUBLIC_SITE_URL', 'https://ana@claims.example', 'is "https://ana@claims.example".', site],
  ['NEXT_PUBLIC_SITE_URL', 'https://claims.example<b', 'is "https://claims.example<b".', site],
  [
    'NEXT_PUBLIC_SITE_URL',
    'https://claims.example"',
    String.raw`is "https://claims.example\"".`,
    site,
  ],
  [
    'NEXT_PUBLIC_SITE_URL',
    'https://claims.example:99999',
    'is "https://claims.example:99999".',
    site,
  ],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://mail.example;', 'is "https://mail.example;".', mail],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', "https://mail.example'", `is "https://mail.example'".`, mail],
  [
    'NEXT_PUBLIC_EMAILJS_ORIGIN',
    'http://mail.example',
    'is "http://mail.example".',
    'Plain http is for this computer only.',
  ],
  [
    'NEXT_PUBLIC_EMAILJS_ORIGIN',
    'https://mail.example/api',
    'is "https://mail.example/api".',
    mail,
  ],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', '*', 'is "*".', mail],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', '"aB3"', String.raw`is "\"aB3\"".`, key],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'aB3\nkey', String.raw`is "aB3\nkey".`, key],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'aB3\u200b', String.raw`is "aB3\u200b".`, key],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service 1', 'is "service 1".', key],
  [
    'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    '',
    'is not set.',
    'Set all of NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, ',
  ],
  ['NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID', '“template_a”', 'is "“template_a”".', key],
  [
    'NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID',
    'template_a',
    'is "template_a", and so is NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
    'Write the ID of the intake form’s own template.',
  ],
  ['NEXT_PUBLIC_EDITOR_SERVICE', 'bitbucket', 'is "bitbucket".', 'Write github or gitlab.'],
  [
    'NEXT_PUBLIC_EDITOR_REPOSITORY',
    'https://github.com/owner/name',
    'is "https://github.com/owner/name".',
    'Write the repository as owner/name.',
  ],
  [
    'NEXT_PUBLIC_EDITOR_REPOSITORY',
    '',
    'is not set.',
    'or none for a site without an editing page.',
  ],
  ['NEXT_PUBLIC_EDITOR_BRANCH', 'the main one', 'is "the main one".', 'Write the name of a branch'],
  ['NEXT_PUBLIC_EDITOR_SIGN_IN', 'an-id', 'is "an-id".', 'For github, write an address'],
  [
    'NEXT_PUBLIC_EDITOR_SIGN_IN',
    'http://sign-in.example',
    'is "http://sign-in.example".',
    'Write an address such as',
  ],
  ['NEXT_PUBLIC_COUNT_SCRIPT', 'count.example', 'is "count.example".', script],
  ['NEXT_PUBLIC_COUNT_SCRIPT', 'https://count.example', 'is "https://count.example".', script],
  [
    'NEXT_PUBLIC_COUNT_SCRIPT',
    'http://count.example/script.js',
    'is "http://count.example/script.js".',
    script,
  ],
  [
    'NEXT_PUBLIC_COUNT_SCRIPT',
    'https://count.example;/a.js',
    'is "https://count.example;/a.js".',
    script,
  ],
  ['NEXT_PUBLIC_COUNT_SCRIPT', '', 'is not set.', 'or none for a site that counts nothing.'],
  [
    'NEXT_PUBLIC_COUNT_SITE',
    '"><script>',
    String.raw`is "\"><script>".`,
    'Write the site’s name at Plausible',
  ],
];

it.each(wrong)(
  '%s = %j is refused with what was read and what is wanted',
  (name, value, shown, wanted) => {
    const mistakes = settingMistakes({ ...live, ...editing, ...counting, [name]: value });
    expect(mistakes).toEqual([{ name, problem: expect.stringContaining(shown) }]);
    expect(mistakes[0]?.problem).toContain(wanted);
  },
);

it('every mistake is named at once, each in a line of its own', () => {
  const variables = { NEXT_PUBLIC_SITE_URL: 'x', NEXT_PUBLIC_EDITOR_SERVICE: 'y' };
  expect(() => readSettings(variables)).toThrow(
    /^NEXT_PUBLIC_SITE_URL: is "x".*\nNEXT_PUBLIC_EDITOR_SERVICE: is "y".*\nNEXT_PUBLIC_EDITOR_REPO/,
  );
});

it('a sign-in without a repository is refused', () => {
  const names = settingMistakes({ NEXT_PUBLIC_EDITOR_SIGN_IN: 'id' }).map(({ name }) => name);
  expect(names).toEqual(Object.keys(editing));
});

it.each<Variables>([
  {},
  live,
  { ...live, ...editing, ...counting },
  { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' },
  { ...live, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example:8443' },
  {
    ...live,
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://127.0.0.1:3000',
    NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  },
  { ...editing, NEXT_PUBLIC_EDITOR_SERVICE: 'gitlab', NEXT_PUBLIC_EDITOR_SIGN_IN: 'an-id' },
  { ...counting, NEXT_PUBLIC_COUNT_SCRIPT: 'http://localhost:8000/script.js' },
])('what is right is not refused: %j', (variables) => {
  expect(settingMistakes(variables)).toEqual([]);
});

it('white space around a value, as a copied line has, is not part of it', () => {
  expect(readSettings({ ...live, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' aB3\n' })).toMatchObject({
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3',
  });
});

describe('the configuration of a build', () => {
  it('is a demonstration that sends to its own address where nothing is set', () => {
    expect(readEmailConfig({})).toMatchObject({ isDemonstration: true, origin: '' });
  });

  it('sends to EmailJS once the account is set', () => {
    expect(readEmailConfig(live)).toMatchObject({
      isDemonstration: false,
      origin: 'https://api.emailjs.com',
      publicKey: 'aB3-key_4',
      serviceId: 'service_1',
      templateIds: { contact: 'template_a', intake: 'template_b' },
    });
  });

  it('takes another service, and the site’s own address', () => {
    const config = readEmailConfig({
      ...live,
      NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example',
    });
    expect(config).toMatchObject({
      origin: 'https://mail.example',
      siteUrl: 'https://www.claims.example',
    });
  });
});

const src = 'https://count.example/script.js';
const withSite = (site: string) =>
  readCounter({ NEXT_PUBLIC_COUNT_SCRIPT: src, NEXT_PUBLIC_COUNT_SITE: site });

describe('the service that counts visits', () => {
  it('is none where nothing is set', () => {
    expect(readCounter({})).toBeUndefined();
  });

  it('is Plausible or one like it where the site has a name', () => {
    expect(withSite('www.claims.example')).toEqual({
      src,
      site: { 'data-domain': 'www.claims.example' },
      host: 'count.example',
    });
  });

  it('is Umami or one like it where the site has an ID', () => {
    const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
    expect(withSite(id)?.site).toEqual({ 'data-website-id': id });
  });
});
