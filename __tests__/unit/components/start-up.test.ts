/** @jest-environment jsdom */
const start = () =>
  jest.isolateModulesAsync(async () => {
    await import('@/components/page-scripts/start-up');
  });
const setApiToken = jest.fn();
jest.mock('@/lib/http', () => ({ setApiToken: (token: string) => setApiToken(token) }));

beforeEach(() => setApiToken.mockClear());
afterEach(() => localStorage.clear());

describe('the start of a page', () => {
  it('hands a stored token to the HTTP client', async () => {
    localStorage.setItem('token', 'abc');
    await start();
    expect(setApiToken.mock.calls).toEqual([['abc']]);
  });

  it('does not ask for the HTTP client without a token', async () => {
    await start();
    expect(setApiToken).not.toHaveBeenCalled();
  });

  it('does nothing where storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    await expect(start()).resolves.not.toThrow();
  });
});
