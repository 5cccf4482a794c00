import { useLoaded } from './use-loaded';

/**
 * A warning toast that shows whenever the count of warnings grows. The toast library is loaded with the
 * first one; where it does not load, the message beside the field has to do.
 */
export function WarningToast({ text, count }: { text: string; count: number }) {
  const toaster = useLoaded(count > 0, () => import('./warning-toaster'));
  return toaster && <toaster.WarningToaster text={text} count={count} />;
}
