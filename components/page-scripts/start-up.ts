const token = readToken();
if (token) void import('@/lib/http').then(({ setApiToken }) => setApiToken(token));

function readToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    // Storage is blocked, so there is no token.
    return null;
  }
}

export {};
