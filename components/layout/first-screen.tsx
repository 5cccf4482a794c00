/** Where a page's first screen ends: the export loads the styles of the rest here. */
export function EndOfFirstScreen() {
  return <i hidden data-first-screen="" />;
}
