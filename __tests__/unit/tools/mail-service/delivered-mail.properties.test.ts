import { load } from 'cheerio';
import * as fc from 'fast-check';
import { createTransport, type Transporter } from 'nodemailer';
import { anyText, hostile } from '@/__tests__/unit/random-texts';
import { loadForms } from '@/lib/content/site-content';
import { contactParameters } from '@/lib/forms/contact';
import { mapFields } from '@/lib/forms/fields';
import { intakeFields, intakeParameters } from '@/lib/forms/intake';
import { readEmailConfig } from '@/lib/settings';
import { type ArrivedMail, readMail, startInbox } from '@/tools/mail-service/inbox';
import { createDelivery, createMailService } from '@/tools/mail-service/service';
import { findFreePorts } from '@/tools/ports';

fc.configureGlobal({ seed: 7, numRuns: 30 });

const config = readEmailConfig({});
const sender = { name: 'ClaimLantern', mailLabel: 'website', mailbox: 'to@site.example' };
const types = ['Auto Accident', 'MalPractice'].map((value) => ({ value, label: 'Other' }));

let inbox: ReturnType<typeof startInbox>;
let transport: Transporter;
let send: (template: string, parameters: Record<string, string>) => Promise<ArrivedMail>;

beforeAll(async () => {
  const ports = await findFreePorts();
  inbox = startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });
  // MailDev greets each new connection after 100 ms; a pool greets once.
  transport = createTransport(`smtp://127.0.0.1:${ports.smtp}?ignoreTLS=true&pool=true`);
  const service = createMailService({ config, deliver: createDelivery(transport) });
  let take: (mail: ArrivedMail) => void;
  inbox.on('new', (mail) => take(mail));
  send = async (template_id, template_params) => {
    const arrived = new Promise<ArrivedMail>((resolve) => {
      take = resolve;
    });
    const body = { user_id: 'key', service_id: 'local', template_id, template_params };
    const address = 'http://localhost/api/v1.0/email/send';
    const request = new Request(address, { method: 'POST', body: JSON.stringify(body) });
    expect(await (await service(request)).text()).toBe('OK');
    return arrived;
  };
});

afterAll(() => {
  transport.close();
  return new Promise<void>((resolve) => inbox.close(resolve));
});

const plain = {
  user: 'Ana',
  email: 'ana@example.com',
  phone_number: '555',
  accident_type: '0',
  message: 'Hello',
};
const sendContact = (values: typeof plain) =>
  send('contact', contactParameters(values, types, sender, config));

/** A mail has lines, however they were ended where they were typed. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n');

const elementsOf = ({ html }: ArrivedMail) =>
  load(html)('*')
    .toArray()
    .map((element) => 'attribs' in element && [element.name, element.attribs]);

/** Expects a mail to have no header, recipient, author or element that another one lacks. */
function expectLike(mail: ArrivedMail, usual: ArrivedMail) {
  expect(Object.keys(mail.headers).sort()).toEqual(Object.keys(usual.headers).sort());
  expect(elementsOf(mail)).toEqual(elementsOf(usual));
  for (const { address } of [...mail.envelope.to, ...mail.to, ...mail.from])
    expect(address).toBe(sender.mailbox);
  expect(mail.envelope.to).toHaveLength(1);
  expect(mail.replyTo).toHaveLength(1);
}

it('a delivered mail holds whatever was written, whole and as text, below its author’s name', async () => {
  const usual = await sendContact(plain);
  const values = fc.record({
    user: anyText(60),
    email: fc.constantFrom('ana@example.com', "o'neil+claim@mail.example.co.uk", '用户@例子.公司'),
    phone_number: anyText(30),
    accident_type: fc.constantFrom('0', '1'),
    message: anyText(3_000),
  });
  await fc.assert(
    fc.asyncProperty(values, async (typed) => {
      const mail = await sendContact(typed);
      const { answers, message } = readMail(mail.html);
      expect(lines(message)).toBe(lines(typed.message));
      expect(answers).toEqual({
        Name: lines(typed.user),
        Email: typed.email,
        'Phone number': lines(typed.phone_number),
        'Accident type': types[Number(typed.accident_type)]?.value,
      });
      // A name that already is in a header's own code is shown decoded by the reader of the mail.
      if (!typed.user.includes('=?')) expect(mail.from[0]?.name.trim()).toBe(typed.user.trim());
      expectLike(mail, usual);
    }),
  );
}, 20_000);

it('of the intake form it holds every answer', async () => {
  // The optional line goes out inside the message.
  const { reach: _, ...fields } = intakeFields(loadForms('en').intake.fields, []);
  // More than the form lets through: the choices may be any text as well.
  const values = fc.record({
    ...mapFields(fields, () => anyText(30)),
    zipCode: fc.stringMatching(/^[0-9]{5}$/),
    email: fc.constant('ana@example.com'),
    message: anyText(3_000),
  });
  await fc.assert(
    fc.asyncProperty(values, async ({ message: typed, ...others }) => {
      const parameters = intakeParameters({ ...others, reach: '', message: typed }, sender);
      const { answers, message } = readMail((await send('intake', parameters)).html);
      expect(lines(message)).toBe(lines(typed));
      expect(Object.values(answers).sort()).toEqual(Object.values(others).map(lines).sort());
    }),
  );
}, 20_000);

it('it gains nothing from what was written instead of an address', async () => {
  const usual = await sendContact(plain);
  const written = fc.oneof(hostile, anyText(60));
  const email = fc.oneof(
    written.map((text) => `ana@example.com${text}`),
    written.map((text) => `${text}@example.com`),
    fc.constantFrom('a@b.example, thief@example.net', '"Ana" <thief@example.net>'),
  );
  await fc.assert(
    fc.asyncProperty(email, written, async (typed, other) => {
      const values = { ...plain, user: other, phone_number: other, message: other };
      expectLike(await sendContact({ ...values, email: typed }), usual);
    }),
  );
}, 20_000);

it('it shows a broken half of a character as the sign for one, and everything around it', async () => {
  const { html } = await sendContact({ ...plain, message: 'Before \ud83d after 🙂' });
  expect(readMail(html).message).toBe('Before \ufffd after 🙂');
});
