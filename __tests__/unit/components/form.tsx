import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailForm } from '@/components/forms/email-form';
import { formContent } from '@/lib/forms/form-content';

export const field = (label: string | RegExp) => screen.getByLabelText(label);

export const press = (name: string | RegExp = 'Send') =>
  userEvent.click(screen.getByRole('button', { name, hidden: true }));

export function type(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    act(() => field(label).focus());
    fireEvent.input(field(label), { target: { value: text } });
  }
}

export async function open(name: 'contact' | 'intake', search = '', own: object = {}) {
  window.history.replaceState(null, '', `/formInput${search}`);
  // Waits for what the form loads on mount.
  await act(async () => render(<EmailForm {...formContent(name, 'en')} {...own} />));
}
