const mostColumns = 3;
// Letters that fit 320 px: of unbroken words side by side, and of cells.
const wordLetters = 26;
const cellLetters = 56;

/** Whether a table (head first) is too wide for a phone and must become blocks. */
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
