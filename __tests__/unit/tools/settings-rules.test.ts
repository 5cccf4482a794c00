import { checkSettings, settingMistakes } from '@/tools/settings-rules';
import { counting, live, prefixed, type Variables } from '../account';

const mistakesIn = (variables: Variables) => settingMistakes(prefixed(variables));

const editing: Variables = {
  EDITOR_SERVICE: 'github',
  EDITOR_REPOSITORY: 'owner/name',
  EDITOR_BRANCH: 'main',
};

it.each<[name: string, value: string, wanted: string]>([
  ['SITE_URL', '', 'while a mail account is set'],
  ['SITE_URL', 'https://claims.us/', 'Nothing may follow the host’s name'],
  ['SITE_URL', 'https://claims.us"', 'Write the site’s own address'],
  ['SITE_URL', 'https://claims.us:99999', 'Write the site’s own address'],
  ['EMAILJS_ORIGIN', 'https://mail.claims.us;', 'Leave it empty for EmailJS'],
  ['EMAILJS_ORIGIN', 'http://mail.claims.us', 'Plain http is for this computer only'],
  ['EMAILJS_ORIGIN', 'http://localhost.example', 'Plain http is for this computer only'],
  ['EMAILJS_PUBLIC_KEY', 'aB3\nkey', 'Copy it again from the EmailJS dashboard'],
  ['EMAILJS_SERVICE_ID', '', 'Set all of NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, '],
  ['EMAILJS_INTAKE_TEMPLATE_ID', 'template_a', 'and so is the contact form’s'],
  ['EMAILJS_PUBLIC_KEY', 'YOUR_PUBLIC_KEY', 'Copy it again from the EmailJS dashboard'],
  ['EMAILJS_SERVICE_ID', 'template_c', 'service_ begins a service’s ID'],
  ['EMAILJS_CONTACT_TEMPLATE_ID', 'service_2', 'service_ begins a service’s ID'],
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '2130706433', '[fd00::1]', 'mail.local'].map(
    (host): [string, string, string] => [
      'EMAILJS_ORIGIN',
      `https://${host}`,
      'Leave it empty for EmailJS',
    ],
  ),
  ['EMAILJS_ORIGIN', 'http://2130706433', 'Plain http is for this computer only'],
  ['SITE_URL', 'https://www.example.com', 'while a mail account is set'],
  ['SITE_URL', 'https://10.0.0.1', 'while a mail account is set'],
  ['SITE_URL', 'http://www.claims.us', 'while a mail account is set'],
  ['STAGING', 'true', 'Write yes'],
  ['EDITOR_SERVICE', 'bitbucket', 'Write github or gitlab'],
  ['EDITOR_REPOSITORY', 'https://github.com/owner/name', 'Write the repository as owner/name'],
  ['EDITOR_SIGN_IN', 'http://sign-in.example', 'Write an address such as'],
  ['COUNT_SCRIPT', 'https://count.example;/a.js', 'Write the script’s whole address'],
  ['COUNT_SCRIPT', '', 'or none for a site that counts nothing'],
  ['COUNT_SITE', '"><script>', 'Write the site’s name at Plausible'],
])('refuses %s = %j with the value: %s', (name, value, wanted) => {
  const mistakes = mistakesIn({ ...live, ...editing, ...counting, [name]: value });
  const problem = expect.stringContaining(wanted);
  expect(mistakes).toEqual([{ name: `NEXT_PUBLIC_${name}`, problem }]);
  expect(mistakes[0]?.problem).toContain(value ? `is ${JSON.stringify(value)}` : 'is not set');
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
  { ...editing, EDITOR_SERVICE: 'gitlab', EDITOR_REPOSITORY: 'group/team/site' },
  { ...editing, EDITOR_SERVICE: 'gitlab', EDITOR_SIGN_IN: 'an-id' },
  { ...counting, COUNT_SCRIPT: 'http://localhost:8000/script.js' },
])('accepts %j', (variables) => {
  expect(mistakesIn(variables)).toEqual([]);
});
