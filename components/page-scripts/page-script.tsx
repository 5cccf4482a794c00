'use client';

import { useEffect } from 'react';

const scripts = {
  'early-answers': () => import('./early-answers'),
  'early-form': () => import('./early-form'),
  'skip-font-delay': () => import('./skip-font-delay'),
  'keep-source': () => import('./keep-source'),
  'offer-language': () => import('./offer-language'),
  'start-up': () => import('./start-up'),
};

/** Runs a script: loaded by Next in development; in the export inlined, or one file for all pages. */
export function PageScript({ name }: { name: keyof typeof scripts }) {
  useEffect(() => void scripts[name](), [name]);
  return <script type="text/plain" data-script={name} />;
}
