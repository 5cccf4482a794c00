import { z } from 'zod';
import { icon, record, text, texts, webAddress } from './field-schemas';

export const siteSchema = record({
  name: text('Write the name of the site.'),
  tagline: text('Write what the site is in one line.'),
  description: text('Write one sentence for search results.'),
  phone: text('Write the phone number as people read it, such as (555) 010-0142.').regex(
    /\d{3}.*\d{4}/,
    'has too few digits. Write all ten, such as (555) 010-0142.',
  ),
  mailbox: z.email('is not an e-mail address. Write one such as hello@example.com.'),
  mailLabel: text('Write the fixed name that e-mails carry.'),
  copyrightYear: z.int('is not a year. Write it in digits, such as 2024.'),
  agreement: text('Write the sentence that no agreement is created.'),
  shortAddresses: z.array(z.int('is not an article number. Write one such as 11.')),
  social: z.array(record({ name: text('Write the network’s name.'), icon, url: webAddress })),
});

export const accidentTypesSchema = z
  .array(record({ name: text('Write the accident type.'), picture_id: icon }))
  .length(6, 'needs exactly six accident types.');

const heading = {
  title: text('Write the heading.'),
  text: text('Write the line below the heading.'),
};

export const homeSchema = record({
  hero: record({
    label: text('Write the small line above the title.'),
    ...heading,
    pictureAlt: text('Describe the picture for those who cannot see it.'),
    promises: z.array(record({ icon, text: text('Write the promise.') })),
  }),
  howItWorks: z.strictObject(heading),
  whyChooseUs: z.strictObject(heading),
  legalAreas: z.strictObject(heading),
  reviews: record({
    ...heading,
    sampleNotice: text('Write that the reviews are samples.'),
  }),
  contact: z.strictObject(heading),
  faq: z.strictObject(heading),
});

const namedPoint = record({
  name: text('Write the name.'),
  content: text('Write one or two sentences.'),
  icon,
});
export const howItWorksSchema = z.array(namedPoint).length(3, 'needs exactly three steps.');
export const whyChooseUsSchema = z.array(namedPoint).min(1, 'needs at least one reason.');

const category = text('Write the category.');
export const legalAreasSchema = z
  .array(
    record({
      name: text('Write the legal area.'),
      icon,
      category1: category,
      category2: category,
      category3: category,
      category4: category,
    }),
  )
  .length(6, 'needs exactly six cards.');

export const reviewsSchema = z
  .array(
    record({
      name: text('Write the reviewer’s name.'),
      sample: z.boolean('must be true or false.').default(false),
      avatar: text('Write one or two letters.').max(2, 'is too long. Write one or two letters.'),
      rating: z.int('must be a number from 1 to 5.').min(1, 'is below 1.').max(5, 'is above 5.'),
      address: text('Write the city and state.'),
      subject: text('Write the review’s heading.'),
      content: text('Write the review.'),
    }),
  )
  .length(4, 'needs exactly four reviews.');

const point = text('Write the point, or remove the line.').optional();
export const faqSchema = z
  .array(
    record({
      tab: text('Write the tab’s name.'),
      items: z
        .array(
          record({
            subject: text('Write the question.'),
            subtitle1: text('Write the answer’s opening.'),
            content1: point,
            content2: point,
            content3: point,
            content4: point,
            content5: point,
            content6: point,
            content7: point,
            subtitle2: point,
          }),
        )
        .min(6, 'needs at least six questions.'),
    }),
  )
  .length(2, 'needs exactly two tabs.');

const label = (value: string, advice: string) => text(advice).includes('{label}', { error: value });
const needsLabel = 'lacks {label}, where the field’s name goes.';
const lacksCount = { error: 'lacks {count}, where the number goes.' };

export const messagesSchema = record({
  required: label(needsLabel, 'Write the message for an empty field.'),
  email: label(needsLabel, 'Write the message for a wrong e-mail address.'),
  number: label(needsLabel, 'Write the message for a wrong phone number.'),
  range: label(needsLabel, 'Write the message for a number out of range.'),
  tooLong: label(needsLabel, 'Write the message for a text that is too long.'),
  invalidZipCode: text('Write the warning for a wrong zip code.'),
  sending: text('Write what shows while a message is sent.'),
  sendingSlow: text('Write what shows when sending takes longer than usual.'),
  sendFailed: z.string('must be a text; an empty one in quotes shows nothing.'),
  maybeSent: text('Write what shows when no answer came after sending.'),
  arrived: text('Write what shows when the answer came late after all.'),
  erase: record({
    kept: text('Write where answers are kept until they are sent.'),
    erase: text('Write the text of the button that erases all answers.'),
    question: text('Write the question before answers are erased.'),
    yes: text('Write the text of the button that says yes.'),
    no: text('Write the text of the button that says no.'),
    erased: text('Write what shows when all answers are erased.'),
  }),
  counter: record({
    roomLeft: text('Write how many letters are left.').includes('{count}', lacksCount),
    noRoom: text('Write how many letters are too many.').includes('{count}', lacksCount),
  }),
  softChecks: record({
    suggestEmail: text('Write the question for a mistyped address.').includes('{address}', {
      error: 'lacks {address}, where the address goes.',
    }),
    shortPhone: text('Write the question for a short phone number.'),
  }),
  withoutScript: text('Write how to reach you where scripts are off.'),
  demonstration: text('Write the banner of a build without a mail account.'),
  errorSummary: text('Write the heading of the list of mistakes.'),
  beforeSend: record({
    answers: text('Write the line above the chosen answers.'),
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
  replyBy: text('Write by when a reply comes.').includes('{time}', {
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

export type Site = z.infer<typeof siteSchema>;
export type AccidentType = z.infer<typeof accidentTypesSchema>[number];
export type Home = z.infer<typeof homeSchema>;
export type NamedPoint = z.infer<typeof namedPoint>;
export type LegalArea = z.infer<typeof legalAreasSchema>[number];
export type Review = z.infer<typeof reviewsSchema>[number];
export type FaqTab = z.infer<typeof faqSchema>[number];
export type Messages = z.infer<typeof messagesSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
