import type { Config } from 'tailwindcss';

// The values live in app/globals.css as custom properties, once for light and once for dark.
const color = (name: string) => `var(--${name})`;

const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: color('ink'),
      'ink-soft': color('ink-soft'),
      paper: color('paper'),
      card: color('card'),
      line: color('line'),
      control: color('control'),
      placeholder: color('placeholder'),
      teal: color('teal'),
      link: color('link'),
      action: color('action'),
      'action-hover': color('action-hover'),
      'on-action': color('on-action'),
      wash: color('wash'),
      amber: color('amber'),
      'amber-text': color('amber-text'),
      danger: color('danger'),
      'danger-wash': color('danger-wash'),
      night: color('night'),
      'on-night': color('on-night'),
      'on-night-soft': color('on-night-soft'),
      'night-line': color('night-line'),
      glow: color('glow'),
    },
    fontFamily: {
      sans: ['var(--font-figtree)', 'system-ui', 'sans-serif'],
      display: ['var(--font-fraunces)', 'Georgia', 'serif'],
    },
    borderRadius: { control: '14px', card: '22px', picture: '36px', full: '9999px' },
    boxShadow: { finder: 'var(--shadow-finder)' },
    screens: { sm: '600px', md: '760px', lg: '1000px', xl: '1240px' },
  },
};

export default config;
