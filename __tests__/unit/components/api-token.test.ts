/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { httpClient, setApiToken } from '@/lib/http';

it('every request carries the token that is stored when a page starts, until there is none', async () => {
  localStorage.setItem('token', 'abc');
  await import('@/components/page-scripts/start-up');
  const { common } = httpClient.defaults.headers;
  await waitFor(() => expect(common['api-token']).toBe('abc'));
  setApiToken(null);
  expect(common).not.toHaveProperty('api-token');
});
