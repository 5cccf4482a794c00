'use client';

import { useMemo } from 'react';
import { contactFields, contactParameters } from '@/lib/forms/contact';
import { EmailForm } from './email-form';
import { FormField } from './field';
import type { ContactFormProps } from './form-content';

export function ContactForm({ accidentTypes, formTexts, texts, ...shared }: ContactFormProps) {
  const { places } = shared;
  const fields = useMemo(
    () => contactFields(formTexts.fields, accidentTypes, places),
    [formTexts, accidentTypes, places],
  );
  return (
    <EmailForm
      name="contact"
      label={formTexts.name}
      fields={fields}
      texts={texts}
      {...shared}
      parameters={(answers) =>
        contactParameters(answers, accidentTypes, shared.office, shared.config)
      }
    >
      <FormField field={fields.user} texts={texts} />
      <FormField field={fields.email} texts={texts} />
      <FormField field={fields.phone_number} texts={texts} />
      <FormField field={fields.accident_type} texts={texts} />
      {fields.zipCode && <FormField field={fields.zipCode} texts={texts} />}
      {fields.home && <FormField field={fields.home} texts={texts} />}
      <FormField field={fields.message} texts={texts} />
    </EmailForm>
  );
}
