import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { readEmailConfig } from '@/lib/settings';
import { serviceListener } from '@/tools/mail-service/listener';
import { createMailService } from '@/tools/mail-service/service';

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
const config = readEmailConfig({ NEXT_PUBLIC_SITE_URL: 'https://site.example' });

it('fills the template with the site’s addresses and answers OK', async () => {
  const sendMail = jest.spyOn(transport, 'sendMail');
  const answer = createMailService(config, transport)(JSON.stringify(request));
  expect(await answer).toEqual(['OK', 200]);
  const [[mail] = []] = sendMail.mock.calls;
  expect(mail).toEqual({
    from: { name: '<b>Ana</b>', address: 'to@site.example' },
    to: { name: '', address: 'to@site.example' },
    replyTo: { name: '', address: 'ana@example.com' },
    subject: 'English · <b>',
    html: expect.stringContaining('&lt;b&gt;Ana&lt;/b&gt;'),
    text: expect.stringMatching(
      /^ English · <b> · \n.*\nName: <b>Ana<\/b>\nEmail: \n.*\nOne\r\nTwo /s,
    ),
  });
  const html = String(mail?.html);
  expect(html).toContain('One\r\nTwo {{from_name}} 🙂 {site}</pre>');
  expect(html).toContain('<a href="https://site.example">');
  expect(html).not.toContain('javascript:');
});

it('sends the visitor a receipt that repeats no answer, where it is asked to', async () => {
  const sendMail = jest.spyOn(transport, 'sendMail').mockClear();
  const body = { ...request, template_params: { ...parameters, reference: 'CL-7K2M4PQ' } };
  await createMailService(config, transport, true)(JSON.stringify(body));
  const [, [receipt] = []] = sendMail.mock.calls;
  expect(receipt).toMatchObject({
    from: { address: 'to@site.example' },
    to: { address: 'ana@example.com' },
    subject: expect.stringContaining('CL-7K2M4PQ'),
    text: expect.stringContaining('https://site.example/es/deadlines'),
  });
  expect(`${receipt?.html}${receipt?.text}`).not.toMatch(/Ana|One|\{/);
});

it.each([
  [100_000, 200],
  [100_001, 413],
])('answers a request of %d bytes with %d', async (length, status) => {
  const server = createServer(serviceListener(async () => ['OK', 200])).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/api/v1.0/email/send`;
  const answer = await fetch(address, { method: 'POST', body: 'x'.repeat(length) });
  expect(answer.status).toBe(status);
  server.close().closeAllConnections();
});
