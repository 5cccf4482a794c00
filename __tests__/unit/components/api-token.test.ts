/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { httpClient, setApiToken } from '@/lib/http';

it('sends the stored token with every request until it is removed', async () => {
  localStorage.setItem('token', 'abc');
  Object.assign(performance, { getEntriesByType: () => [] });
  await import('@/components/page-scripts/start-up');
  const { common } = httpClient.defaults.headers;
  await waitFor(() => expect(common['api-token']).toBe('abc'));
  setApiToken(null);
  expect(common).not.toHaveProperty('api-token');
});
