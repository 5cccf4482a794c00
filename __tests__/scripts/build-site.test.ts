/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf } from '@/scripts/build-site';

describe('the fingerprint of a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(folder, 'a.txt'), 'one');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    delete process.env.NEXT_PUBLIC_TEST_ONLY;
  });

  it('stays the same while nothing changes', () => {
    expect(fingerprintOf([folder])).toBe(fingerprintOf([folder]));
  });

  it('changes with a file’s content, a new file and the build’s variables', () => {
    const seen = new Set([fingerprintOf([folder])]);
    writeFileSync(join(folder, 'a.txt'), 'two');
    seen.add(fingerprintOf([folder]));
    writeFileSync(join(folder, 'b.txt'), '');
    seen.add(fingerprintOf([folder]));
    process.env.NEXT_PUBLIC_TEST_ONLY = 'x';
    seen.add(fingerprintOf([folder]));
    expect(seen.size).toBe(4);
  });
});
