/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent } from '@/components/forms/form-content';
import { EmailError, sendEmail } from '@/lib/email';
import { forgetTyped } from '@/lib/typed';

jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const send = jest.mocked(sendEmail);

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.type(screen.getByLabelText('Phone Number'), '555 010 0199');
  await userEvent.selectOptions(screen.getByLabelText('Accident Type'), 'Slip And Fall');
  await userEvent.type(screen.getByLabelText('Message'), 'I fell.');
}

beforeEach(async () => {
  sessionStorage.clear();
  forgetTyped('contact');
  send.mockReset();
  // What the form loads by itself belongs to its opening.
  await act(async () => render(<ContactForm {...contactFormContent('en')} />));
});

describe('the contact form', () => {
  it('names every empty field in a summary that takes the focus and links there', async () => {
    await press();
    const summary = await screen.findByRole('region', { name: 'Please check these answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name is required!',
      'Email is required!',
      'Phone Number is required!',
      'Message is required!',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: 'Email is required!' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required!');
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Accident Type')).not.toHaveAttribute('aria-invalid', 'true');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what was typed, with the accident type’s name', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    await fillIn();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[2]).toMatchObject({
      from_name: 'Ana',
      email: 'ana@example.com',
      reply_to: 'ana@example.com',
      phone_number: '555 010 0199',
      accidentId: 'Slip And Fall',
      message: 'I fell.',
    });
  });

  it('shows and announces that it is sending, and sends once for many clicks', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    await fillIn();
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    const sending = await screen.findByText('Sending Message...');
    expect(sending.closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('comes back with every answer after a failure, logs it, and offers the phone number', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reason = new EmailError(500, 'down');
    send.mockRejectedValue(reason);
    await fillIn();
    await press();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/^Your message CL-\w{5} was not sent\./);
    const [phone, mail] = within(notice).getAllByRole('link');
    expect(phone).toHaveAttribute('href', 'tel:+15550100177');
    const address = decodeURIComponent(mail?.getAttribute('href') ?? '');
    expect(address).toMatch(
      /^mailto:.*subject=Message CL-.*Accident Type: Slip And Fall\nMessage: I fell\.$/s,
    );
    await waitFor(() => expect(notice).toHaveFocus());
    expect(screen.getByLabelText('Message')).toHaveValue('I fell.');
    expect(screen.queryByText('Sending Message...')).toBeNull();
    expect(log).toHaveBeenCalledWith('The message was not sent.', reason);

    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    log.mockRestore();
  });
});
