import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';
import { faqSchema, siteSchema } from '@/lib/content/schemas';

const schema = z.strictObject({
  title: z.string('is missing.'),
  items: z.array(z.string('is no text.')),
});
const parse = (text: string) => parseYaml({ file: 'content/x.yml', text }, schema);

describe('a content file', () => {
  it('is returned as data when it keeps the rules', () => {
    expect(parse('title: A\nitems: [b]')).toEqual({ title: 'A', items: ['b'] });
  });

  it('is refused with file, line and field of every mistake', () => {
    expect(() => parse('title: A\nitems:\n  - b\n  - 5\ncolour: red')).toThrow(
      /^content\/x\.yml:4: items\[2\]: is no text\.\ncontent\/x\.yml:5: colour: /,
    );
  });

  it('is refused where a field is missing, at the place to add it', () => {
    expect(() => parse('items: []')).toThrow('content/x.yml:1: title: is missing.');
  });

  it('is refused with line and column where it is not YAML', () => {
    expect(() => parse('title: A\nitems: [b')).toThrow(/^content\/x\.yml:2: column \d+: /);
  });

  it('is refused where a name stands twice', () => {
    expect(() => parse('title: A\nitems: []\ntitle: B')).toThrow(
      'content/x.yml:3: column 1: cannot be read. The same name is here twice.',
    );
  });

  it('says what to write instead', () => {
    const file = 'content/en/site.yml';
    expect(() => parseYaml({ file, text: 'name: 5\nphone: call us' }, siteSchema)).toThrow(
      /site\.yml:1: name: is not read as a text\. Put all of it in quotes: "5"\. Write the name of the site\.[\s\S]*site\.yml:2: phone: “call us” does not fit here\. Write one US phone number/,
    );
  });

  it('needs two tabs of at least six questions in the FAQ', () => {
    const text = 'topics:\n  - key: one\n    tab: One\n    items: []';
    expect(() => parseYaml({ file: 'content/en/faq.yml', text }, faqSchema)).toThrow(
      /topics: has 1 item; needs exactly 2\.[\s\S]*has 0 items; needs at least 6\./,
    );
  });
});
