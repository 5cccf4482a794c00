'use client';

import { type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Heading } from '@/components/ui/section';
import { useLoaded } from '@/components/ui/use-loaded';
import { readClaimQuery, workersCompensation } from '@/lib/claim-query';
import { isUrgent, type UsualTimes } from '@/lib/deadlines/usual-time';
import { intakeFields, intakeParameters } from '@/lib/forms/intake';
import { EmailForm } from './email-form';
import { FormField } from './field';
import type { IntakeFormProps } from './form-content';

export function IntakeForm({ accidentTypes, formTexts, texts, ...shared }: IntakeFormProps) {
  const fields = useMemo(
    () => intakeFields(formTexts.fields, accidentTypes),
    [formTexts, accidentTypes],
  );
  return (
    <EmailForm
      name="intake"
      label={formTexts.name}
      fields={fields}
      texts={texts}
      {...shared}
      parameters={(answers) => intakeParameters(answers, shared.office)}
      readGiven={(search) =>
        readClaimQuery(
          search,
          accidentTypes.map(({ value }) => value),
        )
      }
    >
      <Group name="accident" title={formTexts.groups.accident}>
        <div className="grid gap-6 sm:grid-cols-2">
          <FormField field={fields.accidentId} texts={texts} />
          <FormField field={fields.zipCode} texts={texts} />
        </div>
      </Group>
      <Group name="reach" title={formTexts.groups.reach}>
        <p className="text-ink-soft">{formTexts.forSomeoneElse}</p>
        <FormField field={fields.user} texts={texts} />
        <FormField field={fields.email} texts={texts} />
        <FormField field={fields.phone_number} texts={texts} />
        <FormField field={fields.reach} texts={texts} />
      </Group>
      <Group name="case" title={formTexts.groups.case}>
        <FormField field={fields.period} texts={texts} />
        <LittleTime usualTimes={texts.usualTimes} />
        <FormField field={fields.medical} texts={texts} />
        <FormField field={fields.fault} texts={texts} />
        <FormField field={fields.signup} texts={texts} />
        <FormField field={fields.stay} texts={texts} />
        <FormField field={fields.message} texts={texts} />
      </Group>
      <CompensationNotice text={shared.atSend.compensation} />
    </EmailForm>
  );
}

function Group({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = `group-${name}`;
  return (
    <fieldset
      aria-labelledby={id}
      className="rounded-card border-line bg-card p-card grid min-w-0 grid-cols-1 gap-6 border"
    >
      <Heading as="h2" size="subtitle" id={id}>
        {title}
      </Heading>
      {children}
    </fieldset>
  );
}

/** In the cases that the office sees as urgent. */
function LittleTime({ usualTimes }: { usualTimes: UsualTimes | undefined }) {
  const { control } = useFormContext<Record<string, string>>();
  const { accidentId = '', zipCode = '', period = '' } = useWatch({ control });
  const zips = useLoaded(zipCode !== '', () => import('@/lib/states'));
  const area = zips?.stateOfZipCode(zipCode);
  const needsCall = area && usualTimes && isUrgent(usualTimes.clocks[area], accidentId, period);
  return (
    <p role="status" className="font-semibold empty:hidden">
      {needsCall && usualTimes.texts.urgent}
    </p>
  );
}

/** California's fraud notice for workers' compensation, bold and in 12 points (8 CCR 9823). */
function CompensationNotice({ text }: { text: string }) {
  const { control } = useFormContext<Record<string, string>>();
  const { accidentId, zipCode = '' } = useWatch({ control });
  const isClaim = accidentId === workersCompensation;
  const zips = useLoaded(isClaim && zipCode !== '', () => import('@/lib/states'));
  if (!isClaim || zips?.stateOfZipCode(zipCode) !== 'California') return null;
  return <p className="text-base font-bold">{text}</p>;
}
