import { z } from 'zod';
import { injuries, periods, yesOrNo } from '../forms/answers';
import { type AreaNames, areas } from '../states';
import {
  checkPlaceholders,
  each,
  inEachLanguage,
  keyed,
  labels,
  line,
  paragraph,
  record,
  text,
  texts,
} from './field-schemas';
import type { Localized } from './localize';

const withLabel = (advice: string) => text(`${advice} {label} becomes the field’s name.`);
const button = (does: string) => text(`Write the text of the button that ${does}.`);

const about = (what: string, ...placeholders: string[]) =>
  paragraph(`Write ${what}; {reference} becomes its reference.`, placeholders);

export const messagesSchema = record({
  required: withLabel('Write the message for an empty field.'),
  email: withLabel('Write the message for a wrong e-mail address.'),
  number: withLabel('Write the message for a wrong phone number.'),
  range: withLabel('Write the message for a number out of range, with {min} and {max}.'),
  tooLong: withLabel('Write the message for a text that is too long.'),
  tooLongLine: withLabel('Write the message for a line that is too long.'),
  invalidZipCode: text('Write the warning for a wrong zip code.'),
  sending: text('Write what shows while a message is sent.'),
  sendingSlow: paragraph('Write what shows when sending takes long; {phone} becomes the number.', [
    'phone?',
  ]),
  sendFailed: inEachLanguage(
    z
      .string()
      .superRefine(checkPlaceholders(['phone', 'reference?']))
      .meta({
        description:
          'Write what shows after a failed send; {phone} becomes the number, {reference} the message’s reference. Empty shows nothing.',
      }),
  ).meta({ long: true }),
  maybeSent: about('that nobody knows whether the message arrived', 'phone?', 'reference'),
  maybeSentBefore: about('the same where the text was changed since', 'earlier', 'reference?'),
  arrived: about('that the message has arrived', 'reference'),
  arrivedBefore: about('the same where the text was changed since', 'earlier', 'reference?'),
  triedAgain: paragraph('Write what comes before these where another try failed.'),
  sent: about('that it was sent, where the next page did not open', 'reference'),
  sentLink: text('Write the link to the page after sending.'),
  elsewhere: paragraph('Write what shows where another tab has opened the same message.'),
  offline: paragraph('Write what shows while the browser says that it is offline.'),
  correction: text(
    'Write what the e-mail gives as reference of a corrected message; {reference} and {earlier} are filled in.',
  ),
  waysOut: record({
    mail: text('Write the link that opens an e-mail with the answers.'),
    mailSubject: text('Write that e-mail’s subject.', ['reference']),
    paste: text('Write what that e-mail says where the answers are too long for it.'),
    copy: button('copies the answers'),
    copied: text('Write what shows when they are copied.'),
    copyByHand: text('Write the label of the text to copy by hand.'),
  }),
  old: record({
    question: paragraph('Write the question whether to keep what is an hour old.'),
    keep: button('keeps it'),
    erased: paragraph('Write that it was erased since nobody answered.'),
  }),
  erase: record({
    kept: paragraph('Write where answers are kept until they are sent.'),
    notKept: paragraph('Write that they are not kept.'),
    erase: button('erases all answers'),
    question: paragraph('Write the question before answers are erased.'),
    yes: button('says yes'),
    no: button('says no'),
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
    noState: paragraph('Write the question for a zip code of no state.'),
  }),
  unknownZip: record({
    question: text('Write what opens the list of states.'),
    nearby: text('Write the line above the list of states.'),
    state: text('Write the name of the list of states, for screen readers.'),
    choose: text('Write what shows while no state is chosen.'),
  }),
  withoutScript: paragraph(
    'Write how to reach you where scripts are off; {phone} and {mailbox} are filled in.',
    ['phone', 'mailbox?'],
  ),
  send: button('sends'),
  notReady: text('Write what shows beside it until the form works.'),
  confirm: record({
    question: paragraph('Write what comes before the questions that Send asks.'),
    change: button('leads back to an answer'),
    asIs: button('leaves it as it is'),
  }),
  demonstration: paragraph('Write the banner of a build without a mail account.'),
  broken: record({
    title: text('Write the heading of a page that broke.'),
    text: paragraph('Write what to do then.'),
    reload: button('loads the page again'),
    call: text('Write the word before the phone number.'),
  }),
  stateNames: keyed(
    record({
      state: z.enum(areas).meta({ description: 'Choose a state.' }),
      name: text('Write the state’s name.'),
    }).meta({ title: 'State' }),
    'state',
    { isNeeded: true, areChoices: true },
  )
    .meta({ description: 'Add each state whose name is translated.' })
    .default([]),
  notServed: record({
    text: text('Write that nobody can help with accidents there; {state} becomes the state.'),
    bar: text('Write where people can ask instead; {bar} becomes the link.'),
    noBar: text('Write the same where no address is known.'),
    time: text('Write that the time to sue may be short; {deadlines} becomes the link.'),
    timeLink: text('Write the words of that link; {state} becomes the state.'),
    takes: text('Write that the form may be sent all the same.'),
    takesNone: text('Write that the form cannot be sent.'),
  }),
  errorSummary: text('Write the heading of the list of mistakes.'),
  errorTitle: text(
    'Write the page’s title while there are mistakes. {title} becomes the page’s own.',
    ['title'],
  ),
  beforeSend: record({
    title: text('Write the name of the part above Send, for screen readers.'),
    notChosen: text('Write what is shown for a missing answer.'),
    answers: paragraph('Write the line above the chosen answers.'),
    preset: text('Write the mark of an answer that was left as it was.'),
  }),
});

const named = () => text('Write the field’s label.');
const hint = () => paragraph('Write a hint, or leave it out.').optional();
const labeled = () => record({ label: named(), hint: hint() });
const hinted = {
  question: paragraph('Write the question that shows in place of the label.').optional(),
  hint: hint(),
  forType: keyed(
    record({
      accidentType: line('Write the accident type as in accident-types.yml.'),
      question: paragraph('Write the question for this accident type.').optional(),
      hint: paragraph('Write the hint for this accident type.').optional(),
    }).meta({ title: 'Accident type' }),
    'accidentType',
  )
    .meta({ description: 'Add words for an accident type that the first ones do not fit.' })
    .optional(),
};
const choice = <const Value extends string>(values: readonly Value[]) =>
  record({
    label: named(),
    ...hinted,
    options: keyed(
      record({
        value: z.enum(values).meta({ description: 'This is sent and never changes.' }),
        label: text('Write what visitors read.'),
      }).meta({ title: 'Answer' }),
      'value',
      { areChoices: true },
    ).length(values.length),
  });

export const formsSchema = record({
  atSend: record({
    label: text('Write the word that marks an advertisement, where site.yml has no label.'),
    advertisement: paragraph(
      'Write the line above Send once site.yml says how you are paid; {label} and {payment} are filled in.',
    ),
    attorneys: paragraph('Write the line with a link to the attorneys, where site.yml names them.'),
    request: paragraph('Write what a person asks for by pressing Send.', ['operator']),
    keep: texts('Write what everyone should know before they send; [words](/privacy) is a link.'),
    more: text('Write the line that opens the rest.'),
    items: texts('Write the rest; [words](/privacy) is a link.'),
    sale: paragraph('Write what is shown if attorneys pay for each message.'),
    compensation: paragraph(
      'Write California’s notice about claims for workers’ compensation, which the law fixes in English.',
    ),
    consent: paragraph(
      'Write the words of the consent to calls by machines; {operator} and {firms} are filled in.',
    ),
  }),
  contact: record({
    name: text('Write the form’s name for screen readers.'),
    fields: record(each(labeled, 'user', 'email', 'phone_number', 'accident_type', 'message')),
  }),
  intake: record({
    title: text('Write the page’s heading.'),
    pageTitle: text('Write the page’s title.'),
    description: paragraph('Write what the page is about.'),
    name: text('Write the form’s name for screen readers.'),
    groups: record(labels('accident', 'reach', 'case')),
    forSomeoneElse: paragraph('Write the line for people who write for somebody else.'),
    fields: record({
      accidentId: record({
        label: named(),
        hint: hint(),
        placeholder: text('Write what shows while nothing is chosen.'),
      }),
      ...each(labeled, 'zipCode', 'user', 'email', 'phone_number', 'reach'),
      period: choice(periods),
      ...each(() => choice(yesOrNo), 'medical', 'fault', 'signup'),
      stay: choice(injuries),
      message: record({ label: named(), ...hinted }),
    }),
  }),
});

const list = record({
  title: text('Write the heading.'),
  items: texts('Write at least one item.'),
});
export const confirmationSchema = record({
  title: text('Write the confirmation.'),
  replyBy: text('Write by when a reply comes. {time} becomes the time.'),
  today: text('Write the word for that day where it is today.'),
  tomorrow: text('Write the word for that day where it is tomorrow.'),
  reply: text('Write when a reply comes.'),
  reference: paragraph('Write the line with the reference and the phone number.', [
    'reference',
    'phone',
  ]),
  correct: button('opens the form to correct what was sent'),
  notCorrected: paragraph('Write what shows where the form already holds another message.', [
    'reference',
    'phone?',
  ]),
  nothingSent: paragraph('Write what shows where this tab sent nothing.'),
  toFinder: text('Write the link to the claim finder.'),
  next: list,
  ready: list,
  copy: record({
    title: text('Write the heading.'),
    text: text('Write where the copy is kept.'),
    sentAt: text('Write when it was sent, for the printed page. {time} becomes the time.'),
    print: button('prints the page'),
    file: button('keeps the copy as a file'),
  }),
  pageTitle: text('Write the page’s title.'),
  description: paragraph('Write what the page is about.'),
});

type MessagesFile = Localized<z.infer<typeof messagesSchema>>;
export type Messages = Omit<MessagesFile, 'stateNames'> & { stateNames: AreaNames };
export type FormTexts = Localized<z.infer<typeof formsSchema>>;
export type Confirmation = Localized<z.infer<typeof confirmationSchema>>;
