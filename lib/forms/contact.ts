import type { FormTexts } from '@/lib/content/message-schemas';
import type { EmailConfig } from '@/lib/settings';
import { type Answers, nameFields, type Option } from './fields';

/** The contact form's fields (specification, section 3). An accident type is sent as its index. */
export function contactFields(
  texts: FormTexts['contact']['fields'],
  accidentTypes: readonly Option[],
  places: PlaceTexts = {},
) {
  return nameFields({
    user: { ...texts.user, control: 'text', autoComplete: 'name' },
    email: { ...texts.email, control: 'email', autoComplete: 'email' },
    phone_number: { ...texts.phone_number, control: 'tel', autoComplete: 'tel' },
    accident_type: {
      ...texts.accident_type,
      control: 'select',
      options: accidentTypes.map(({ label }, index) => ({ value: String(index), label })),
      default: '0',
    },
    ...(places.zipCode && { zipCode: zipField(places.zipCode) }),
    ...(places.home && { home: zipField(places.home) }),
    message: { ...texts.message, control: 'message' },
  });
}

type Labeled = FormTexts['home'];
/** Texts of the places that a form asks for because the law or the operator does. */
export type PlaceTexts = { zipCode?: Labeled | undefined; home?: Labeled | undefined };

export function zipField(texts: Labeled) {
  return { ...texts, control: 'zip' as const, autoComplete: 'off' };
}

export type Sender = { name: string; mailLabel: string; mailbox: string };

/** Template parameters of the contact e-mail (specification, section 7). */
export function contactParameters(
  answers: Answers<ReturnType<typeof contactFields>>,
  accidentTypes: readonly Option[],
  sender: Sender,
  config: EmailConfig,
): Record<string, string> {
  return {
    name: sender.mailLabel,
    recipient: sender.mailbox,
    from_name: answers.user,
    email: answers.email,
    accidentId: accidentTypes[Number(answers.accident_type)]?.value ?? '',
    phone_number: answers.phone_number,
    reply_to: answers.email,
    message: answers.message,
    logoUrl: `${config.siteUrl}/logo.png`,
    logoLink: config.siteUrl,
    logoString: sender.name,
  };
}
