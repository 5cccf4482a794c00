import type { Drawing } from './draw-card';

/** Puts drawings below one another with the same gap between them. */
export function stackRows(rows: Drawing[], gap: number): Drawing {
  const gaps = gap * Math.max(0, rows.length - 1);
  return {
    height: rows.reduce((sum, row) => sum + row.height, gaps),
    draw: (top) => {
      let rowTop = top;
      return rows
        .map((row) => {
          const drawn = row.draw(rowTop);
          rowTop += row.height + gap;
          return drawn;
        })
        .join('');
    },
  };
}
