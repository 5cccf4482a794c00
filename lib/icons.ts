export const iconNames = [
  'bandaids',
  'bicycle',
  'boat',
  'car-profile',
  'chat-circle-text',
  'clock',
  'dog',
  'facebook-logo',
  'flower-tulip',
  'hand-coins',
  'handshake',
  'hard-hat',
  'instagram-logo',
  'linkedin-logo',
  'map-pin-line',
  'phone',
  'scales',
  'shield-check',
  'stethoscope',
  'warning',
  'x-logo',
  'youtube-logo',
] as const;

export type IconName = (typeof iconNames)[number];

/** Drawings beside the icons, in the colors of the page. */
export const drawingAddress = (name: 'seal' | 'house') => `/icons.svg#${name}`;

export const iconAddress = (name: IconName) => `/icons.svg#${name}`;
