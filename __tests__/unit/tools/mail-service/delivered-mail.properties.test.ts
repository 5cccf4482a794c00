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
  const service = createMailService({
    config: readEmailConfig({}),
    deliver: createDelivery(transport),
  });
  let take: (mail: ArrivedMail) => void;
  inbox.on('new', (mail) => take(mail));
  send = async (template_id, template_params) => {
    const arrived = new Promise<ArrivedMail>((resolve) => {
      take = resolve;
    });
    const answer = await service.request('/api/v1.0/email/send', {
      method: 'POST',
      body: JSON.stringify({ user_id: 'key', service_id: 'local', template_id, template_params }),
    });
    expect(await answer.text()).toBe('OK');
    return arrived;
  };
});

afterAll(() => {
  transport.close();
  return new Promise<void>((resolve) => inbox.close(resolve));
});

const contactValues = fc.record({
  user: anyText(60),
  email: fc.constantFrom('ana@example.com', "o'neil+claim@mail.example.co.uk", '用户@例子.公司'),
  phone_number: anyText(30),
  accident_type: fc.constantFrom('0', '1'),
  message: anyText(3_000),
});

const plain = {
  user: 'Ana',
  email: 'ana@example.com',
  phone_number: '555',
  accident_type: '0',
  message: 'Hello',
};

const fields = intakeFields(loadForms('en').intake.fields, []);
// More than the form lets through: the choices may be any text as well.
const intakeValues = fc.record({
  ...mapFields(fields, () => anyText(30)),
  zipCode: fc.stringMatching(/^[0-9]{5}$/),
  email: fc.constant('ana@example.com'),
  message: anyText(3_000),
  // It goes out inside the message.
  reach: fc.constant(''),
});

// The one seed gives several properties the same values: their mails are sent once.
const contactMails = new Map<string, Promise<ArrivedMail>>();

function contactMail(values: Parameters<typeof contactParameters>[0]): Promise<ArrivedMail> {
  const parameters = contactParameters(values, types, sender, readEmailConfig({}));
  const key = JSON.stringify(parameters);
  const mail = contactMails.get(key) ?? send('contact', parameters);
  contactMails.set(key, mail);
  return mail;
}

/** A mail has lines, however they were ended where they were typed. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n');

describe('a delivered mail', () => {
  it('holds whatever was written, whole and as text', async () => {
    await fc.assert(
      fc.asyncProperty(contactValues, async (values) => {
        const { answers, message } = readMail((await contactMail(values)).html);
        expect(lines(message)).toBe(lines(values.message));
        expect(answers).toEqual({
          Name: lines(values.user),
          Email: values.email,
          'Phone number': lines(values.phone_number),
          'Accident type': types[Number(values.accident_type)]?.value,
        });
      }),
    );
  }, 20_000);

  it('of the intake form holds every answer', async () => {
    await fc.assert(
      fc.asyncProperty(intakeValues, async (values) => {
        const { html } = await send('intake', intakeParameters(values, sender));
        const { answers, message } = readMail(html);
        expect(lines(message)).toBe(lines(values.message));
        const { message: _, reach: __, ...others } = values;
        expect(Object.values(answers).sort()).toEqual(Object.values(others).map(lines).sort());
      }),
    );
  }, 20_000);

  it('shows the sender’s name as its author', async () => {
    await fc.assert(
      fc.asyncProperty(contactValues, async (values) => {
        const { from } = await contactMail(values);
        // A name that already is in a header's own code is shown decoded by the reader of the mail.
        if (!values.user.includes('=?')) expect(from[0]?.name.trim()).toBe(values.user.trim());
      }),
    );
  }, 20_000);

  it('gains no header, recipient or author from what was written', async () => {
    const written = fc.oneof(hostile, anyText(60));
    const values = fc.record({
      user: written,
      email: fc.oneof(
        written.map((text) => `ana@example.com${text}`),
        written.map((text) => `${text}@example.com`),
        fc.constantFrom('a@b.example, thief@example.net', '"Ana" <thief@example.net>'),
      ),
      phone_number: written,
      accident_type: fc.constant('0'),
      message: written,
    });
    const usual = Object.keys((await contactMail(plain)).headers).sort();
    await fc.assert(
      fc.asyncProperty(values, async (typed) => {
        const mail = await contactMail(typed);
        expect(Object.keys(mail.headers).sort()).toEqual(usual);
        expect(mail.envelope.to.map(({ address }) => address)).toEqual([sender.mailbox]);
        expect(mail.to.map(({ address }) => address)).toEqual([sender.mailbox]);
        expect(mail.from.map(({ address }) => address)).toEqual([sender.mailbox]);
        expect(mail.replyTo).toHaveLength(1);
      }),
    );
  }, 20_000);

  it('has the same elements whatever was written', async () => {
    const elements = (html: string) =>
      load(html)('*')
        .toArray()
        .map((element) => 'attribs' in element && [element.name, element.attribs]);
    const usual = elements((await contactMail(plain)).html);
    await fc.assert(
      fc.asyncProperty(contactValues, async (values) => {
        expect(elements((await contactMail(values)).html)).toEqual(usual);
      }),
    );
  }, 20_000);

  it('shows a broken half of a character as the sign for one, and everything around it', async () => {
    const { html } = await contactMail({ ...plain, message: 'Before \ud83d after 🙂' });
    expect(readMail(html).message).toBe('Before \ufffd after 🙂');
  });
});
