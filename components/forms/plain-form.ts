import { claimParameters } from '@/lib/forms/parameters';

// Forms of a page as the browser knows them, before React and where it never comes. Every page loads this.

const takenAlong = 'taken-along';

/**
 * Keeps what a form says about the claim for the next page of the tab, as a query. A language link
 * doesn't put it into the address, which reaches the host and the visit counter.
 */
export function takeClaimAlong(form: HTMLFormElement) {
  const answers = new FormData(form);
  const claim = new URLSearchParams();
  for (const name of Object.values(claimParameters)) claim.set(name, `${answers.get(name)}`);
  try {
    sessionStorage.setItem(takenAlong, `${claim}`);
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns, once, the query that the page before left. */
export function claimTakenAlong(): string {
  try {
    const claim = sessionStorage.getItem(takenAlong);
    sessionStorage.removeItem(takenAlong);
    return claim ?? '';
  } catch {
    return '';
  }
}

/**
 * At a zip code that the browser refuses, shows the words that stand there, in place of a bubble in
 * the browser's language. A finder's island adds the toast.
 */
export function showOwnWords(): void {
  // It doesn't bubble.
  document.addEventListener('invalid', refuse, true);
}

function refuse(event: Event) {
  const field = event.target as HTMLInputElement;
  if (field.name !== claimParameters.zipCode) return;
  event.preventDefault();
  field.ariaInvalid = 'true';
  field.focus();
  field.oninput = () => {
    field.ariaInvalid = 'false';
  };
}

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

/** Whether Send was pressed before React could answer, as early-answers.ts notes. */
export const wasPressed = (form: HTMLFormElement | null) => form?.dataset['pressed'] !== undefined;

/** Names of the fields that early-answers.ts marked, because values don't tell a choice from a default. */
export function answeredIn(form: HTMLFormElement | null): string[] {
  const marked = form?.querySelectorAll<HTMLInputElement>('[data-answered]') ?? [];
  return [...marked].map(({ name }) => name);
}
