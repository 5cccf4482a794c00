import { useEffect, useState } from 'react';

/**
 * Loads a part of the code once it is wanted, and returns it when it is there. Where it does not load,
 * the page works without it and only says less.
 */
export function useLoaded<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>();
  useEffect(() => {
    if (isWanted)
      load().then(
        (loaded) => setPart({ loaded }),
        () => undefined,
      );
    // The function is another one with each render; what it loads is the same.
  }, [isWanted]);
  return part?.loaded;
}
