import type { FormWords } from '@/lib/content/message-schemas';
import { injuries, periods, yesOrNo } from './answers';
import type { Sender } from './contact';
import { type Answers, nameFields, type Option } from './fields';

/**
 * The intake's fields, values and defaults (specification, sections 2, 3 and 5), plus our own
 * field reach.
 */
export function intakeFields(
  words: FormWords['intake']['fields'],
  accidentTypes: readonly Option[],
) {
  return nameFields({
    accidentId: {
      ...words.accidentId,
      control: 'select',
      options: accidentTypes,
      default: '',
    },
    zipCode: { ...words.zipCode, control: 'zip', autoComplete: 'off' },
    user: { ...words.user, control: 'text', autoComplete: 'name' },
    email: { ...words.email, control: 'email', autoComplete: 'email' },
    phone_number: { ...words.phone_number, control: 'tel', autoComplete: 'tel' },
    reach: { ...words.reach, control: 'text', autoComplete: 'off', isOptional: true },
    period: radio(words.period, periods),
    medical: radio(words.medical, yesOrNo),
    // Accidental defaults here would be an admission, or a reason to drop the case.
    fault: { ...radio(words.fault, yesOrNo), needsAnswer: true },
    signup: { ...radio(words.signup, yesOrNo), needsAnswer: true },
    stay: radio(words.stay, injuries),
    message: { ...words.message, control: 'message' },
  });
}

function radio<Value extends string, Words extends { options: Record<Value, string> }>(
  { options: labels, ...words }: Words,
  values: readonly [Value, ...Value[]],
) {
  const options = values.map((value) => ({ value, label: labels[value] }));
  return { ...words, control: 'radio' as const, options, default: values[0] };
}

/**
 * Template parameters of the intake e-mail (specification, section 7). Other fields go into the
 * message.
 */
export function intakeParameters(
  answers: Answers<ReturnType<typeof intakeFields>>,
  sender: Sender,
): Record<string, string> {
  const { user, message, reach, ...others } = answers;
  return {
    name: sender.mailLabel,
    recipient: sender.mailbox,
    from_name: user,
    reply_to: answers.email,
    ...others,
    message: reach ? `${message}\n\n[For whom, and how best to reach them: ${reach}]` : message,
  };
}
