type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// What stands in the forms of the page, by their names, from the moment this module runs: before React takes a
// form over, and also where it then makes it anew because something changed it (a password manager, a
// translation) and the elements with what was typed are gone. And the fields that somebody answered.
const typed = new Map<string, { values: Record<string, string>; answered: Set<string> }>();

if (typeof document !== 'undefined') {
  for (const form of document.forms) {
    keep(form);
    for (const control of form.querySelectorAll<Control>('[data-answered]')) keep(form, control);
  }
  const note = ({ type, target }: Event) => {
    const control = target as Control;
    if (type === 'input' || control.type === 'radio') keep(control.form, control);
  };
  // On the window and first of all: React stops events in parts of the page that it has not taken over.
  for (const event of ['input', 'click']) window.addEventListener(event, note, { capture: true });
}

function keep(form: HTMLFormElement | null, control?: Control): void {
  const name = form?.getAttribute('name');
  if (!form || !name) return;
  const answered = answeredIn(name);
  typed.set(name, {
    values: readForm(form),
    answered: control ? answered.add(control.name) : answered,
  });
}

/** Returns what a form holds, by the names of its fields. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].map(([name, value]) => [
    name,
    // Some browsers give line breaks as a request would carry them.
    String(value).replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(values);
}

/** Returns what was last typed or chosen in the form of this name, by the names of its fields. */
export function typedInto(form: string): Record<string, string> {
  return typed.get(form)?.values ?? {};
}

/** The fields that were answered, also with the answer that was preset. */
export function answeredIn(form: string): Set<string> {
  return typed.get(form)?.answered ?? new Set();
}

/** Forgets what was typed in the form of this name. */
export function forgetTyped(form: string): void {
  typed.delete(form);
}
