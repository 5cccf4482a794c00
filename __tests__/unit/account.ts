export type Variables = Record<string, string>;

/** Variables by their names without NEXT_PUBLIC_. */
export const prefixed = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`NEXT_PUBLIC_${name}`, value]),
  );

/** Variables of a live build, as tests set them. */
export const live: Variables = {
  EMAILJS_PUBLIC_KEY: 'aB3-key_4',
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template_a',
  EMAILJS_INTAKE_TEMPLATE_ID: 'template_b',
  SITE_URL: 'https://www.claims.us',
};
export const account = prefixed(live);

export const counting: Variables = {
  COUNT_SCRIPT: 'https://count.example/js/script.js',
  COUNT_SITE: 'www.claims.us',
};
