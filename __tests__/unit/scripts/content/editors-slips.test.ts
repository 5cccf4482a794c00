import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { copyContent } from '../../content-copy';
import { data } from './slips/data';
import { drawingsAndMails } from './slips/drawings-and-mails';
import { files } from './slips/files';
import type { Slip } from './slips/slip';
import { texts } from './slips/texts';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

const slips = { ...files, ...data, ...texts, ...drawingsAndMails };

const withLine = (said: string) =>
  said.replace(/(?<=^(\S+):)\{(.*?)\}(?=: )/, (_, file, words) =>
    String(content.read(file).split(words)[0]?.split('\n').length),
  );

// One check takes longer than all edits, so slips in different files share one.
describe.each(batches())(
  'an editor’s slip is answered with its cause, and with nothing else',
  (batch) => {
    let answers: string[] = [];
    beforeAll(() => {
      for (const [name, { file, change }] of Object.entries(batch)) {
        const before = content.read(file);
        const after = change(before);
        expect([name, after]).not.toEqual([name, before]);
        content.write(file, after);
      }
      answers = checkContent().mistakes.map(describeMistake);
      for (const slip of Object.values(batch)) slip.says = slip.says.map(withLine);
      content.restore();
    });

    it.each(Object.entries(batch))('%s', (_, slip) => {
      const isAbout = (answer: string) =>
        filesOf(slip).some((file) => answer.startsWith(`${file}:`));
      expect(answers.filter(isAbout)).toEqual(slip.says);
      answers = answers.filter((answer) => !isAbout(answer));
    });

    afterAll(() => expect(answers).toEqual([]));
  },
);

function filesOf({ file, says }: Slip): string[] {
  return [file, ...says.map((answer) => answer.split(':')[0] ?? '')];
}

function batches(): Record<string, Slip>[] {
  const groups: Record<string, Slip>[] = [];
  for (const [name, slip] of Object.entries(slips)) {
    const taken = (group: Record<string, Slip>) => Object.values(group).flatMap(filesOf);
    const free = groups.find((group) =>
      filesOf(slip).every((file) => !taken(group).includes(file)),
    );
    if (free) free[name] = { ...slip };
    else groups.push({ [name]: { ...slip } });
  }
  return groups;
}
