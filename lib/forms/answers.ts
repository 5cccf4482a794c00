// Values as sent (specification, section 5); the first is the default.
export const yesOrNo = ['Yes', 'No'] as const;
export const periods = ['Less than 1 Year', 'Less than 2 Year', 'Less than 3 Year'] as const;
export const injuries = [
  'Back or Neck Pain',
  'Headaches',
  'Cuts and Bruises',
  'Broken Bones',
  'Other',
] as const;
