import type { FormTexts } from '@/lib/content/message-schemas';
import { type Form, listFields, type Option } from './fields';

export type Sender = { name: string; mailLabel: string; mailbox: string };

/** The contact form (specification, sections 3 and 7). An accident type's value is its index. */
export function contactForm(
  { name, fields: texts }: FormTexts['contact'],
  accidentTypes: readonly Option[],
  sender: Sender,
  siteUrl: string,
  places: PlaceTexts = {},
): Form {
  return {
    name: 'contact',
    label: name,
    groups: [
      {
        name: 'contact',
        fields: listFields({
          ...personFields(texts),
          accident_type: {
            ...texts.accident_type,
            control: 'select',
            options: accidentTypes.map(({ value, label }, index) => ({
              value: String(index),
              label,
              sent: value,
            })),
            default: '0',
            parameters: ['accidentId'],
          },
          ...(places.accident && {
            zipCode: { ...zipField(places.accident), inMessage: 'Place of the accident' },
          }),
          ...homeField(places),
          message: { ...texts.message, control: 'message' },
        }),
      },
    ],
    parameters: {
      name: sender.mailLabel,
      recipient: sender.mailbox,
      logoUrl: `${siteUrl}/logo.png`,
      logoLink: siteUrl,
      logoString: sender.name,
    },
  };
}

type Labeled = FormTexts['home'];
/** Texts of the places that a form asks for because the law or the operator does. */
export type PlaceTexts = { accident?: Labeled | undefined; home?: Labeled | undefined };

export function zipField(texts: Labeled) {
  return { ...texts, control: 'zip', autoComplete: 'off' } as const;
}

export function homeField({ home }: PlaceTexts) {
  return home && { home: { ...zipField(home), inMessage: 'Home' } };
}

/** Who writes, in both forms. */
export function personFields({
  user,
  email,
  phone_number,
}: Omit<FormTexts['contact']['fields'], 'accident_type' | 'message'>) {
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
