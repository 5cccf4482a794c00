import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ClaimFinder } from '@/components/home/claim-finder';

const accidentTypes = ['Auto Accident', 'MalPractice', 'Slip And Fall'].map((name) => ({
  name,
  icon: null,
}));
const finder = (
  <ClaimFinder accidentTypes={accidentTypes} invalidZipCode="Please input valid Zip Code" />
);
const dropdown = () => screen.getByRole('combobox', { name: 'Accident type' });
const zipCode = () => screen.getByPlaceholderText('Enter Zip Code');

/** Presses Find Lawyer and says whether the browser would have gone on. */
async function pressFindLawyer() {
  let goesOn = false;
  const listen = (event: Event) => {
    goesOn = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('submit', listen, { once: true });
  await userEvent.click(screen.getByRole('button', { name: 'Find Lawyer' }));
  return goesOn;
}

describe('the claim finder', () => {
  it('starts with the first accident type in both tiles and dropdown', () => {
    render(finder);
    expect(screen.getByRole('button', { name: 'Auto Accident', pressed: true })).toBeVisible();
    expect(dropdown()).toHaveValue('Auto Accident');
  });

  it('shows a tile that was pressed in the dropdown, and the other way round', async () => {
    render(finder);
    await userEvent.click(screen.getByRole('button', { name: 'Slip And Fall' }));
    expect(dropdown()).toHaveValue('Slip And Fall');
    await userEvent.selectOptions(dropdown(), 'MalPractice');
    expect(screen.getByRole('button', { name: 'MalPractice', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Slip And Fall', pressed: false })).toBeVisible();
  });

  it.each(['', '9021', '902101', 'abcde', '９０２１０'])(
    'does not go on with the zip code "%s"',
    async (typed) => {
      render(finder);
      if (typed) await userEvent.type(zipCode(), typed);
      expect(await pressFindLawyer()).toBe(false);
      expect(zipCode()).toHaveFocus();
      expect(zipCode()).toBeInvalid();
      expect(await screen.findByText('Please input valid Zip Code')).toBeInTheDocument();
    },
  );

  it('goes on with five digits, also when they were pasted with white space', async () => {
    render(finder);
    await userEvent.click(zipCode());
    await userEvent.paste(' 90210 ');
    expect(await pressFindLawyer()).toBe(true);
    expect(zipCode()).toHaveValue('90210');
  });

  it('is a form that works by itself before its script has come', () => {
    document.body.innerHTML = renderToString(finder);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find a lawyer' });
    expect(form).toHaveAttribute('action', '/formInput');
    expect(form).toHaveAttribute('method', 'get');
    expect(form.noValidate).toBe(false);
    const values = new FormData(form);
    expect([...values.keys()]).toEqual(['accidentId', 'zipCode']);
    expect(screen.getByRole('button', { name: 'MalPractice' })).toHaveAttribute('type', 'submit');
  });
});
