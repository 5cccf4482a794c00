// What stands in the forms of the page, by their names, from the moment this module runs: before React
// takes the page over, and also where it then builds the page anew because something changed it (a
// password manager, a translation) and the elements with what was typed are gone.
const typed = new Map<string, Record<string, string>>();

if (typeof document !== 'undefined') {
  for (const form of document.forms) keep(form);
  const note = ({ target }: Event) => {
    if (target instanceof Element) keep(target.closest('form'));
  };
  // On the window and first of all: React stops events in parts of the page that it has not taken over.
  window.addEventListener('input', note, { capture: true });
}

function keep(form: HTMLFormElement | null): void {
  const name = form?.getAttribute('name');
  if (form && name) typed.set(name, readForm(form));
}

/** Returns what a form holds, by the names of its fields. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(values);
}

/** Returns what was last typed or chosen in the form of this name, by the names of its fields. */
export function typedInto(form: string): Record<string, string> {
  return typed.get(form) ?? {};
}

/** Forgets what was typed in the form of this name. */
export function forgetTyped(form: string): void {
  typed.delete(form);
}
