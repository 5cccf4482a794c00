import type { FormTexts } from '@/lib/content/message-schemas';
import { loadAccidentTypes, loadForms, loadSite } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import type { FormName } from '@/lib/message/records';
import { loadServed } from '@/lib/operator';
import { asksForHome, asksForPlace } from '@/lib/served';
import { readEmailConfig } from '@/lib/settings';
import { injuries, periods, standIns, yesNoOrNotSure, yesOrNo } from './answers';
import { type ChoiceField, type Form, listFields, type Option } from './fields';

/** Both forms as data (specification, sections 2, 3, 5 and 7, plus our own fields). */
export function loadForm(name: FormName, language: Language): Form {
  return { contact, intake }[name](language);
}

/** An accident type's value is its index. */
function contact(language: Language): Form {
  const { name: label, fields: texts } = loadForms(language).contact;
  const { siteUrl } = readEmailConfig();
  const fields = listFields({
    ...personFields(texts),
    accident_type: {
      ...texts.accident_type,
      control: 'select',
      options: accidentTypes(language).map(({ value, label }, index) => ({
        value: String(index),
        label,
        sent: value,
      })),
      default: '0',
      parameters: ['accidentId'],
    },
    ...(asksForPlace(loadServed(language)) && {
      zipCode: { ...zipField(texts.zipCode), inMessage: 'Place of the accident' },
    }),
    ...homeField(language),
    message: { ...texts.message, control: 'message' },
  });
  return {
    name: 'contact',
    label,
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
  const { name: label, groups, forSomeoneElse, fields: texts } = loadForms(language).intake;
  const accident = listFields({
    accidentId: {
      ...texts.accidentId,
      control: 'select',
      options: accidentTypes(language),
      default: '',
    },
    zipCode: zipField(texts.zipCode),
    ...homeField(language),
  });
  const reach = listFields({
    ...personFields(texts),
    reach: {
      ...texts.reach,
      control: 'text',
      autoComplete: 'off',
      isOptional: true,
      inMessage: 'For whom, and how best to reach them',
    },
  });
  const ofCase = listFields({
    period: radio(texts.period, periods, standIns.period),
    medical: radio(texts.medical, yesOrNo),
    // Accidental defaults here would be an admission, or a reason to drop the case.
    fault: {
      ...radio(texts.fault, yesNoOrNotSure, standIns.fault),
      mustConfirmDefault: true,
    },
    signup: {
      ...radio(texts.signup, yesNoOrNotSure, standIns.signup),
      mustConfirmDefault: true,
      notes: { Yes: texts.signup.whenYes },
    },
    stay: radio(texts.stay, injuries),
    message: { ...texts.message, control: 'message' },
  });
  return {
    name: 'intake',
    label,
    groups: [
      { name: 'accident', title: groups.accident, isTwoColumns: true, fields: accident },
      { name: 'reach', title: groups.reach, note: forSomeoneElse, fields: reach },
      { name: 'case', title: groups.case, fields: ofCase },
    ],
    parameters: officeParameters(language),
  };
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

/** Who writes. */
function personFields({
  user,
  email,
  phone_number,
}: Pick<FormTexts['contact']['fields'], 'user' | 'email' | 'phone_number'>) {
  return {
    user: { ...user, control: 'text', autoComplete: 'name', parameters: ['from_name'] },
    email: {
      ...email,
      control: 'email',
      autoComplete: 'email',
      parameters: ['email', 'reply_to'],
    },
    phone_number: { ...phone_number, control: 'tel', autoComplete: 'tel' },
  } as const;
}

/** Where the law forbids messages of some people, by where they live. */
function homeField(language: Language) {
  const { home } = loadForms(language);
  return asksForHome(loadServed(language)) && { home: { ...zipField(home), inMessage: 'Home' } };
}

function zipField(texts: FormTexts['home']) {
  return { ...texts, control: 'zip', autoComplete: 'off' } as const;
}

function radio<Value extends string, Texts extends { options: Option[] }>(
  texts: Texts,
  values: readonly [Value, ...Value[]],
  standIns: Record<string, Partial<ChoiceField['options'][number]>> = {},
) {
  const options = values.flatMap((value) => {
    const option = texts.options.find((one) => one.value === value);
    return option ? { ...option, ...standIns[value] } : [];
  });
  return { ...texts, control: 'radio' as const, options, default: values[0] };
}
