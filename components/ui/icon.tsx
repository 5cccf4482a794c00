import { type IconName, iconAddress } from '@/lib/icons';

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={iconAddress(name)} />
    </svg>
  );
}

const lines = {
  menu: 'M40 64h176M40 128h176M40 192h176',
  next: 'M96 48l80 80-80 80',
  check: 'M40 136l56 56L216 72',
  previous: 'M160 48l-80 80 80 80',
};

/** An icon of controls, drawn in the page. */
export function LineIcon({ name, size }: { name: keyof typeof lines; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="none"
      stroke="currentColor"
      strokeWidth={24}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={lines[name]} />
    </svg>
  );
}
