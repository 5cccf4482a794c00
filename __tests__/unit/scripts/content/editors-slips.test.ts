import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { data } from './slips/data';
import { drawingsAndMails } from './slips/drawings-and-mails';
import { files } from './slips/files';
import { texts } from './slips/texts';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

const slips = { ...files, ...data, ...texts, ...drawingsAndMails };

const withLine = (said: string) =>
  said.replace(/(?<=^(\S+):)\{(.*?)\}(?=: )/, (_, file, words) =>
    String(content.read(file).split(words)[0]?.split('\n').length),
  );

describe('an editor’s slip is answered with its cause, and with nothing else', () => {
  it.each(Object.entries(slips))('%s', (_, { file, change, says }) => {
    const before = content.read(file);
    const after = change(before);
    expect(after).not.toEqual(before);
    content.write(file, after);
    expect(checkContent().mistakes.map(describeMistake)).toEqual(says.map(withLine));
  });
});
