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

it('counts published, hidden and scheduled articles separately', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  for (const [name, fact] of [
    ['01-product-liability', 'hidden: true'],
    ['11-car-accident-case', 'hidden: false\npublish: 2999-01-01'],
  ]) {
    const file = `content/articles/${name}.en.md`;
    content.write(
      file,
      content.read(file).replace('hidden: false', () => `${fact}`),
    );
  }
  await (await import('@/scripts/check-content')).report;
  const says = 'No problems in 1 published article. 1 hidden. 1 scheduled.';
  expect(log).toHaveBeenLastCalledWith(says);
});
