import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

export async function saveCopy(name: string) {
  const reader = new FileReader();
  const createObjectURL = (file: Blob) => reader.readAsText(file);
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  HTMLAnchorElement.prototype.click = jest.fn();
  act(() => screen.getByRole('button', { name }).click());
  await waitFor(() => expect(reader.readyState).toBe(reader.DONE));
  return new DOMParser().parseFromString(String(reader.result), 'text/html');
}
