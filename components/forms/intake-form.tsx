'use client';

import { useMemo } from 'react';
import { sendEmail } from '@/lib/email';
import { readEmailConfig } from '@/lib/email-config';
import { type IntakeValues, intakeFields, intakeParameters } from '@/lib/forms/intake';
import { ClaimGiven } from './claim-given';
import { EmailForm } from './email-form';
import type { FormContent } from './form-content';
import { FormGroup } from './form-group';
import { MessageControl } from './message-control';
import { RadioControl } from './radio-control';
import { SelectControl } from './select-control';
import { TextControl } from './text-control';
import { ZipControl } from './zip-control';

/** The case intake form of /formInput. */
export function IntakeForm({ accidentTypes, texts, sender }: FormContent) {
  const fields = useMemo(() => intakeFields(accidentTypes), [accidentTypes]);

  function sendIntake(values: IntakeValues) {
    const config = readEmailConfig();
    return sendEmail(config, config.templateIds.intake, intakeParameters(values, sender));
  }

  return (
    <EmailForm name="intake" label="Case intake" fields={fields} texts={texts} send={sendIntake}>
      <FormGroup title="Your accident">
        <ClaimGiven accidentTypes={accidentTypes} />
        <SelectControl name="accidentId" />
        <ZipControl name="zipCode" />
        <RadioControl name="period" />
      </FormGroup>
      <FormGroup title="How to reach you">
        <TextControl name="user" />
        <TextControl name="email" />
        <TextControl name="phone_number" />
      </FormGroup>
      <FormGroup title="Your case">
        <RadioControl name="medical" />
        <RadioControl name="fault" />
        <RadioControl name="signup" />
        <RadioControl name="stay" />
        <MessageControl name="message" />
      </FormGroup>
    </EmailForm>
  );
}
