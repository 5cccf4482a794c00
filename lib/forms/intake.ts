import type { Sender } from './contact';
import { type Fields, type FormValues, optionsOf } from './fields';

const yesOrNo = optionsOf(['Yes', 'No']);

/** Takes the accident type names and returns the intake form's fields (specification, sections 3 and 5). */
export function intakeFields(accidentTypes: readonly string[]) {
  return {
    accidentId: {
      control: 'select',
      label: 'Accident Type',
      options: optionsOf(accidentTypes),
      default: '',
      placeholder: 'Choose the accident type',
    },
    zipCode: {
      control: 'zip',
      label: 'Zip Code',
      hint: 'Where the accident happened',
      autoComplete: 'postal-code',
    },
    user: { control: 'text', label: 'Full Name', autoComplete: 'name' },
    email: {
      control: 'email',
      label: 'Email',
      autoComplete: 'email',
      hint: 'Where an attorney can write to you',
    },
    phone_number: {
      control: 'tel',
      label: 'Phone Number',
      autoComplete: 'tel',
      hint: 'Where an attorney can call you',
    },
    period: {
      control: 'radio',
      label: 'Accident Age',
      hint: 'How long ago did it happen?',
      options: optionsOf(['Less than 1 Year', 'Less than 2 Year', 'Less than 3 Year']),
      default: 'Less than 1 Year',
    },
    medical: {
      control: 'radio',
      label: 'Hospitalization',
      hint: 'Were you treated in a hospital?',
      options: yesOrNo,
      default: 'Yes',
    },
    fault: {
      control: 'radio',
      label: 'At Fault',
      hint: 'Were you at fault, in whole or in part?',
      options: yesOrNo,
      default: 'Yes',
    },
    signup: {
      control: 'radio',
      label: 'Signed with Firm',
      hint: 'Have you already signed with a law firm?',
      options: yesOrNo,
      default: 'Yes',
    },
    stay: {
      control: 'radio',
      label: 'Primary Injury Type',
      hint: 'Choose the one that troubles you most.',
      options: optionsOf([
        'Back or Neck Pain',
        'Headaches',
        'Cuts and Bruises',
        'Broken Bones',
        'Other',
      ]),
      default: 'Back or Neck Pain',
    },
    message: {
      control: 'message',
      label: 'Additional Details',
      hint: 'What happened, in your own words. No legal terms needed.',
    },
  } as const satisfies Fields;
}

export type IntakeValues = FormValues<ReturnType<typeof intakeFields>>;

/** Takes an intake form's values and returns the template parameters of section 7. */
export function intakeParameters(values: IntakeValues, sender: Sender): Record<string, string> {
  return {
    name: sender.mailLabel,
    recipient: sender.mailbox,
    from_name: values.user,
    email: values.email,
    accidentId: values.accidentId,
    fault: values.fault,
    medical: values.medical,
    period: values.period,
    phone_number: values.phone_number,
    signup: values.signup,
    stay: values.stay,
    zipCode: values.zipCode,
    reply_to: values.email,
    message: values.message,
  };
}
