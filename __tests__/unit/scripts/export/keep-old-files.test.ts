import sirv from 'sirv';
import { keepOldFiles } from '@/scripts/export/keep-old-files';
import { markComplete } from '@/tools/complete-build';
import { temporaryFolder, temporaryServer } from '../../temporary';

const { at, has, read, write } = temporaryFolder();
const site = temporaryServer();
const script = (name: string) => `_next/static/chunks/${name}.js`;
const build = (name: string, ...scripts: string[]) => {
  for (const each of scripts) write(`${name}/${script(each)}`, `content of ${each}`);
  markComplete(at(name));
};
const deploy = (name: string) => {
  site.answer = sirv(at(name), { dev: true });
};
const keep = (name: string, day: string, address = site.address) =>
  keepOldFiles(address, at(name), new Date(`${day}T12:00:00Z`));

beforeEach(async () => {
  deploy('nothing');
  build('first', 'a', 'shared');
  await keep('first', '2030-01-01');
  deploy('first');
  build('second', 'b', 'shared');
});

it('keeps what pages of the previous build request', async () => {
  expect(await keep('second', '2031-01-01')).toEqual({ kept: 1, problems: [] });
  expect(read(`second/${script('a')}`)).toBe('content of a');
});

it('drops files unused for 30 days', async () => {
  await keep('second', '2030-02-01');
  deploy('second');
  build('third', 'c');
  await keep('third', '2030-03-03');
  expect(has(`third/${script('a')}`)).toBe(true);
  deploy('third');
  build('fourth', 'd');
  await keep('fourth', '2030-03-05');
  expect(['a', 'b', 'c'].filter((name) => has(`fourth/${script(name)}`))).toEqual(['b', 'c']);
});

it('keeps files of a build that was deployed without this step', async () => {
  deploy('second');
  build('third', 'c');
  expect(await keep('third', '2030-02-01')).toEqual({ kept: 2, problems: [] });
});

it('changes nothing when run twice', async () => {
  await keep('second', '2030-02-01');
  const list = read('second/hashed-files.json');
  await keep('second', '2030-02-01');
  expect(read('second/hashed-files.json')).toBe(list);
});

it('copies only hashed files', async () => {
  const list = JSON.stringify({ '_next/static/../../index.html': null });
  write('first/hashed-files.json', list);
  const problems = ['hashed-files.json is not a list of hashed files.'];
  expect(await keep('second', '2030-02-01')).toEqual({ kept: 0, problems });
  expect(has('second/index.html')).toBe(false);
});

it('needs a complete build', async () => {
  await expect(keep('nothing', '2030-02-01')).rejects.toThrow('no complete build');
});

it.each([
  [404, 'text/html', 'gone', 'status 404'],
  [200, 'text/html', 'a()', '"text/html"'],
  [200, 'text/javascript', ' <!doctype html>', 'a web page'],
])('skips a script answered with %i, %s and %s', async (status, type, body, problem) => {
  const files = sirv(at('first'), { dev: true });
  site.answer = (request, response) => {
    if (request.url?.endsWith('.json')) files(request, response);
    else response.writeHead(status, { 'Content-Type': type }).end(body);
  };
  const problems = [expect.stringContaining(problem)];
  expect(await keep('second', '2030-02-01')).toEqual({ kept: 0, problems });
  expect(has(`second/${script('a')}`)).toBe(false);
});

it.each([
  ['has no list', undefined, 'status 404'],
  ['cannot be reached', 'http://127.0.0.1:1', 'http://127.0.0.1:1/'],
  ['is no address', 'www.example.com', 'Set NEXT_PUBLIC_SITE_URL'],
])('continues if the site %s', async (_, address, problem) => {
  deploy('nothing');
  const problems = [expect.stringContaining(problem)];
  expect(await keep('second', '2030-02-01', address)).toEqual({ kept: 0, problems });
});

it('gives up when its time is over', async () => {
  site.answer = () => undefined;
  const { problems } = await keepOldFiles(site.address, at('second'), new Date(), 100);
  expect(problems[0]).toContain('did not arrive in time');
});
