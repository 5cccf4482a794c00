/**
 * The page's form before React takes it over, to be called while an island renders for the first
 * time. It keeps what was typed even if React puts another form in its place.
 */
export function earlyForm(name: string): HTMLFormElement | null {
  return typeof document === 'undefined' ? null : document.forms.namedItem(name);
}

export function readForm(form: HTMLFormElement | null): Record<string, string> {
  const values = [...(form ? new FormData(form) : [])].map(([name, value]) => [
    name,
    // Some browsers return CRLF line breaks.
    String(value).replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(values);
}

/** Copies what is chosen and typed between two forms of the same markup. */
export function copyControls(from: HTMLFormElement, to: HTMLFormElement) {
  for (const [index, control] of [...to.elements].entries()) {
    const { value, checked } = from.elements[index] as HTMLInputElement;
    Object.assign(control, { value, checked });
  }
}

/** Names of the fields that load-islands.ts marked, because values don't tell a choice from a default. */
export function answeredIn(form: HTMLFormElement | null): string[] {
  const marked = form?.querySelectorAll<HTMLInputElement>('[data-answered]') ?? [];
  return [...marked].map(({ name }) => name);
}
