import axios from 'axios';

/** Client for a future backend. Axios's defaults are the specified ones. */
export const httpClient = axios.create();

/** Sends the token as `api-token` with every request; null removes it. */
export function setApiToken(token: string | null): void {
  if (token) httpClient.defaults.headers.common['api-token'] = token;
  else delete httpClient.defaults.headers.common['api-token'];
}
