/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { renderMarkdown } from '@/lib/markdown';
import { formatText, saysTheSame } from '@/scripts/format-content/format-text';

const untidy = `---
id:   1
title: 'One "title"'
# A comment stays.
related: [ 2,3 ]
summary: >-
  Two lines
  of one text.
---
Some *words*, and __more__.[^osha]
* One
* Two

![A picture](a.svg "Its caption")

| A | B |
|---|---|
| long cell | x |

1) First
2) Second
`;
const bodyOf = (text: string) => text.split('\n---\n')[1] ?? '';

describe('the formatting of content', () => {
  it('evens out a Markdown file, keeps its comments, and shows the same page', async () => {
    const formatted = await formatText('content/x.md', untidy);
    expect(formatted).toContain('id: 1\n');
    expect(formatted).toContain('# A comment stays.\nrelated: [2, 3]');
    expect(formatted).toContain('- One\n- Two');
    expect(formatted).toContain('| long cell | x   |');
    const sources = [{ id: 'osha', title: 'T', publisher: 'P', url: 'https://a.gov' }];
    const page = (text: string) => renderMarkdown(bodyOf(text), { sources }).html;
    expect(page(formatted)).toBe(page(untidy));
  });

  it('keeps the data and comments of a YAML file', async () => {
    const text = '# Why\n-   name:   "A"\n    content:  b  # note\n';
    const formatted = await formatText('content/x.yml', text);
    expect(formatted).toBe('# Why\n- name: "A"\n  content: b # note\n');
    expect(load(formatted)).toEqual(load(text));
  });

  it('refuses what cannot be read', async () => {
    await expect(formatText('content/x.yml', 'a: [b')).rejects.toThrow();
  });

  it('knows a text that says something else', () => {
    const page = (body: string) => `---\nid: 1\n---\n${body}\n`;
    expect(saysTheSame('markdown', page('* a'), page('- a'))).toBe(true);
    expect(saysTheSame('markdown', page('a b'), page('a'))).toBe(false);
    expect(saysTheSame('markdown', page('a'), page('a').replace('1', '2'))).toBe(false);
    expect(saysTheSame('yaml', 'a: "1"', 'a: 1')).toBe(false);
  });

  it('changes no page of the site', async () => {
    const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
    for (const file of names.filter((name) => /^(articles|pages)\/.*\.md$/.test(name))) {
      const text = readFileSync(`content/${file}`, 'utf8');
      const page = (one: string) => renderMarkdown(bodyOf(one)).html;
      expect(page(await formatText(file, text))).toBe(page(text));
    }
  });
});
