/** A station on a line; the first is the nearest, in amber. Its list has room for the line at its left. */
export const station =
  'border-line first:border-amber before:border-teal first:before:border-amber before:bg-card first:[&>strong]:text-amber-text relative break-inside-avoid border-l-3 pb-5 pl-6 before:absolute before:top-1.5 before:-left-3 before:size-[21px] before:rounded-full before:border-6 last:border-transparent print:pb-1';
