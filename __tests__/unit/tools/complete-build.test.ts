import { readdirSync } from 'node:fs';
import { completionMarker, replaceBuild } from '@/tools/complete-build';
import { temporaryFolder } from '../temporary';

const { at, write } = temporaryFolder();
const put = () => replaceBuild(at('new'), at('out'));

it.each([
  ['becomes the new build as a whole', ['index.html', 'gone.html', completionMarker]],
  ['is made where there is none', []],
])('out/ %s', (_, before) => {
  for (const name of before) write(`out/${name}`);
  for (const name of ['index.html', completionMarker]) write(`new/${name}`);
  put();
  expect(readdirSync(at())).toEqual(['out']);
  expect(readdirSync(at('out')).sort()).toEqual([completionMarker, 'index.html'].sort());
});

it('out/ stays the last complete build if the new one is incomplete', () => {
  for (const name of ['out/gone.html', `out/${completionMarker}`, 'new/index.html']) write(name);
  expect(put).toThrow('no complete build');
  expect(readdirSync(at('out')).sort()).toEqual(['gone.html', completionMarker]);
});
