import { createTransport } from 'nodemailer';
import { readEmailConfig } from '@/lib/settings';
import { listenerOf } from '@/tools/mail-service/listener';
import { createMailService } from '@/tools/mail-service/service';
import { temporaryServer } from '../temporary';

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
const transport = createTransport({ streamTransport: true, buffer: true });
const sendMail = jest.spyOn(transport, 'sendMail');
const config = readEmailConfig({ NEXT_PUBLIC_SITE_URL: 'https://site.example' });
const server = temporaryServer(listenerOf(createMailService(config, transport), true));

async function post(body: string) {
  const address = `${server.address}/api/v1.0/email/send`;
  const answer = await fetch(address, { method: 'POST', body });
  return [answer.status, await answer.text()];
}
const send = (change: object) => post(JSON.stringify({ ...request, ...change }));

beforeEach(() => sendMail.mockClear());

it('fills the template with the site’s addresses and answers OK', async () => {
  expect(await send({})).toEqual([200, 'OK']);
  const [[mail] = []] = sendMail.mock.calls;
  expect(mail).toEqual({
    from: { name: '<b>Ana</b>', address: 'to@site.example' },
    to: { name: '', address: 'to@site.example' },
    replyTo: { name: '', address: 'ana@example.com' },
    subject: 'English · <b>',
    html: expect.stringContaining('&lt;b&gt;Ana&lt;/b&gt;'),
  });
  const html = String(mail?.html);
  expect(html).toContain('One\r\nTwo {{from_name}} 🙂 {site}</p>');
  expect(html).toContain('<a href="https://site.example"><img src="https://site.example/logo.png"');
  expect(html).not.toContain('javascript:');
});
