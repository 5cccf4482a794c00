import { copyContent } from '../content-copy';

jest.mock('@/tools/load-env', () => ({}));

const content = copyContent();
afterAll(content.leave);

it('counts published, hidden and scheduled articles apart', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  for (const [name, fact] of [
    ['01-product-liability', 'hidden: true'],
    ['11-car-accident-case', 'publish: 2999-01-01'],
  ]) {
    const file = `content/en/articles/${name}.md`;
    content.write(file, content.read(file).replace('related:', `${fact}\nrelated:`));
  }
  await import('@/scripts/check-content');
  const says = 'No problems in 1 published article. 1 hidden. 1 scheduled.';
  expect(log).toHaveBeenLastCalledWith(says);
});
