import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads a part of the code once it is wanted, and returns it when it is there. Where it does not load,
 * the page works without it and only says less.
 */
export function useLoaded<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>();
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (isWanted)
      loadNow().then(
        (loaded) => setPart({ loaded }),
        () => undefined,
      );
  }, [isWanted]);
  return part?.loaded;
}
