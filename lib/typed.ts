type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// Form values from before hydration, because React may re-render a form and drop them.
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
  // Capture on window: React stops events in parts that are not hydrated yet.
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

export function readForm(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].map(([name, value]) => [
    name,
    // Some browsers return CRLF line breaks.
    String(value).replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(values);
}

export function typedInto(form: string): Record<string, string> {
  return typed.get(form)?.values ?? {};
}

export function answeredIn(form: string): Set<string> {
  return typed.get(form)?.answered ?? new Set();
}

export function forgetTyped(form: string): void {
  typed.delete(form);
}
