import type { Config } from 'tailwindcss';

// Light and dark values are in app/styles/tokens.css.
const colors = [
  ...[
    'ink',
    'ink-soft',
    'paper',
    'card',
    'line',
    'control',
    'placeholder',
    'teal',
    'link',
    'action',
  ],
  ...['wash', 'amber', 'amber-text', 'danger', 'danger-wash', 'night'],
  ...['on-night', 'on-night-soft', 'night-line', 'glow'],
];

const heading = (size: string, lineHeight: string): [string, Record<string, string>] => [
  size,
  { lineHeight, letterSpacing: '-0.015em', fontWeight: '600' },
];

const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colors.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: [
        // Fallbacks with the same metrics (app/fonts/fonts.css), until the font files load.
        'var(--text-font)',
        'Figtree-Arial',
        'Figtree-Roboto',
        'system-ui',
        'sans-serif',
      ],
      display: ['var(--display-font)', 'Fraunces-Times', 'Fraunces-Noto', 'Georgia', 'serif'],
    },
    borderRadius: { control: '14px', card: '22px', picture: '36px', full: '9999px' },
    // In rem, so large type gets the layout of narrow screens.
    screens: { '2xs': '20rem', sm: '37.5rem', md: '47.5rem', lg: '62.5rem' },
    extend: {
      fontSize: {
        headline: heading('min(clamp(1.8125rem, 1.2rem + 2.7vw, 3.25rem), 10vw)', '1.12'),
        title: heading('clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', '1.12'),
        subtitle: heading('1.3125rem', '1.25'),
        note: ['0.9375rem', '1.5'],
      },
      // After 10 seconds, assume that scripts failed to load.
      animation: { late: 'late 1ms 10s forwards', brief: 'brief 10s' },
      keyframes: {
        late: { to: { maxHeight: '20rem', visibility: 'visible' } },
        brief: { 'from, to': { visibility: 'visible' } },
      },
      maxWidth: { site: '72rem', text: '41rem' },
      // Horizontal spacing in px and vw, so it doesn't grow with the type size.
      spacing: {
        gutter: 'clamp(14px, 4.4vw, 24px)',
        card: 'clamp(12px, 3.2vw, 28px)',
        control: 'clamp(10px, 3.5vw, 16px)',
        section: 'clamp(2.5rem, 7vw, 5rem)',
      },
    },
  },
};

export default config;
