/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent, intakeFormContent } from '@/components/forms/form-content';
import { IntakeForm } from '@/components/forms/intake-form';
import { loadForms, loadMessages } from '@/lib/content/site-content';

const { title, preset } = loadMessages('en').beforeSend;
const inWords = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

describe.each([
  ['contact', <ContactForm key="contact" {...contactFormContent('en')} />],
  ['intake', <IntakeForm key="intake" {...intakeFormContent('en')} />],
])('above Send, the %s form', (_, form) => {
  it('says everything that people should know, with the way to the page on privacy', async () => {
    await act(async () => render(form));
    const part = screen.getByRole('region', { name: title });
    const lines = within(part)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    for (const text of loadForms('en').atSend) expect(lines).toContain(inWords(text));
    const addresses = within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toContain('/privacy');
  });
});

it('above Send, the answers that were not changed have a mark, and those that were have none', async () => {
  await act(async () => render(<ContactForm {...contactFormContent('en')} />));
  const part = screen.getByRole('region', { name: title });
  expect(part).toHaveTextContent(preset);
  const select = screen.getByLabelText('Accident Type');
  await userEvent.selectOptions(select, within(select).getAllByRole('option')[1] as HTMLElement);
  expect(part).not.toHaveTextContent(preset);
});
