import type { FormWords } from '@/lib/content/message-schemas';
import type { Sender } from './contact';
import { type Answers, nameFields, optionsOf } from './fields';

const yesOrNo = ['Yes', 'No'];
const periods = ['Less than 1 Year', 'Less than 2 Year', 'Less than 3 Year'];
const injuries = ['Back or Neck Pain', 'Headaches', 'Cuts and Bruises', 'Broken Bones', 'Other'];

/** The intake form's fields, values and defaults (specification, sections 3 and 5). */
export function intakeFields(
  words: FormWords['intake']['fields'],
  accidentTypes: readonly string[],
) {
  return nameFields({
    accidentId: {
      ...words.accidentId,
      control: 'select',
      options: optionsOf(accidentTypes),
      default: '',
    },
    zipCode: { ...words.zipCode, control: 'zip', autoComplete: 'postal-code' },
    period: {
      ...words.period,
      control: 'radio',
      options: optionsOf(periods, words.period.options),
      default: 'Less than 1 Year',
    },
    user: { ...words.user, control: 'text', autoComplete: 'name' },
    email: { ...words.email, control: 'email', autoComplete: 'email' },
    phone_number: { ...words.phone_number, control: 'tel', autoComplete: 'tel' },
    medical: {
      ...words.medical,
      control: 'radio',
      options: optionsOf(yesOrNo, words.medical.options),
      default: 'Yes',
    },
    // Sent unread, these two would be an admission and a reason to drop the case.
    fault: {
      ...words.fault,
      control: 'radio',
      options: optionsOf(yesOrNo, words.fault.options),
      default: 'Yes',
      needsAnswer: true,
    },
    signup: {
      ...words.signup,
      control: 'radio',
      options: optionsOf(yesOrNo, words.signup.options),
      default: 'Yes',
      needsAnswer: true,
    },
    stay: {
      ...words.stay,
      control: 'radio',
      options: optionsOf(injuries, words.stay.options),
      default: 'Back or Neck Pain',
    },
    message: { ...words.message, control: 'message' },
  });
}

/** The intake e-mail's template parameters (specification, section 7). */
export function intakeParameters(
  answers: Answers<ReturnType<typeof intakeFields>>,
  sender: Sender,
): Record<string, string> {
  const { user, message, ...others } = answers;
  return {
    name: sender.mailLabel,
    recipient: sender.mailbox,
    from_name: user,
    reply_to: answers.email,
    ...others,
    message,
  };
}
