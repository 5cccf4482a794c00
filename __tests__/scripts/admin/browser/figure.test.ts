/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { figure } from '@/scripts/admin/browser/figure';

const written = readdirSync('content/articles').flatMap((name) => {
  const text = readFileSync(`content/articles/${name}`, 'utf8');
  return text.match(/^!\[.*$/gm) ?? [];
});

describe('a figure in the editor', () => {
  it('is found and written back for each figure of the articles', () => {
    expect(written.length).toBeGreaterThan(40);
    for (const line of written) {
      expect(figure.toBlock({ ...figure.pattern.exec(line)?.groups })).toBe(line);
    }
  });

  it('needs no caption', () => {
    const line = '![A lantern](lantern.svg)';
    expect(figure.toBlock({ ...figure.pattern.exec(line)?.groups })).toBe(line);
  });
});
