import {
  loadAccidentTypes,
  loadForms,
  loadMessages,
  loadOperator,
  loadSite,
} from '@/lib/content/site-content';
import { loadAnswers, loadHelpToday } from '@/lib/deadlines/answers';
import { type Language, originalLanguage } from '@/lib/language';
import type { FormName } from '@/lib/message/records';
import { servedBy } from '@/lib/referral';
import { routesIn } from '@/lib/routes';
import { readEmailConfig } from '@/lib/settings';
import { injuries, periods, standIns, yesNoOrNotSure, yesOrNo } from './answers';
import { textsAtSend } from './at-send';
import { callBackIn } from './call-back';
import { type ChoiceField, type Form, listFields, type Option } from './fields';

export type FormContent = ReturnType<typeof formContent>;
export type FormMessages = FormContent['texts'];

/** All that the island of a form needs, as plain data. */
export function formContent(name: FormName, language: Language) {
  const operator = loadOperator(language);
  return {
    form: loadForm(name, language),
    texts: {
      ...loadMessages(language),
      language,
      mailbox: loadSite(language).mailbox,
      /** Of the intake, which asks for a state. */
      answers: name === 'intake' ? loadAnswers(language) : undefined,
      help: name === 'intake' ? loadHelpToday(language) : undefined,
      served: servedBy(operator),
    },
    atSend: textsAtSend(language),
    isOut: operator.outage === true,
    saysSource: operator.source === true,
    office: { language, routing: operator.routing },
    config: readEmailConfig(),
    confirmation: routesIn(language).confirmation,
  };
}

/** What other islands say about the place of an accident. */
export function loadPlaces(language: Language) {
  const { notServed, unknownZip, softChecks, invalidZipCode } = loadMessages(language);
  return {
    ...{ language, notServed, unknownZip, softChecks, invalidZipCode },
    served: servedBy(loadOperator(language)),
    answers: loadAnswers(language),
  };
}

/** Both forms as data (specification, sections 2, 3, 5 and 7, plus our own fields). */
export function loadForm(name: FormName, language: Language): Form {
  return { contact, intake }[name](language);
}

/** Who writes. */
const person = {
  user: { control: 'text', autoComplete: 'name', parameters: ['from_name'] },
  email: { control: 'email', autoComplete: 'email', parameters: ['email', 'reply_to'] },
  phone_number: { control: 'tel', autoComplete: 'tel' },
} as const;

const zip = { control: 'zip', autoComplete: 'off' } as const;

/** One's own zip code, where the law forbids messages of people who live in some states. */
const homeField = (language: Language) =>
  servedBy(loadOperator(language)).closedHomes.length > 0 && {
    home: { ...zip, inMessage: 'Home' },
  };

/** An accident type's value is its index. */
function contact(language: Language): Form {
  const { contact } = loadForms(language);
  const { siteUrl } = readEmailConfig();
  // The intake always asks where the accident was.
  const needsPlace = Object.keys(servedBy(loadOperator(language)).unserved).length > 0;
  const fields = listFields(
    textsIn(language, ({ home, contact }) => ({ ...contact.fields, home })),
    {
      ...person,
      accident_type: {
        control: 'select',
        options: accidentTypes(language).map(({ value, label }, index) => ({
          value: String(index),
          label,
          sent: value,
        })),
        default: '0',
        parameters: ['accidentId'],
      },
      ...(needsPlace && { zipCode: { ...zip, inMessage: 'Place of the accident' } }),
      ...homeField(language),
      message: { control: 'message' },
    },
  );
  return {
    name: 'contact',
    label: contact.name,
    groups: [{ name: 'contact', fields }],
    parameters: {
      ...officeParameters(language),
      logoUrl: `${siteUrl}/logo.png`,
      logoLink: siteUrl,
      logoString: loadSite(language).name,
    },
  };
}

function intake(language: Language): Form {
  const { name: label, groups, fields } = loadForms(language).intake;
  const texts = textsIn(language, ({ home, intake }) => ({ ...intake.fields, home }));
  const accident = listFields(texts, {
    accidentId: { control: 'select', options: accidentTypes(language), default: '' },
    zipCode: zip,
    ...homeField(language),
  });
  const reach = listFields(texts, {
    ...person,
    reach: {
      control: 'text',
      autoComplete: 'off',
      isOptional: true,
      inMessage: 'For whom, and how best to reach them',
      suggestions: callBackIn(language),
    },
  });
  const ofCase = listFields(texts, {
    period: radio(fields.period, periods, standIns.period),
    medical: radio(fields.medical, yesOrNo),
    // Accidental defaults here would be an admission, or a reason to drop the case.
    fault: {
      ...radio(fields.fault, yesNoOrNotSure, standIns.fault),
      mustConfirmDefault: true,
    },
    signup: {
      ...radio(fields.signup, yesNoOrNotSure, standIns.signup),
      mustConfirmDefault: true,
    },
    stay: radio(fields.stay, injuries),
    message: { control: 'message' },
  });
  return {
    name: 'intake',
    label,
    groups: [
      { name: 'accident', title: groups.accident, isTwoColumns: true, fields: accident },
      { name: 'reach', title: groups.reach, fields: reach },
      { name: 'case', title: groups.case, fields: ofCase },
    ],
    parameters: officeParameters(language),
  };
}

/** A form's texts in its page's language, and in the office's. */
function textsIn<Texts>(language: Language, of: (forms: ReturnType<typeof loadForms>) => Texts) {
  return [of(loadForms(language)), of(loadForms(originalLanguage))] as const;
}

function officeParameters(language: Language) {
  const { mailLabel, mailbox } = loadSite(language);
  return { name: mailLabel, recipient: mailbox };
}

function accidentTypes(language: Language): Option[] {
  return loadAccidentTypes(language).map(({ name, label }) => ({
    value: name,
    // Soft hyphens would end up in the copy and in the visitor's own e-mail.
    label: label.replaceAll('\u00ad', ''),
  }));
}

function radio<Value extends string>(
  texts: { options: Option[] },
  values: readonly [Value, ...Value[]],
  standIns: Record<string, Partial<ChoiceField['options'][number]>> = {},
) {
  const options = values.flatMap((value) => {
    const option = texts.options.find((candidate) => candidate.value === value);
    return option ? { ...option, ...standIns[value] } : [];
  });
  return { control: 'radio' as const, options, default: values[0] };
}
