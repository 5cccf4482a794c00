import { resolve } from 'node:path';
import type { Config } from 'jest';
import { buildForTests } from '../tools/build-site';
import { makeTestSite } from '../tools/test-site';

/** Makes what a project of jest.config.mjs looks at; other builds are there already. */
export default function setUp(_: unknown, { displayName }: Config) {
  const name = typeof displayName === 'object' ? displayName.name : displayName;
  if (name === 'unit') makeTestSite(resolve('.'));
  if (name === 'test-site') buildForTests();
}
