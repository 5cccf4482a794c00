import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { readEmailConfig } from '@/lib/settings';
import { sendTestMail } from '@/scripts/launch/send-test-mail';
import type { Mail } from '@/tools/mail-service/service';
import { createMailService } from '@/tools/mail-service/service';

const sender = { name: 'Site', mailLabel: 'Site', mailbox: 'to@site.example' };
const mails: Mail[] = [];
let server: Server;

beforeAll(async () => {
  const deliver = async (mail: Mail) => void mails.push(mail);
  const service = createMailService({ config: account('c', 1), deliver });
  server = createServer(getRequestListener(service.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const account = (contactTemplate: string, port = (server.address() as AddressInfo).port) =>
  readEmailConfig({
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
    NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: contactTemplate,
    NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'i',
    NEXT_PUBLIC_EMAILJS_ORIGIN: `http://127.0.0.1:${port}`,
    NEXT_PUBLIC_SITE_URL: 'https://site.example',
  });

describe('the test mail', () => {
  it('arrives through the configured account as a message of the contact form', async () => {
    await sendTestMail(account('c'), sender);
    const subject = expect.stringMatching(/^Message CL-\w{5} from Launch check: Test$/);
    expect(mails).toMatchObject([{ to: 'to@site.example', subject }]);
    expect(mails[0]?.html).toContain('This is a test of the mail account.');
  });

  it('is refused with the service’s words and what to do', async () => {
    await expect(sendTestMail(account('unknown'), sender)).rejects.toThrow(
      /400 The template ID not found\. Compare the four IDs/,
    );
  });

  it('says when the service cannot be reached', async () => {
    await expect(sendTestMail(account('c', 9), sender)).rejects.toThrow('cannot be reached');
  });

  it('says when no account is set up', async () => {
    await expect(sendTestMail(readEmailConfig({}), sender)).rejects.toThrow(
      'No mail account is set up.',
    );
  });
});
