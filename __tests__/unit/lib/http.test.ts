/** @jest-environment jsdom */
import { httpClient, setApiToken } from '@/lib/http';

describe('the HTTP client', () => {
  it('sends a token as api-token with every request, until there is none', () => {
    setApiToken('abc');
    expect(httpClient.defaults.headers.common['api-token']).toBe('abc');
    setApiToken(null);
    expect(httpClient.defaults.headers.common).not.toHaveProperty('api-token');
  });

  it('has no timeout, and the specified names of the forgery cookie and header', () => {
    expect(httpClient.defaults.timeout).toBe(0);
    expect(httpClient.defaults.xsrfCookieName).toBe('XSRF-TOKEN');
    expect(httpClient.defaults.xsrfHeaderName).toBe('X-XSRF-TOKEN');
  });

  it.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('counts status %d as success: %s', (status, isSuccess) => {
    expect(httpClient.defaults.validateStatus?.(status)).toBe(isSuccess);
  });
});
