import { finderName } from '@/lib/claim-query';

// Keeps tiles and dropdown in sync, and must be there before other scripts, which may never come.
document.addEventListener(
  'change',
  ({ target }) => {
    // React may replace the elements, so query them each time.
    const finder = document.forms.namedItem(finderName);
    const tiles = [...(finder?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
    const dropdown = finder?.querySelector('select');
    const chosen = tiles.indexOf(target as HTMLInputElement);
    if (dropdown && target === dropdown) {
      const tile = tiles[dropdown.selectedIndex];
      if (tile) tile.checked = true;
    } else if (dropdown && chosen >= 0) dropdown.selectedIndex = chosen;
  },
  // Before React, which then reads the tiles.
  true,
);
