/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ClaimFinder } from '@/components/home/claim-finder';
import { finderName } from '@/lib/claim-query';
import { forgetTyped } from '@/lib/typed';

const accidentTypes = [
  { name: 'Auto Accident', label: 'Auto Accident', picture_id: 'car-profile' },
  { name: 'Slip And Fall', label: 'Slip And Fall', picture_id: 'warning' },
] as const;
const labels = {
  title: 'Find a lawyer',
  accidentType: 'Accident type',
  zipCode: 'Zip code',
  placeholder: 'Enter Zip Code',
  example: 'Five digits',
  submit: 'Find Lawyer',
};
const finder = (
  <ClaimFinder
    name={finderName}
    action="/formInput"
    stateNames={{}}
    usualTimes={{
      address: '/deadlines',
      times: { California: '2 years' },
    }}
    accidentTypes={accidentTypes}
    labels={labels}
    invalidZipCode="Please input valid Zip Code"
  />
);
/** As in a browser: the page's HTML is there, and the script takes it over. */
function open() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(finder);
  document.body.append(container);
  render(finder, { container, hydrate: true });
}

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

beforeEach(() => forgetTyped('finder'));

describe('the claim finder', () => {
  it('starts with the first accident type in both tiles and dropdown', () => {
    open();
    expect(screen.getByRole('radio', { name: 'Auto Accident' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Accident type' })).toHaveValue('Auto Accident');
  });

  it.each(['', '9021', '902101', 'abcde', '９０２１０'])(
    'does not go on with the zip code "%s"',
    async (typed) => {
      open();
      if (typed) await userEvent.type(zipCode(), typed);
      expect(await pressFindLawyer()).toBe(false);
      expect(zipCode()).toHaveFocus();
      expect(zipCode()).toBeInvalid();
      expect(await screen.findByText('Please input valid Zip Code')).toBeInTheDocument();
    },
  );

  it.each([' 90210 ', '90210-1234'])('takes the five digits of "%s"', async (pasted) => {
    open();
    await userEvent.click(zipCode());
    await userEvent.paste(pasted);
    expect(await pressFindLawyer()).toBe(true);
    expect(zipCode()).toHaveValue('90210');
  });

  it('is a form that works by itself before its script has come, with each value once', () => {
    document.body.innerHTML = renderToString(finder);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find a lawyer' });
    expect(form).toHaveAttribute('action', '/formInput');
    expect(form).toHaveAttribute('method', 'get');
    expect(form.noValidate).toBe(false);
    expect([...new FormData(form).keys()]).toEqual(['accidentId', 'zipCode']);
  });
});
