const mostColumns = 3;
// What a column of 320 px holds: letters of unbroken words in a row, and of cells over a few lines.
const wordLetters = 26;
const cellLetters = 56;

/**
 * Takes the cells of a table, its head first, and returns whether it is too wide for a phone, so that
 * its rows have to become blocks there.
 */
export function needsBlocks(rows: readonly (readonly string[])[]): boolean {
  const [head = []] = rows;
  const longest = (lengthOf: (cell: string) => number) =>
    head
      .map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))))
      .reduce((sum, length) => sum + length, 0);
  return (
    head.length > mostColumns ||
    longest((cell) => cell.length) > cellLetters ||
    longest((cell) => Math.max(...cell.split(/\s+/).map((word) => word.length))) > wordLetters
  );
}
