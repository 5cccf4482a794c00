import { useLoaded } from './use-loaded';
import type { Warning } from './warning-toaster';

/**
 * A warning toast that shows whenever the count of warnings grows. The toast library is loaded with the
 * first one; where it does not load, the message beside the field has to do.
 */
export function WarningToast(warning: Warning) {
  const toaster = useLoaded(warning.count > 0, () => import('./warning-toaster'));
  return toaster && <toaster.WarningToaster {...warning} />;
}
