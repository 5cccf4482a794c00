/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react';
import { StartUp } from '@/components/layout/start-up';
import { httpClient } from '@/lib/http';

const apiToken = () => httpClient.defaults.headers.common['api-token'];

afterEach(() => localStorage.clear());

describe('the start-up step', () => {
  it('hands a stored token to the HTTP client', async () => {
    localStorage.setItem('token', 'abc');
    render(<StartUp />);
    await waitFor(() => expect(apiToken()).toBe('abc'));
  });

  it('does nothing where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(() => render(<StartUp />)).not.toThrow();
  });
});
