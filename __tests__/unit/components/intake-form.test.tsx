/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeFormContent } from '@/components/forms/form-content';
import { IntakeForm } from '@/components/forms/intake-form';
import { sendEmail } from '@/lib/email';
import { forgetTyped } from '@/lib/typed';

jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  forgetTyped('intake');
});

async function openWith(search: string) {
  window.history.replaceState(null, '', `/formInput${search}`);
  // What the form loads by itself belongs to its opening.
  await act(async () => render(<IntakeForm {...intakeFormContent('en')} />));
}

describe('the intake form', () => {
  it('shows the accident type and zip code of the address, both open to change', async () => {
    await openWith('?accidentId=Slip+And+Fall&zipCode=90210');
    expect(screen.getByLabelText('Accident Type')).toHaveValue('Slip And Fall');
    expect(screen.getByLabelText('Zip Code')).toHaveValue('90210');
    expect(screen.getByText('Slip And Fall, 90210')).toBeVisible();
  });

  it.each(['', '?accidentId=<script>&zipCode=9021'])(
    'asks for both with the address "%s"',
    async (search) => {
      await openWith(search);
      expect(screen.getByLabelText('Accident Type')).toHaveValue('');
      expect(screen.getByLabelText('Zip Code')).toHaveValue('');
      await userEvent.type(screen.getByLabelText('Full Name'), 'Ana');
      await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
      await userEvent.type(screen.getByLabelText('Phone Number'), '555');
      await userEvent.type(screen.getByLabelText('Additional Details'), 'Hurt.');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findAllByText('Accident Type is required!')).toHaveLength(2);
      expect(screen.getAllByText('Zip Code is required!')).toHaveLength(2);
      expect(sendEmail).not.toHaveBeenCalled();
    },
  );

  it('begins again with the preset answers after Erase', async () => {
    HTMLDialogElement.prototype.showModal = jest.fn();
    HTMLDialogElement.prototype.close = jest.fn();
    await openWith('?accidentId=Auto+Accident&zipCode=90210');
    const atFault = screen.getByRole('group', { name: /^At Fault/ });
    await userEvent.click(within(atFault).getByLabelText('No'));
    await userEvent.type(screen.getByLabelText('Full Name'), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: /^Erase/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Erase', hidden: true }));
    expect(within(atFault).getByLabelText('Yes')).toBeChecked();
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Full Name'), 'A');
    expect(screen.queryByText(/is erased/)).not.toBeInTheDocument();
  });

  it('asks once about what nobody chose and what looks mistyped, then sends', async () => {
    jest.mocked(sendEmail).mockReturnValue(new Promise(() => undefined));
    await openWith('?accidentId=Auto+Accident&zipCode=90210');
    // The rules read it without its last four digits.
    await userEvent.clear(screen.getByLabelText('Zip Code'));
    await userEvent.type(screen.getByLabelText('Zip Code'), '00000-1234');
    await userEvent.type(screen.getByLabelText('Full Name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
    await userEvent.type(screen.getByLabelText('Phone Number'), '555');
    await userEvent.click(screen.getByLabelText('Less than 3 Year'));
    await userEvent.click(screen.getByLabelText('Broken Bones'));
    await userEvent.type(screen.getByLabelText('Additional Details'), 'Hurt.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const atFault = await screen.findByRole('group', { name: /^At Fault: Were you/ });
    expect(sendEmail).not.toHaveBeenCalled();
    await userEvent.click(within(atFault).getByRole('button', { name: 'No' }));
    const noState = screen.getByRole('group', { name: /^Zip Code: We do not know/ });
    await userEvent.click(within(noState).getByRole('button', { name: 'Leave it as it is' }));
    const doubt = screen.getByRole('group', { name: /^Phone Number: US phone numbers/ });
    await userEvent.click(within(doubt).getByRole('button', { name: 'Leave it as it is' }));
    const signed = screen.getByRole('group', { name: /^Signed with Firm: Have you/ });
    await userEvent.click(within(signed).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(sendEmail).toHaveBeenCalledTimes(1));
    expect(jest.mocked(sendEmail).mock.calls[0]?.[2]).toMatchObject({
      accidentId: 'Auto Accident',
      zipCode: '00000',
      period: 'Less than 3 Year',
      medical: 'Yes',
      fault: 'No',
      signup: 'Yes',
      reference: expect.stringMatching(/^CL-[2-9C-Y]{5}$/),
      stay: 'Broken Bones',
    });
  });
});
