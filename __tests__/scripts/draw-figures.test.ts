/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFigure } from '@/scripts/figures/draw-figure';
import { readFigure } from '@/scripts/figures/read-figure';

describe('the script', () => {
  const script = join(process.cwd(), 'scripts/draw-figures.ts');
  const tsx = require.resolve('tsx');
  const run = (folder: string, ...options: string[]) =>
    spawnSync(process.execPath, ['--import', tsx, script, ...options], {
      cwd: folder,
      encoding: 'utf8',
    });

  const source = 'kind: checklist\ntitle: List\nitems: [a, b, c, d]\n';
  const svgPath = 'public/images/blogs/3/my-list.svg';
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'figures-'));
    mkdirSync(join(folder, 'content/figures/03'), { recursive: true });
    writeFileSync(join(folder, 'content/figures/03/my-list.yml'), source);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('draws each figure into the folder of its article', () => {
    expect(run(folder).status).toBe(0);

    expect(readFileSync(join(folder, svgPath), 'utf8')).toBe(
      drawFigure(readFigure('my-list.yml', source)),
    );
  });

  it('names a drawing that is missing and one that is out of date, and writes nothing', () => {
    const missing = run(folder, '--check');
    expect(missing.status).toBe(1);
    expect(missing.stderr).toContain(`${svgPath} is missing`);

    run(folder);
    expect(run(folder, '--check').status).toBe(0);

    writeFileSync(join(folder, svgPath), 'old');
    const stale = run(folder, '--check');
    expect(stale.status).toBe(1);
    expect(stale.stderr).toContain(`${svgPath} is out of date`);
    expect(readFileSync(join(folder, svgPath), 'utf8')).toBe('old');
  });

  it('names the file and line of each mistake and draws nothing', () => {
    writeFileSync(join(folder, 'content/figures/03/bad.yml'), 'kind: checklist\ntitel: List\n');

    const { status, stderr } = run(folder);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'content/figures/03/bad.yml:2: titel: “titel” is not known here. Did you mean “title”?',
    );
    expect(run(folder, '--check').stderr).not.toContain(`${svgPath} is`);
  });

  it('finds every drawing of the site up to date', () => {
    expect(run(process.cwd(), '--check')).toMatchObject({ status: 0, stderr: '' });
  });
});
