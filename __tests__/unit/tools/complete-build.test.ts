import { readdirSync } from 'node:fs';
import { replaceBuild } from '@/tools/complete-build';
import { temporaryFolder } from '../temporary';

const { at, write } = temporaryFolder();
const put = () => replaceBuild(at('new'), at('out'));

it.each([
  ['becomes the new build as a whole', ['index.html', 'gone.html']],
  ['is made where there is none', []],
])('out/ %s', (_, before) => {
  for (const name of before) write(`out/${name}`);
  write('new/index.html');
  put();
  expect(readdirSync(at())).toEqual(['out']);
  expect(readdirSync(at('out'))).toEqual(['index.html']);
});

it('out/ stays the last complete build if there is no new one', () => {
  write('out/index.html');
  expect(put).toThrow('no complete build');
  expect(readdirSync(at('out'))).toEqual(['index.html']);
});
