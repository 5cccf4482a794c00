import type { IconName } from '@/lib/icon-names';
import { fileRoutes } from '@/lib/routes';

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden>
      <use href={fileRoutes.icon(name)} />
    </svg>
  );
}
