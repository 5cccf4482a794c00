import { z } from 'zod';
import { paragraph, record, text, texts } from './field-schemas';

const needsLabel = 'lacks {label}, where the field’s name goes.';
const label = (advice: string) =>
  text(`${advice} {label} becomes the field’s name.`).includes('{label}', { error: needsLabel });
export const messagesSchema = record({
  required: label('Write the message for an empty field.'),
  email: label('Write the message for a wrong e-mail address.'),
  number: label('Write the message for a wrong phone number.'),
  range: label('Write the message for a number out of range, with {min} and {max}.'),
  tooLong: label('Write the message for a text that is too long.'),
  invalidZipCode: text('Write the warning for a wrong zip code.'),
  sending: text('Write what shows while a message is sent.'),
  sendingSlow: paragraph('Write what shows when sending takes long; {phone} becomes the number.'),
  sendFailed: z.string('must be a text; an empty one in quotes shows nothing.').meta({
    description:
      'Write what shows after a failed send; {phone} becomes the number. Empty shows nothing.',
    long: true,
  }),
  maybeSent: paragraph(
    'Write what shows when no answer came after sending; {phone} becomes the number.',
  ),
  arrived: paragraph('Write what shows when the answer came late after all.'),
  erase: record({
    kept: paragraph('Write where answers are kept until they are sent.'),
    erase: text('Write the text of the button that erases all answers.'),
    question: paragraph('Write the question before answers are erased.'),
    yes: text('Write the text of the button that says yes.'),
    no: text('Write the text of the button that says no.'),
    erased: text('Write what shows when all answers are erased.'),
  }),
  counter: record({
    roomLeft: text('Write how many letters are left: {count} becomes the number.'),
    noRoom: text('Write how many letters are too many: {count} becomes the number.'),
  }),
  softChecks: record({
    suggestEmail: text(
      'Write the question for a mistyped address. {address} becomes the likely one.',
    ),
    shortPhone: paragraph('Write the question for a short phone number.'),
  }),
  withoutScript: paragraph(
    'Write how to reach you where scripts are off; {phone} and {mailbox} are filled in.',
  ),
  demonstration: paragraph('Write the banner of a build without a mail account.'),
  errorSummary: text('Write the heading of the list of mistakes.'),
  beforeSend: record({
    answers: paragraph('Write the line above the chosen answers.'),
    preset: text('Write the mark of an answer that was left as it was.'),
    assurances: texts('Write at least one assurance.'),
  }),
});

const list = record({
  title: text('Write the heading.'),
  items: texts('Write at least one item.'),
});
export const confirmationSchema = record({
  title: text('Write the confirmation.'),
  replyBy: text('Write by when a reply comes. {time} becomes the time.').includes('{time}', {
    error: 'lacks {time}, where the time goes.',
  }),
  reply: text('Write when a reply comes.'),
  next: list,
  ready: list,
  copy: record({
    title: text('Write the heading.'),
    text: text('Write where the copy is kept.'),
    print: text('Write the button’s text.'),
  }),
});

export type Confirmation = z.infer<typeof confirmationSchema>;
