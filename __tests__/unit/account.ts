/** Variables of a live build, as tests set them. */
export const account = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'template_2',
  NEXT_PUBLIC_SITE_URL: 'https://claimlantern.com',
};

export type Variables = Record<string, string>;

/** Variables by their names without NEXT_PUBLIC_. */
export const prefixed = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`NEXT_PUBLIC_${name}`, value]),
  );

export const live: Variables = {
  EMAILJS_PUBLIC_KEY: 'aB3-key_4',
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template_a',
  EMAILJS_INTAKE_TEMPLATE_ID: 'template_b',
  SITE_URL: 'https://www.claims.us',
};

export const counting: Variables = {
  COUNT_SCRIPT: 'https://count.example/js/script.js',
  COUNT_SITE: 'www.claims.us',
};
