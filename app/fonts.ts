import localFont from 'next/font/local';

// Made by scripts/subset-fonts.ts: only the characters and weights that the site uses.
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '600',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});
