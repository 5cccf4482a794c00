import type { FormTexts } from '@/lib/content/message-schemas';
import { injuries, periods, standIns, yesNoOrNotSure, yesOrNo } from './answers';
import { homeField, type PlaceTexts, personFields, type Sender, zipField } from './contact';
import { type ChoiceField, type Form, listFields, type Option } from './fields';

/** The intake (specification, sections 2, 3, 5 and 7), plus our field reach. */
export function intakeForm(
  {
    name,
    groups,
    forSomeoneElse,
    fields: texts,
  }: Pick<FormTexts['intake'], 'name' | 'groups' | 'forSomeoneElse' | 'fields'>,
  accidentTypes: readonly Option[],
  sender: Sender,
  places: PlaceTexts = {},
): Form {
  const accident = listFields({
    accidentId: { ...texts.accidentId, control: 'select', options: accidentTypes, default: '' },
    zipCode: zipField(texts.zipCode),
    ...homeField(places),
  });
  const reach = listFields({
    ...personFields(texts),
    reach: {
      ...texts.reach,
      control: 'text',
      autoComplete: 'off',
      isOptional: true,
      inMessage: 'For whom, and how best to reach them',
    },
  });
  const ofCase = listFields({
    period: radio(texts.period, periods, standIns.period),
    medical: radio(texts.medical, yesOrNo),
    // Accidental defaults here would be an admission, or a reason to drop the case.
    fault: {
      ...radio(texts.fault, yesNoOrNotSure, standIns.fault),
      mustConfirmDefault: true,
    },
    signup: {
      ...radio(texts.signup, yesNoOrNotSure, standIns.signup),
      mustConfirmDefault: true,
      notes: { Yes: texts.signup.whenYes },
    },
    stay: radio(texts.stay, injuries),
    message: { ...texts.message, control: 'message' },
  });
  return {
    name: 'intake',
    label: name,
    groups: [
      { name: 'accident', title: groups.accident, isTwoColumns: true, fields: accident },
      { name: 'reach', title: groups.reach, note: forSomeoneElse, fields: reach },
      { name: 'case', title: groups.case, fields: ofCase },
    ],
    parameters: { name: sender.mailLabel, recipient: sender.mailbox },
  };
}

function radio<Value extends string, Texts extends { options: Option[] }>(
  texts: Texts,
  values: readonly [Value, ...Value[]],
  standIns: Record<string, Partial<ChoiceField['options'][number]>> = {},
) {
  const options = values.flatMap((value) => {
    const option = texts.options.find((one) => one.value === value);
    return option ? { ...option, ...standIns[value] } : [];
  });
  return { ...texts, control: 'radio' as const, options, default: values[0] };
}
