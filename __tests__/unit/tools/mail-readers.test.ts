import { load } from 'cheerio';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { formContent } from '@/lib/forms/forms';
import { isWhole, readRecord } from '@/lib/forms/record';
import { templateParameters } from '@/lib/forms/template-parameters';
import { languages } from '@/lib/language';
import { readEmailConfig } from '@/lib/settings';
import { createMailService } from '@/tools/mail-service/service';

const transport = createTransport({ streamTransport: true, buffer: true });
const sendMail = transport.sendMail.bind(transport);

/** The mail of some parameters as it travels, as the local service and as EmailJS send it. */
async function mailOf(template_id: string, template_params: Record<string, string>) {
  const mails: Buffer[] = [];
  const service = createMailService(readEmailConfig({}), {
    async sendMail(mail: Parameters<typeof sendMail>[0]) {
      for (const one of [mail, { ...mail, text: undefined }])
        mails.push((await sendMail(one)).message as Buffer);
    },
  } as never);
  await service(JSON.stringify({ template_id, template_params }));
  const [both, htmlAlone] = mails as [Buffer, Buffer];
  return { both, htmlAlone };
}

const readers: Record<string, (mail: Awaited<ReturnType<typeof mailOf>>) => Promise<unknown>> = {
  'mailparser, from HTML': async ({ htmlAlone }) => (await simpleParser(htmlAlone)).text,
  'postal-mime, from HTML': async ({ htmlAlone }) =>
    load((await PostalMime.parse(htmlAlone)).html ?? '')('body').text(),
  'a reader of plain text': async ({ both }) => (await PostalMime.parse(both)).text,
};

const word = fc.constantFrom(
  ...['I', 'fell', 'off', 'señora', '“hurt”', '<b>', '&amp;', '{{name}}', 'O’Neil', '🙂', '1. two'],
  ...['reference: CL-2', 'message:', 'https://photos.example/a?b=c&d', '  ', '$1', '.', '..', '>'],
);
const line = fc.array(word, { maxLength: 30 }).map((words) => words.join(' ').trimEnd());
// Nobody's words may pass for a record.
const mark = fc.constantFrom(
  ...['RECORD', 'MESSAGE'].flatMap((name) => [`-----BEGIN ${name}-----`, `-----END ${name}-----`]),
);
const message = fc
  .array(fc.oneof({ weight: 3, arbitrary: line }, mark), { minLength: 1, maxLength: 8 })
  .map((lines) => lines.join('\n').trim())
  .filter(Boolean);

it.each(
  (['contact', 'intake'] as const).flatMap((form) =>
    languages.flatMap((language) =>
      Object.keys(readers).map((reader) => [reader, form, language] as const),
    ),
  ),
)('%s: all that the record of %s says (%s) is read back', async (reader, name, language) => {
  const { form, office } = formContent(name, language);
  await fc.assert(
    fc.asyncProperty(message, line, async (text, user) => {
      const answers = { user, email: 'jo@example.com', message: text, zipCode: '75001' };
      const sent = templateParameters(form, answers, 'CL-7K2M4PQ', { ...office, touched: [] });
      const written = readRecord(
        `-----BEGIN RECORD-----\n${sent['record']}\nmessage:\n-----BEGIN MESSAGE-----\n${sent['message']}\n-----END MESSAGE-----`,
      );
      expect(isWhole(written)).toBe(true);
      expect(written).toMatchObject({ reference: 'CL-7K2M4PQ', message: sent['message'] });
      const read = await readers[reader]?.(await mailOf(name, sent));
      expect(readRecord(String(read))).toEqual(written);
    }),
    { numRuns: 40, seed: 7 },
  );
});

it('a record is none without its end', () => {
  expect(
    readRecord('-----BEGIN RECORD-----\nreference: CL-2\nmessage:\n-----BEGIN MESSAGE-----'),
  ).toEqual({});
});
