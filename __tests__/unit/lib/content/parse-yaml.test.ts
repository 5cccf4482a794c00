import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';

const schema = z.strictObject({
  title: z.string('is missing.'),
  items: z.array(z.string('is no text.')),
});
const parse = (text: string) => parseYaml({ file: 'x.yml', text }, schema);

it('a content file that keeps the rules is returned as data', () => {
  expect(parse('title: A\nitems: [b]')).toEqual({ title: 'A', items: ['b'] });
});

it.each([
  ['title: A\nitems:\n  - b\n  - 5\nc: red', /^x\.yml:4: items\[2\]: is no text\.\nx\.yml:5: c: /],
  ['items: []', /^x\.yml:1: title: is missing\.$/],
  ['title: A\nitems: [b', /^x\.yml:2: column \d+: /],
  ['title: A\nitems: []\ntitle: B', /^x\.yml:3: column 1: .*The same name is here twice\./],
])('a content file is refused with line and field of every mistake: %j', (text, says) => {
  expect(() => parse(text)).toThrow(says);
});
