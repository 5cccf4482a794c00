import { useLoaded } from '@/components/ui/use-loaded';
import { isServed, type Served, takesMessages } from '@/lib/served';

/** Returns the state of a zip code if it is not served; undefined otherwise and while loading. */
export function useUnserved(zipCode: string | undefined, served: Served | undefined) {
  const zips = useLoaded(Boolean(served && zipCode), () => import('@/lib/states'));
  const area = zips?.stateOfZipCode(zipCode ?? '');
  if (!area || isServed(area, served)) return undefined;
  return { area, takesMessages: takesMessages(area, served) };
}
