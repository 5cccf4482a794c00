import { checkSettings } from '@/lib/settings';
import { counting, live, prefixed, type Variables } from '../account';

const editing: Variables = {
  EDITOR_SERVICE: 'github',
  EDITOR_REPOSITORY: 'owner/name',
  EDITOR_BRANCH: 'main',
};
const all = prefixed({ ...live, ...editing, ...counting });

const noPath = 'Nothing may follow the host’s name';
const ownAddress = 'Write the site’s own address';
const preview = `a preview. ${ownAddress}`;
const account = 'while a mail account is set';
const dashboard = 'Copy it again from the EmailJS dashboard';
const service = 'Leave it empty for EmailJS';
const script = 'Write the script’s whole address';
const mailbox = 'Write imaps://user:password@host:993';

/** A variable, what its refusal says, and wrong values. */
const wrong: [name: string, wanted: string, ...values: string[]][] = [
  ['SITE_URL', account, '', 'https://www.example.com', 'https://10.0.0.1'],
  ['SITE_URL', account, 'http://www.claims.us', 'https://yourdomain.com'],
  ['SITE_URL', noPath, 'https://claims.us/', 'https://claims.us"', 'https://claims.us:99999'],
  ['SITE_URL', noPath, 'https://claims.us:80', 'http://claims.us:443', 'https://claims.us.'],
  ['SITE_URL', noPath, 'https://www..claims.us', 'www.claims.us', 'https://claims.us?a'],
  ['SITE_URL', preview, 'https://deploy-preview-3--claims.netlify.app', 'https://a1.ngrok.app'],
  ['SITE_URL', preview, 'https://0a1b2c3d.a.pages.dev', 'https://a-git-main-us.vercel.app'],
  ['EMAILJS_ORIGIN', service, 'https://mail.claims.us;', 'http://mail.claims.us'],
  ['EMAILJS_ORIGIN', service, 'http://localhost.example', 'http://2130706433'],
  ['EMAILJS_ORIGIN', service, 'https://0.0.0.0', 'https://10.0.0.1', 'https://100.64.0.1'],
  ['EMAILJS_ORIGIN', service, 'https://2130706433', 'https://[fd00::1]', 'https://mail.local'],
  ['EMAILJS_ORIGIN', service, 'https://dashboard.emailjs.com', 'https://emailjs.com'],
  ['EMAILJS_ORIGIN', service, 'https://api.emailjs.com/api/v1.0/email/send'],
  ['EMAILJS_PUBLIC_KEY', dashboard, 'aB3\nkey', 'YOUR_PUBLIC_KEY', 'service_9', 'template_c'],
  ['EMAILJS_PUBLIC_KEY', dashboard, 'undefined', 'a key'],
  ['EMAILJS_SERVICE_ID', dashboard, 'template_c', 'service_xxxxxxx', 'your_service_id', 'test'],
  ['EMAILJS_CONTACT_TEMPLATE_ID', dashboard, 'service_2', 'template_xxxxxxx', 'user_aB3'],
  ['EMAILJS_CONTACT_TEMPLATE_ID', dashboard, 'aB3cD4eF5gH6iJ7kL', 'null', '{id}'],
  ['EMAILJS_SERVICE_ID', 'Set all of NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, ', ''],
  ['EMAILJS_INTAKE_TEMPLATE_ID', 'so is NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID', 'template_a'],
  ['STAGING', 'Write yes', 'true'],
  ['EDITOR_SERVICE', 'Write github or gitlab', 'bitbucket'],
  ['EDITOR_REPOSITORY', 'owner/name', 'https://github.com/owner/name', '../..', 'owner/name.git'],
  ['EDITOR_REPOSITORY', 'owner/name', 'name', 'group/team/name'],
  ['EDITOR_BRANCH', 'Write the branch’s name alone', 'refs/heads/main', 'my branch', '/main'],
  ['EDITOR_BRANCH', 'or none for a site without an editing page', ''],
  ['EDITOR_SIGN_IN', 'Write an address such as', 'http://sign-in.example', 'an-id'],
  ['COUNT_SCRIPT', script, 'https://count.example;/a.js', 'https://count.example/a.js?b'],
  ['COUNT_SCRIPT', script, 'count.example/a.js', 'http://count.example/a.js'],
  ['COUNT_SCRIPT', 'on their own computer', 'https://localhost/a.js'],
  ['COUNT_SCRIPT', 'or none for a site that counts nothing', ''],
  ['COUNT_SITE', 'Write the site’s name at Plausible', '"><script>'],
];
const wrongHere: typeof wrong = [
  ['PORT', 'Write the number of a port', 'abc', '0', '65536', '3000.5', '0x50'],
  ['INBOX_PORT', 'and so is PORT', '3000'],
  ['SMTP_PORT', 'and so is INBOX_PORT', '1080'],
  ['SMTP_URL', 'Write it like smtp://', 'nonsense', 'mail.claims.us:587', 'http://claims.us'],
  ['CANARY_SITE', noPath, 'https://claims.us/'],
  ['CANARY_MAILBOX', mailbox, 'hello@claims.us'],
  ['CANARY_SECOND_MAILBOX', mailbox, 'imaps://mail.claims.us'],
  ['CANARY_PING', 'Write the watchdog’s whole address', 'hc-ping.com/1'],
  ['CANARY_MINUTES', 'Write a number of minutes', 'ten'],
];

it.each(
  [
    ...wrong.map(([name, ...rest]) => [`NEXT_PUBLIC_${name}`, ...rest] as const),
    ...wrongHere,
  ].flatMap(([name, wanted, ...values]) => values.map((value) => [name, value, wanted] as const)),
)('refuses %s = %j with the value: %s', expectRefusal);

function expectRefusal(name: string, value: string, wanted: string): void {
  expect.assertions(3);
  try {
    checkSettings({ ...all, [name]: value });
  } catch (error) {
    const { message } = error as Error;
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toContain(`${name}: ${value ? `is ${JSON.stringify(value)}` : 'is not set'}`);
    expect(message).toContain(wanted);
  }
}

it.each(['EMAIL_JS_PUBLIC_KEY', 'EMAILJS_TEMPLATE_ID', 'SITE_ULR', 'COUNT_SCIRPT'])(
  'names the misspelt NEXT_PUBLIC_%s',
  (name) => {
    expect(() => checkSettings(prefixed({ [name]: 'x' }))).toThrow(
      `NEXT_PUBLIC_${name}: “NEXT_PUBLIC_${name}” is not known here.`,
    );
  },
);

it.each<[Variables, string]>([
  [{ STAGING: 'yes' }, 'EMAILJS_PUBLIC_KEY'],
  [{ EMAILJS_ORIGIN: 'https://mail.claims.us' }, 'EMAILJS_PUBLIC_KEY'],
  [{ ...editing, EDITOR_SERVICE: 'gitlab', EDITOR_SIGN_IN: 'https://a.us' }, 'EDITOR_SIGN_IN'],
])('refuses %j, which needs more or another kind', (variables, name) => {
  expect(() => checkSettings(prefixed(variables))).toThrow(`NEXT_PUBLIC_${name}: is`);
});

it('reports every mistake at once', () => {
  const variables = prefixed({ SITE_URL: 'x y', EDITOR_SIGN_IN: 'id' });
  expect(() => checkSettings(variables)).toThrow(
    /^NEXT_PUBLIC_SITE_URL: is "x y".*\nNEXT_PUBLIC_EDITOR_SERVICE: is not set.*\nNEXT_PUBLIC_EDITOR_REPO/,
  );
});

it.each<Variables>([
  {},
  { ...live, ...editing, ...counting },
  { SITE_URL: 'http://localhost:3000' },
  { ...live, EMAILJS_PUBLIC_KEY: ' aB3\n', EMAILJS_ORIGIN: 'https://mail.claims.us:8443' },
  { ...live, EMAILJS_ORIGIN: 'http://127.0.0.1:3000', SITE_URL: 'http://localhost:3000' },
  {
    ...live,
    EMAILJS_CONTACT_TEMPLATE_ID: 'contact_form',
    EMAILJS_ORIGIN: 'https://api.emailjs.com',
  },
  { ...live, STAGING: 'yes', SITE_URL: 'https://deploy-preview-3--claims.netlify.app' },
  {
    ...editing,
    EDITOR_SERVICE: 'gitlab',
    EDITOR_REPOSITORY: 'group/team/site',
    EDITOR_BRANCH: 'a/b',
  },
  { ...editing, EDITOR_SERVICE: 'gitlab', EDITOR_SIGN_IN: 'an-id' },
  { ...editing, EDITOR_SIGN_IN: 'https://sign-in.claims.us' },
  { ...counting, COUNT_SCRIPT: 'http://localhost:8000/script.js' },
  { VERCEL_ENV: 'production' },
])('accepts %j', (variables) => {
  expect(() => checkSettings(prefixed(variables))).not.toThrow();
});
