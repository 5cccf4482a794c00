import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

describe('the workflows', () => {
  const texts = ['github-pages.yml', 'canary.yml']
    .map((name) => `deploy/${name}`)
    .concat(['test.yml', 'links.yml'].map((name) => `.github/workflows/${name}`))
    .map(read);
  const [deploying, canary, testing, links] = texts.map((text) => parse(text));

  it('pin actions to commits, with their versions', () => {
    const actions = texts.flatMap((text) => text.match(/(?<=uses: )[^.].*/g) ?? []);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const names = new Set(actions.map((action) => action.split('@')[0]));
    expect(new Set(actions).size).toBe(names.size);
  });

  it('are read-only except the deploy job', () => {
    for (const { permissions, jobs } of [deploying, canary, testing, links]) {
      expect(permissions).toEqual({ contents: 'read' });
      const allowed = Object.keys(jobs).filter((name) => jobs[name].permissions);
      expect(allowed).toEqual(jobs === deploying.jobs ? ['deploy'] : []);
    }
  });

  it('keep secret what lets others read or write', () => {
    const steps: { run?: string; env?: object }[] = canary.jobs.canary.steps;
    for (const [name, value] of Object.entries(steps.at(-1)?.env ?? {}))
      expect(value).toBe(`\${{ ${/SITE|ZIP/.test(name) ? 'vars' : 'secrets'}.${name} }}`);
  });

  it('upload all of out/, with .well-known', () => {
    const uploads = deploying.jobs.deploy.steps.map((step: { with?: object }) => step.with);
    expect(uploads).toContainEqual({ path: 'out', 'include-hidden-files': true });
  });

  it('pass every build variable', () => {
    const variables = read('.env.example').match(/^NEXT_PUBLIC_\w+/gm) ?? [];
    const handed = variables.map((name) => [name, `\${{ vars.${name} }}`]);
    expect(deploying.jobs.deploy.env).toEqual(Object.fromEntries(handed));
  });
});
