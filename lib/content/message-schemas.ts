import { z } from 'zod';
import { injuries, periods, yesOrNo } from '../forms/answers';
import { type AreaNames, areas } from '../states';
import { each, keyed, line, paragraphs, record, text, texts, words } from './field-schemas';
import type { Localized } from './localize';

/** Without it, nothing shows (specification, section 8). */
const sendFailed = paragraphs(
  'sendFailed {phone} {reference?}: Shown after a failed send. Leave it out to show nothing.',
).sendFailed.optional();

export const messagesSchema = record({
  ...words(
    'required {label}: The field is empty.',
    'email {label}: The e-mail address is wrong.',
    'number {label}: The phone number is wrong.',
    'range {label} {min} {max}: A number is out of range.',
    'tooLong {label}: The message is too long for the mail service.',
    'tooLongLine {label}: Another field is too long for the mail service.',
    'invalidZipCode: The warning for a wrong zip code.',
    'sending: Shown while a message is sent.',
  ),
  ...paragraphs('sendingSlow {phone?}: Added after eight seconds.'),
  sendFailed,
  ...paragraphs(
    'maybeSent {phone?} {reference}: Nobody knows whether the message arrived.',
    'maybeSentBefore {earlier} {reference?}: The same, and the text was changed since.',
    'arrived {reference}: The message has arrived.',
    'arrivedBefore {earlier} {reference?}: The same, and the text was changed since.',
    'triedAgain: Comes before one of these four where another try failed.',
    'sent {reference}: It was sent, but the next page did not open.',
    'sentLink: The link to the page after sending.',
    'elsewhere: Another tab has opened the same message.',
    'offline: The browser says that it is offline.',
  ),
  ...words('correction {reference} {earlier}: What a corrected message gives as reference.'),
  waysOut: record(
    words('mail', 'mailSubject {reference}', 'paste', 'copy', 'copied', 'copyByHand'),
  ),
  old: record(paragraphs('question', 'keep', 'erased')),
  erase: record(paragraphs('kept', 'notKept', 'erase', 'question', 'yes', 'no', 'erased')),
  counter: record(words('roomLeft {count}', 'noRoom {count}')),
  softChecks: record(words('suggestEmail {address}', 'shortPhone', 'noState')),
  unknownZip: record(words('question', 'nearby', 'state', 'choose')),
  ...paragraphs('withoutScript {phone} {mailbox?}: Shown where scripts are off or do not load.'),
  ...words('send', 'notReady: Shown beside Send until the form works.'),
  confirm: record(words('question', 'change', 'asIs')),
  ...paragraphs('demonstration: The banner of a build without a mail account.'),
  broken: record(words('title', 'text', 'reload', 'call')),
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
  notServed: record(
    paragraphs(
      'text {state}',
      'home {state}: Where attorneys pay for each message.',
      'bar {bar}',
      'noBar',
      'help {help}',
      'helpLink {state}',
      'time {deadlines}',
      'timeLink {state}',
      'takes',
      'takesNone',
    ),
  ),
  ...words(
    'errorSummary: The heading of the list of mistakes.',
    'errorTitle {title}: The title of the page while there are mistakes.',
  ),
  beforeSend: record(words('title', 'notChosen', 'answers', 'preset')),
});

const name = words(
  'label',
  'question: Shows in place of the label.',
  'hint: Shows below the label.',
);
const [question, hint] = [name.question.optional(), name.hint.optional()];
const labeled = () => record({ label: name.label, hint });
const hinted = {
  question,
  hint,
  forType: keyed(
    record({
      accidentType: line('Write the accident type as in accident-types.yml.'),
      question,
      hint,
    }).meta({ title: 'Accident type' }),
    'accidentType',
  )
    .meta({ description: 'Add words for an accident type that the first ones do not fit.' })
    .optional(),
};
const choice = <const Value extends string>(values: readonly Value[]) =>
  record({
    label: name.label,
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

/** The specified words, and those of “wording: neutral” in operator.yml. */
const wordings = record(paragraphs('specified', 'neutral'));

export const formsSchema = record({
  atSend: record({
    ...paragraphs(
      'label: Marks an advertisement, where operator.yml has no label.',
      'advertisement {label} {payment}: Above Send once operator.yml says how you are paid.',
      'attorneys: The link to the attorneys, where operator.yml names them.',
      'confidential: Never folded.',
      'request {operator}: What a person asks for by pressing Send.',
    ),
    keep: texts('What everyone should know before they send; [words](/privacy) is a link.'),
    ...words('more: The line that opens the rest.'),
    items: texts('The rest; [words](/privacy) is a link.'),
    ...paragraphs(
      'sale: Shown where attorneys pay for each message.',
      'compensation: For work accidents in California; Labor Code 5432 fixes the English words.',
      'consent {operator} {firms}: Asks for consent to calls by machines, which is never required.',
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
    title: wordings,
    ...paragraphs(
      'pageTitle: For the browser tab and link previews.',
      'description: For search results.',
      'name: For screen readers.',
    ),
    groups: record(words('accident', 'reach', 'case')),
    ...paragraphs('forSomeoneElse: For people who write for somebody else.'),
    fields: record({
      accidentId: record({
        label: name.label,
        hint,
        ...words('placeholder: Shown while nothing is chosen.'),
      }),
      ...each(labeled, 'zipCode', 'user', 'email', 'phone_number', 'reach'),
      period: choice(periods),
      ...each(() => choice(yesOrNo), 'medical', 'fault', 'signup'),
      stay: choice(injuries),
      message: record({ label: name.label, ...hinted }),
    }),
  }),
});

const list = record({ ...words('title'), items: texts('Write at least one item.') });
export const confirmationSchema = record({
  title: wordings,
  ...paragraphs(
    'replyBy {time}: Where the office’s hours are known.',
    'today: Before that time of day.',
    'tomorrow: Before that time of day.',
    'reply: Where they are not known.',
    'reference {reference} {phone}',
    'correct: The button that opens the form with the sent message.',
    'notCorrected {reference} {phone?}: The form already holds another message.',
    'nothingSent: This tab sent nothing.',
    'toFinder: The link to the claim finder.',
  ),
  next: list,
  ready: list,
  copy: record(
    words(
      'title',
      'text: Where the copy is kept.',
      'sentAt {time}: For the printed page.',
      'print: The button that prints the page.',
      'file: The button that keeps the copy as a file for any browser.',
    ),
  ),
  ...paragraphs(
    'pageTitle: For the browser tab and link previews.',
    'description: For search results.',
  ),
});

type MessagesFile = Localized<z.infer<typeof messagesSchema>>;
export type Messages = Omit<MessagesFile, 'stateNames'> & { stateNames: AreaNames };
export type FormTexts = Localized<z.infer<typeof formsSchema>>;
export type Confirmation = Localized<z.infer<typeof confirmationSchema>>;
