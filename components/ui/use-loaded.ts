import { useEffect, useEffectEvent, useState } from 'react';

/** Loads a module once it is wanted. If loading fails, the page works without it. */
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
