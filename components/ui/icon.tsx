import { type IconName, iconAddress } from '@/lib/icons';

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden>
      <use href={iconAddress(name)} />
    </svg>
  );
}
