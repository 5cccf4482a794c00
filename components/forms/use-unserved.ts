import { useLoaded } from '@/components/ui/use-loaded';
import { isServed, mayBeSent, type Served } from '@/lib/served';

/** States of the given zip codes that are not served; none while loading. */
export function useUnserved(zipCode = '', home = '', served: Served | undefined) {
  const zips = useLoaded(Boolean(served && zipCode + home), () => import('@/lib/states'));
  const [accident, own] = [zips?.stateOfZipCode(zipCode), zips?.stateOfZipCode(home)];
  return {
    accident: accident && !isServed(accident, served) ? accident : undefined,
    home: own && served?.closedHomes.includes(own) ? own : undefined,
    isRefused: !mayBeSent({ accident, home: own }, served),
  };
}
