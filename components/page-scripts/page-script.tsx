'use client';

import { useEffect } from 'react';

const scripts = {
  'choose-accident': () => import('./choose-accident'),
  'skip-font-delay': () => import('./skip-font-delay'),
  'keep-place': () => import('./keep-place'),
  'near-miss': () => import('./near-miss'),
  'offer-language': () => import('./offer-language'),
  'start-up': () => import('./start-up'),
};

/** Runs a script in place: loaded by Next in development, inlined in the export. */
export function PageScript({ name }: { name: keyof typeof scripts }) {
  useEffect(() => void scripts[name](), [name]);
  return <script type="text/plain" data-script={name} />;
}
