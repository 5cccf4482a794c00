import type { FormWords } from '@/lib/content/message-schemas';
import type { Sender } from './contact';
import { type Answers, nameFields, optionsOf } from './fields';

// The first of each is the default.
const yesOrNo = ['Yes', 'No'] as const;
const periods = ['Less than 1 Year', 'Less than 2 Year', 'Less than 3 Year'] as const;
const injuries = [
  'Back or Neck Pain',
  'Headaches',
  'Cuts and Bruises',
  'Broken Bones',
  'Other',
] as const;

/** The intake form's fields, values and defaults (specification, sections 3 and 5). */
export function intakeFields(
  words: FormWords['intake']['fields'],
  accidentTypes: readonly string[],
  accidentLabels = accidentTypes,
) {
  return nameFields({
    accidentId: {
      ...words.accidentId,
      control: 'select',
      options: optionsOf(accidentTypes, accidentLabels),
      default: '',
    },
    zipCode: { ...words.zipCode, control: 'zip', autoComplete: 'postal-code' },
    period: radio(words.period, periods),
    user: { ...words.user, control: 'text', autoComplete: 'name' },
    email: { ...words.email, control: 'email', autoComplete: 'email' },
    phone_number: { ...words.phone_number, control: 'tel', autoComplete: 'tel' },
    medical: radio(words.medical, yesOrNo),
    // Sent unread, these two would be an admission and a reason to drop the case.
    fault: { ...radio(words.fault, yesOrNo), needsAnswer: true },
    signup: { ...radio(words.signup, yesOrNo), needsAnswer: true },
    stay: radio(words.stay, injuries),
    message: { ...words.message, control: 'message' },
  });
}

/** A choice among these answers, in the words of the content. */
function radio<Words extends { options: readonly string[] }>(
  words: Words,
  values: readonly [string, ...string[]],
) {
  const { options: labels, ...others } = words;
  const options = optionsOf(values, labels);
  return { ...others, control: 'radio' as const, options, default: values[0] };
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
