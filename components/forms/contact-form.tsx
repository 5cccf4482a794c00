'use client';

import { useMemo } from 'react';
import { sendEmail } from '@/lib/email';
import { readEmailConfig } from '@/lib/email-config';
import { type ContactValues, contactFields, contactParameters } from '@/lib/forms/contact';
import { EmailForm } from './email-form';
import type { FormContent } from './form-content';
import { MessageControl } from './message-control';
import { SelectControl } from './select-control';
import { TextControl } from './text-control';

/** The contact form of the home page and of /contact. */
export function ContactForm({ accidentTypes, texts, sender }: FormContent) {
  const fields = useMemo(() => contactFields(accidentTypes), [accidentTypes]);

  function sendContact(values: ContactValues) {
    const config = readEmailConfig();
    const parameters = contactParameters(values, accidentTypes, sender, config);
    return sendEmail(config, config.templateIds.contact, parameters);
  }

  return (
    <EmailForm name="contact" label="Contact" fields={fields} texts={texts} send={sendContact}>
      <TextControl name="user" />
      <TextControl name="email" />
      <TextControl name="phone_number" />
      <SelectControl name="accident_type" />
      <MessageControl name="message" />
    </EmailForm>
  );
}
