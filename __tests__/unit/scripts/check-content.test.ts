import { copyContent } from '../content-copy';

jest.mock('@/tools/load-env', () => ({}));

const content = copyContent();
beforeEach(() => jest.resetModules());
afterEach(() => {
  process.exitCode = undefined;
  content.restore();
});
afterAll(content.leave);

it('ends with an error for a single mistake', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'log').mockImplementation();
  content.write('content/redirects.yml', 'redirects:\n  - from: /old\n    to: /abuot\n');
  await (await import('@/scripts/check-content')).report;
  expect(error.mock.calls.join()).toMatch(/^1 problem to fix:/);
  expect(process.exitCode).toBe(1);
});
