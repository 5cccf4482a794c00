'use client';

import { useEffect } from 'react';

/** On start, hands a token that is stored in this browser to the HTTP client, loaded only then. */
export function StartUp() {
  useEffect(() => {
    const token = readToken();
    if (token) void import('@/lib/http').then(({ setApiToken }) => setApiToken(token));
  }, []);
  return null;
}

function readToken(): string | null {
  try {
    return window.localStorage.getItem('token');
  } catch {
    // Storage is blocked in this browser, so there is no token either.
    return null;
  }
}
