import { readdirSync, readFileSync } from 'node:fs';
import { figure, picture } from '@/scripts/admin/browser/text-parts';

const written = readdirSync('content/articles').flatMap((name) => {
  const text = readFileSync(`content/articles/${name}`, 'utf8');
  return text.match(/^\{.*$/gm) ?? [];
});

describe('in the editor', () => {
  it('parses and writes every figure of the articles', () => {
    expect(written.length).toBeGreaterThan(5);
    for (const line of written)
      expect(figure.toBlock({ ...figure.pattern.exec(line)?.groups })).toBe(line);
  });

  it.each(['![A lantern](lantern.svg)', '![A lantern](lantern.svg "It shines")'])(
    'parses and writes a picture: %s',
    (line) => {
      expect(picture.toBlock({ ...picture.pattern.exec(line)?.groups })).toBe(line);
    },
  );
});
