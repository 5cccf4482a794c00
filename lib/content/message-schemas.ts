import { z } from 'zod';
import { callBacks, injuries, periods, yesNoOrNotSure, yesOrNo } from '../forms/answers';
import { each, keyed, line, record, texts, words } from './field-schemas';
import type { Localized } from './localize';

export const messagesSchema = record({
  ...words('required {label}', 'email {label}', 'number {label}', 'range {label} {min} {max}'),
  ...words('tooLong {label}', 'tooLongLine {label}', 'invalidZipCode', 'zipCode', 'sending'),
  ...words('sendingSlow {phone?}'),
  // Without them, nothing shows (specification, section 8).
  ...words('sendFailed? {phone} {reference?}: Leave it out to show nothing.'),
  ...words('maybeSent? {phone?} {reference}: Leave it out to show nothing.'),
  ...words('maybeSentBefore {earlier} {reference?}', 'arrived {reference}'),
  ...words('arrivedBefore {earlier} {reference?}'),
  ...words('triedAgain: Comes before one of these four where another try failed.'),
  ...words('sent {reference}', 'sentLink', 'sentElsewhere', 'incomplete', 'offline'),
  outage: record(words('notice {phone} {mailbox?}', 'held')),
  ...words('correction {reference} {earlier}: The reference of a correction, as visitors read it.'),
  waysOut: record(
    words('mail', 'mailSubject {reference}', 'paste', 'copy', 'copied', 'copyByHand'),
  ),
  afterAnHour: record(words('question', 'keep', 'erased')),
  erase: record(words('kept', 'notKept', 'erase', 'question', 'yes', 'no', 'erased')),
  counter: record(words('roomLeft {count}', 'noRoom {count}')),
  softChecks: record(words('suggest {value}', 'take {value}', 'email', 'phone', 'noState')),
  unknownZip: record(words('question', 'nearby', 'state', 'choose')),
  ...words('withoutScript {phone} {mailbox?}: Shown where scripts are off.'),
  ...words('notLoaded {phone} {mailbox?}: Shown after a while where scripts do not load.'),
  ...words('send', 'notReady: Shown beside Send until the form works.'),
  ...words('leftAsPreset: Comes before the names of answers that nobody chose.'),
  confirm: record({
    ...words('question', 'presets: What is sent for an answer that is left open.'),
    ...words('again {reference}: For a message that has arrived.', 'change', 'asIs'),
  }),
  ...words('demonstration: The banner of a build without a mail account.'),
  broken: record(words('title', 'text', 'reload', 'call')),
  notServed: record({
    ...words('text {state}', 'home {state}', 'bar {bar}', 'noBar', 'help {help}'),
    ...words('helpLink {state}', 'time {deadlines}', 'timeLink {state}', 'takes', 'takesNone'),
  }),
  ...words('errorSummary', 'errorTitle {title}: The title of the page while there are mistakes.'),
  beforeSend: record({
    ...words('title', 'notChosen', 'answers: Opens the list of what was chosen.'),
    ...words('preset {count}: The same, with how many are as they were at first.'),
    ...words('source: Comes before the campaign or site, with “source” in operator.yml.'),
  }),
});

const labeled = () => record(words('label', 'hint?'));
const askedShape = words('question?: Shows in place of the label.', 'hint?');
const accidentTypeSchema = line('Write the accident type as in accident-types.yml.');
const hintedShape = {
  ...words('label'),
  ...askedShape,
  forType: keyed(record({ accidentType: accidentTypeSchema, ...askedShape }), 'accidentType')
    .describe('Add words for an accident type that the first ones do not fit.')
    .optional(),
};
const choice = <const Value extends string>(values: readonly Value[]) =>
  record({
    ...hintedShape,
    options: keyed(
      record({ value: z.enum(values), ...words('label', 'note?: What this answer means.') }),
      'value',
    ).length(values.length),
  });

/** The specified words, and those of “wording: neutral” in operator.yml. */
const wordingsSchema = record(words('specified', 'neutral'));

export const formsSchema = record({
  atSend: record({
    ...words('label', 'advertisement {label} {payment}', 'attorneys', 'confidential'),
    ...words('request {operator}'),
    keep: texts('What everyone should know before they send; [words](/privacy) is a link.'),
    ...words('more'),
    items: texts('The rest; [words](/privacy) is a link.'),
    ...words(
      'sale',
      'compensation: For work accidents in California; Labor Code 5432 fixes the English words.',
      'consent {operator} {firms}: Never required for sending.',
    ),
  }),
  home: labeled(),
  contact: record({
    ...words('name: For screen readers.'),
    fields: record(
      each(labeled, 'user', 'email', 'phone_number', 'accident_type', 'zipCode', 'message'),
    ),
  }),
  intake: record({
    title: wordingsSchema,
    ...words('pageTitle', 'description: For search results.', 'name: For screen readers.'),
    ...words('parts {count}: Below the title, before how long it takes.'),
    groups: record(words('accident', 'reach', 'case')),
    callBack: record({
      ...words('label: For screen readers.', 'hours {days} {from} {to} {zone}'),
      options: keyed(record({ value: z.enum(callBacks), ...words('label') }), 'value').length(
        callBacks.length,
      ),
    }),
    fields: record({
      accidentId: record(words('label', 'hint?', 'placeholder')),
      ...each(labeled, 'zipCode', 'user', 'email', 'phone_number', 'reach'),
      period: choice(periods),
      medical: choice(yesOrNo),
      fault: choice(yesNoOrNotSure),
      signup: choice(yesNoOrNotSure),
      stay: choice(injuries),
      message: record(hintedShape),
    }),
  }),
});

const listSchema = record({ ...words('title'), items: texts('Write at least one item.') });
export const confirmationSchema = record({
  title: wordingsSchema,
  ...words('replyBy {time}', 'today', 'tomorrow', 'otherDay {day}'),
  ...words('hour {time} {day}'),
  ...words('hourOne {time} {day}: The same from 1:00 to 1:59, for Spanish.'),
  ...words('reply {replyTime}: Without a time of the day.'),
  ...words('signed {phone?}: In place of what happens next, for those who signed with a firm.'),
  ...words('signedPreset: The same, for those who left that answer as it was preset.'),
  ...words('reference {reference} {phone}', 'correct', 'notCorrected {reference} {phone?}'),
  ...words('pending {phone}: Stands until the script of the page has come.'),
  ...words(
    'nothingTitle: In place of the title, where nothing was sent.',
    'nothingSent',
    'notRecorded {reference} {phone}',
    'toFinder',
  ),
  ...words('justSent {promise}: Where the browser keeps no record at all.'),
  next: listSchema,
  ready: listSchema,
  copy: record(
    words(
      'title',
      'text',
      'sentAt {time}: For the printed page.',
      'print',
      'reference: Copies the reference.',
      'copied',
      'file',
    ),
  ),
  ...words('pageTitle', 'description: For search results.'),
});

/** With the names of states in the page's language. */
export type Messages = Localized<z.infer<typeof messagesSchema>>;
export type Confirmation = Localized<z.infer<typeof confirmationSchema>>;
