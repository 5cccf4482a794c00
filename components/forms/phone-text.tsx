import { Fragment } from 'react';
import { phoneAddress } from '@/lib/routes';

/** A text in which the phone number that {phone} stands for can be called. */
export function PhoneText({ text, phone }: { text: string; phone: string }) {
  return text.split('{phone}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={phoneAddress(phone)}>{phone}</a>}
      {part}
    </Fragment>
  ));
}
