import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { headersAt, readHeaderRules } from '@/tools/header-rules';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

describe('the function for CloudFront', () => {
  const file = (uri: string) =>
    runInNewContext(`${read('cloudfront-function.js')}; handler({ request: { uri } }).uri`, {
      uri,
    });

  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/about/', '/about.html'],
    ['/blogs/page1', '/blogs/page1.html'],
    ['/blogs/page2/11/', '/blogs/page2/11.html'],
    ['/feed.xml', '/feed.xml'],
    ['/_next/static/chunks/a-1.js', '/_next/static/chunks/a-1.js'],
  ])('reads %s as %s', (uri, expected) => {
    expect(file(uri)).toBe(expected);
  });
});

describe('the commands for S3', () => {
  it('keep files as long as headers.yml says', () => {
    const commands = read('s3-cloudfront.md').matchAll(
      /s3 sync out(\S*) s3:\S+.*--cache-control '([^']+)'/g,
    );
    const kept = [...commands].map(([, place, value]) => [`${place}/`, value]);
    expect(kept.map(([place]) => place)).toEqual(['/_next/static/', '/images/', '/']);
    for (const [place = '', value] of kept)
      expect(headersAt(readHeaderRules(), place)['Cache-Control']).toBe(value);
  });
});

describe('the configurations', () => {
  it('take the headers from copies outside of the site', () => {
    for (const name of ['nginx.conf', 'apache.conf', 'Caddyfile']) {
      const included = read(name).match(/^\s*(include|import)\s.*$/gim) ?? [];
      expect(included.join()).toContain('claimlantern-headers.conf');
      expect(included.join()).not.toContain('/var/www');
    }
    expect(read('apache.conf')).toContain('AllowOverride None');
  });
});

describe('the workflows', () => {
  const root = join(__dirname, '../../..');
  const readRoot = (name: string) => readFileSync(join(root, name), 'utf8');
  const texts = ['deploy/github-pages.yml', '.github/workflows/test.yml'].map(readRoot);
  const [deploying, testing] = texts.map((text) => parse(text));
  const { engines, scripts } = JSON.parse(readRoot('package.json'));

  it('take each action at one commit, with its version beside it', () => {
    const actions = texts.flatMap((text) => text.match(/(?<=uses: )[^.].*/g) ?? []);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const names = new Set(actions.map((action) => action.split('@')[0]));
    expect(new Set(actions).size).toBe(names.size);
  });

  it('may only read, but for the job that deploys', () => {
    for (const { permissions, jobs } of [deploying, testing]) {
      expect(permissions).toEqual({ contents: 'read' });
      const allowed = Object.keys(jobs).filter((name) => jobs[name].permissions);
      expect(allowed).toEqual(jobs === deploying.jobs ? ['deploy'] : []);
    }
  });

  it('run commands that there are', () => {
    const commands = texts.flatMap((text) => text.match(/(?<=run: ).*/g) ?? []);
    expect(commands).toContain('.ci/run "$COMMAND"');
    for (const command of commands) {
      const [, script] = /^npm run (\S+)/.exec(command) ?? [];
      if (script) expect(scripts).toHaveProperty([script]);
      else if (!command.startsWith('npm '))
        expect(existsSync(join(root, command.split(' ')[0] ?? ''))).toBe(true);
    }
  });

  it('test on each Node that package.json names', () => {
    const majors = [...engines.node.matchAll(/[\^>=]+(\d+)/g)].map(([, major]) => Number(major));
    expect(testing.jobs.test.strategy.matrix.node).toEqual(majors);
  });

  it('deploy nothing untested', () => {
    const { test, deploy } = deploying.jobs;
    expect(deploy.needs).toBe('test');
    expect(existsSync(join(root, test.uses))).toBe(true);
    expect(scripts).toHaveProperty([test.with.command]);
    expect(testing.on).toHaveProperty('workflow_call');
  });

  it('hand every variable of the build over', () => {
    const { env } = deploying.jobs.deploy;
    const variables = readRoot('.env.example').match(/^NEXT_PUBLIC_\w+/gm);
    expect(Object.keys(env).sort()).toEqual(variables?.sort());
    for (const [name, value] of Object.entries(env)) expect(value).toBe(`\${{ vars.${name} }}`);
  });
});
