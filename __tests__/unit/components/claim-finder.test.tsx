/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { ClaimFinder } from '@/components/home/claim-finder';
import { loadAccidentTypes, loadLabels } from '@/lib/content/site-content';
import { loadPlaces } from '@/lib/forms/forms';

const places = loadPlaces('en');
const labels = loadLabels('en').finder;
const finder = (
  <ClaimFinder
    action="/formInput"
    accidentTypes={loadAccidentTypes('en')}
    labels={labels}
    places={{
      ...places,
      served: { unserved: { Ohio: {} }, closedHomes: [] },
      answers: {
        ...places.answers,
        places: {
          California: {
            address: '/deadlines/california',
            lines: { vehicle: 'usually 2 years to sue', work: 'tell your employer' },
            months: {},
            times: [],
          },
        },
      },
    }}
  />
);

// Hydrates server-rendered HTML, as browsers do.
beforeEach(() => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(finder);
  document.body.replaceChildren(container);
  render(finder, { container, hydrate: true });
});

it('an invalid zip code shows an error until corrected; a valid one shows its state', async () => {
  const events: Event[] = [];
  document.addEventListener('submit', (event) => events.push(event));
  const zipCode = screen.getByPlaceholderText(labels.placeholder);
  await userEvent.type(zipCode, '9021');
  await userEvent.click(screen.getByRole('button', { name: 'Find Lawyer' }));
  expect(events.at(-1)?.defaultPrevented).toBe(true);
  expect(zipCode).toHaveFocus();
  expect(zipCode).toHaveAttribute('aria-invalid', 'true');
  expect(await screen.findByText('Please input valid Zip Code')).toBeInTheDocument();
  act(() => void toast.dismiss());
  await waitFor(() => expect(screen.queryByText('Please input valid Zip Code')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Find Lawyer' }));
  expect(await screen.findByText('Please input valid Zip Code')).toBeInTheDocument();
  await userEvent.type(zipCode, '0');
  expect(zipCode).toHaveAttribute('aria-invalid', 'false');
  const line = await screen.findByRole('link', { name: /^California: usually 2 years to sue/ });
  expect(line).toHaveAttribute('href', '/deadlines/california');
  await userEvent.click(screen.getByRole('radio', { name: /^Workers’ comp/ }));
  expect(screen.getByText('California: tell your employer')).toBeVisible();
  // React may put another form of the same markup in its place.
  const [next] = render(finder).container.getElementsByTagName('form');
  const answers = Object.fromEntries(new FormData(next));
  expect(answers).toEqual({ accidentId: 'Workers Comp', zipCode: '90210' });
});

it('a zip code that lost its zero is offered whole', async () => {
  const zipCode = screen.getByPlaceholderText(labels.placeholder);
  await userEvent.type(zipCode, '2116');
  expect(screen.queryByRole('button', { name: 'Use 02116' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Find Lawyer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use 02116' }));
  expect(zipCode).toHaveValue('02116');
  expect(zipCode).toHaveFocus();
  expect(zipCode).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByRole('button', { name: 'Use 02116' })).toBeNull();
});

it('says that a state is not served', async () => {
  await userEvent.type(screen.getByPlaceholderText(labels.placeholder), '43004');
  expect(await screen.findByText(/no attorney .*Ohio/)).toBeVisible();
});

it('a state can be chosen instead of a zip code, which corrects a mistake', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Find Lawyer' }));
  await userEvent.click(screen.getByText('I don’t know the zip code'));
  const state = await screen.findByRole('combobox', { name: 'State of the accident' });
  await userEvent.selectOptions(state, 'California');
  expect(await screen.findByText(/^California: usually 2 years/)).toBeVisible();
  const zipCode = screen.getByPlaceholderText(labels.placeholder);
  expect(zipCode).toHaveAttribute('aria-invalid', 'false');
  expect(state).toHaveDisplayValue('California');
  await userEvent.clear(zipCode);
  await userEvent.type(zipCode, '75001');
  expect(state).toHaveDisplayValue('Choose the state');
});

it('questions an unknown zip code, but sends it', async () => {
  const zipCode = screen.getByRole('textbox', { name: labels.zipCode });
  await userEvent.type(zipCode, '00000');
  await waitFor(() => expect(zipCode).toHaveAccessibleDescription(/can’t match this zip code/));
  expect(zipCode).toHaveAttribute('aria-invalid', 'false');
});
