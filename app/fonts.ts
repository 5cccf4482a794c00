import localFont from 'next/font/local';

// Made by `npm run assets`: only the characters and weights that the site uses. No preload: it delays the
// first text by a quarter of a second, and the fallback has the same metrics.
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '600',
  variable: '--font-fraunces',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});
