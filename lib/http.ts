import axios from 'axios';

/**
 * Client for a future backend. Axios's defaults are the specified ones: no timeout, success from
 * 200 to 299, XSRF-TOKEN and X-XSRF-TOKEN.
 */
export const httpClient = axios.create();

/** Sends the token as `api-token` with every request; null removes it. */
export function setApiToken(token: string | null): void {
  if (token) httpClient.defaults.headers.common['api-token'] = token;
  else delete httpClient.defaults.headers.common['api-token'];
}
