import { readEmailConfig } from '@/lib/settings';
import { createMailService, type Mail } from '@/tools/mail-service/service';

const parameters = {
  from_name: '<b>Ana</b>',
  subject: 'English · <b>',
  recipient: 'to@site.example',
  reply_to: 'ana@example.com',
  logoLink: 'javascript:alert(1)',
  message: 'One\r\nTwo {{from_name}} 🙂 {site}',
};
const request = {
  lib_version: '3.12.1',
  user_id: 'key',
  service_id: 'local',
  template_id: 'contact',
  template_params: parameters,
};
const mails: Mail[] = [];
let refusal: Error | undefined;
const service = createMailService({
  config: readEmailConfig({ NEXT_PUBLIC_SITE_URL: 'https://site.example' }),
  deliver: async (mail) => {
    if (refusal) throw refusal;
    mails.push(mail);
  },
});

async function post(body: BodyInit, path = 'send') {
  const address = `http://localhost/api/v1.0/email/${path}`;
  const answer = await service(new Request(address, { method: 'POST', body }));
  return [answer.status, await answer.text()];
}
const send = (change: object) => post(JSON.stringify({ ...request, ...change }));

beforeEach(() => {
  mails.length = 0;
  refusal = undefined;
});

it('the local mail service fills the template, with the site’s own addresses, and answers OK', async () => {
  expect(await send({})).toEqual([200, 'OK']);
  expect(mails).toEqual([
    {
      fromName: '<b>Ana</b>',
      to: 'to@site.example',
      replyTo: 'ana@example.com',
      subject: 'English · <b>',
      html: expect.stringContaining('&lt;b&gt;Ana&lt;/b&gt;'),
    },
  ]);
  const { html = '' } = mails[0] ?? {};
  expect(html).toContain('One\r\nTwo {{from_name}} 🙂 {site}</p>');
  expect(html).toContain('<a href="https://site.example"><img src="https://site.example/logo.png"');
  expect(html).not.toContain('javascript:');
});

it('takes a form as well', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...request, ...parameters }))
    if (typeof value === 'string') form.append(name, value);
  expect(await post(form, 'send-form')).toEqual([200, 'OK']);
  expect(mails).toHaveLength(1);
});

it.each([
  ...['user_id', 'service_id', 'template_id'].map((name) => {
    return [{ [name]: undefined }, 400, `The ${name} parameter is required`] as const;
  }),
  [{ template_id: 'other' }, 400, 'template ID not found'],
  [{ template_params: { message: 'x'.repeat(50_001) } }, 413, '50Kb'],
] as const)('refuses %j', async (change, status, words) => {
  expect(await send(change)).toEqual([status, expect.stringContaining(words)]);
  expect(mails).toEqual([]);
});

it.each(['', 'null', '[]', '{', '"text"'])('refuses the body %j', async (body) => {
  expect(await post(body)).toEqual([400, 'The request is malformed']);
});

it('answers 502 with the reason when SMTP does not accept the mail', async () => {
  refusal = new Error('mailbox full');
  expect(await send({})).toEqual([502, expect.stringContaining('mailbox full')]);
});

it('lets other origins send', async () => {
  const address = 'http://localhost/api/v1.0/email/send';
  const { headers } = await service(new Request(address, { method: 'OPTIONS' }));
  expect(headers.get('access-control-allow-origin')).toBe('*');
});
