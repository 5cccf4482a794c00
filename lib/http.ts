import axios from 'axios';

/**
 * The HTTP client for a backend of the product's own, which is not part of this site. Axios's
 * defaults are the specified ones: no timeout, success from 200 to 299, XSRF-TOKEN and X-XSRF-TOKEN.
 */
export const httpClient = axios.create();

/** Takes a token and sends it as `api-token` with every request from now on; none removes the header. */
export function setApiToken(token: string | null): void {
  if (token) httpClient.defaults.headers.common['api-token'] = token;
  else delete httpClient.defaults.headers.common['api-token'];
}
