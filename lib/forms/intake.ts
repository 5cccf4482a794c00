import type { FormTexts } from '@/lib/content/message-schemas';
import { injuries, periods, yesOrNo } from './answers';
import { type PlaceTexts, type Sender, zipField } from './contact';
import { type Answers, nameFields, type Option } from './fields';

/** Fields, values and defaults (specification, sections 2, 3, 5), plus our field reach. */
export function intakeFields(
  texts: FormTexts['intake']['fields'],
  accidentTypes: readonly Option[],
  { home }: PlaceTexts = {},
) {
  return nameFields({
    accidentId: {
      ...texts.accidentId,
      control: 'select',
      options: accidentTypes,
      default: '',
    },
    zipCode: zipField(texts.zipCode),
    ...(home && { home: zipField(home) }),
    user: { ...texts.user, control: 'text', autoComplete: 'name' },
    email: { ...texts.email, control: 'email', autoComplete: 'email' },
    phone_number: { ...texts.phone_number, control: 'tel', autoComplete: 'tel' },
    reach: { ...texts.reach, control: 'text', autoComplete: 'off', isOptional: true },
    period: radio(texts.period, periods),
    medical: radio(texts.medical, yesOrNo),
    // Accidental defaults here would be an admission, or a reason to drop the case.
    fault: { ...radio(texts.fault, yesOrNo), needsAnswer: true },
    signup: { ...radio(texts.signup, yesOrNo), needsAnswer: true },
    stay: radio(texts.stay, injuries),
    message: { ...texts.message, control: 'message' },
  });
}

function radio<Value extends string, Texts extends { options: Option[] }>(
  texts: Texts,
  values: readonly [Value, ...Value[]],
) {
  const options = values.flatMap((value) => texts.options.find((one) => one.value === value) ?? []);
  return { ...texts, control: 'radio' as const, options, default: values[0] };
}

/** Template parameters (specification, section 7). Other fields go into the message. */
export function intakeParameters(
  answers: Answers<ReturnType<typeof intakeFields>>,
  sender: Sender,
): Record<string, string> {
  const { user, message, reach, home: _, ...others } = answers;
  return {
    name: sender.mailLabel,
    recipient: sender.mailbox,
    from_name: user,
    reply_to: answers.email,
    ...others,
    message: reach ? `${message}\n\n[For whom, and how best to reach them: ${reach}]` : message,
  };
}
