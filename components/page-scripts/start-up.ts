// On start, hands a token that is stored in this browser to the HTTP client, which is loaded only then.
const token = readToken();
if (token) void import('@/lib/http').then(({ setApiToken }) => setApiToken(token));

function readToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    // Storage is blocked, so there is no token either.
    return null;
  }
}

export {};
