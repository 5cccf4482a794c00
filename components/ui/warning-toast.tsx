import { useLoaded } from './use-loaded';
import type { Warning } from './warning-toaster';

/** Shows a toast each time the count grows. Loads its library on first use. */
export function WarningToast(warning: Warning) {
  const toaster = useLoaded(warning.count > 0, () => import('./warning-toaster'));
  return toaster && <toaster.WarningToaster {...warning} />;
}
