import { parse } from 'yaml';
import { fingerprint } from '@/scripts/content/made-from';
import { copyContent } from '../content-copy';

const content = copyContent();
afterAll(content.leave);

const { argv } = process;
const [steps, privacy] = ['how-it-works.yml', 'pages/privacy.md'];
const change = (file: string, from: string, to: string) =>
  content.write(file, content.read(file).replace(from, to));

async function mark(...places: string[]) {
  process.argv = ['node', 'translated', ...places];
  const log = jest.spyOn(console, 'log').mockImplementation();
  await jest.isolateModulesAsync(async () => {
    await import('@/scripts/translated');
  });
  process.argv = argv;
  return log.mock.lastCall?.[0];
}

it('marks the text on a line, or all texts, and changes nothing else', async () => {
  change(`content/en/${steps}`, 'Tell us where', 'Say where');
  change(`content/en/${steps}`, 'Talk to a lawyer', 'Talk to us');
  const [items = '', marks = ''] = content.read(`content/es/${steps}`).split(/^(?=madeFrom:)/m);
  const [head, ...rest] = items.split(/^(?= {2}- )/m);
  const reversed = [head, '  # A note.\n', ...rest.reverse()].join('');
  content.write(`content/es/${steps}`, reversed + marks);

  const now = parse(marks).madeFrom;
  const marked = () => {
    const text = content.read(`content/es/${steps}`);
    expect(text.slice(0, reversed.length)).toBe(reversed);
    return parse(text.slice(reversed.length)).madeFrom;
  };
  const says = 'Marked 1 text as up to date with the English.';
  expect(await mark(`content/es/${steps}:4`)).toBe(says);
  now['steps.talk-to-a-lawyer.name'] = fingerprint('Talk to us');
  expect(marked()).toEqual(now);

  change(`content/en/${privacy}`, 'sets no cookies', 'sets two cookies');
  const before = content.read(`content/es/${privacy}`);
  await mark('--all');
  now['steps.tell-us-where.name'] = fingerprint('Say where');
  expect(marked()).toEqual(now);
  const lines = before.split('\n');
  const changed = content
    .read(`content/es/${privacy}`)
    .split('\n')
    .filter((line) => !lines.includes(line));
  expect(changed).toEqual([expect.stringMatching(/^ {2}body\.what-stays-in-your-browser: /)]);
});
