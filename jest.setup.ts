/// <reference types="@testing-library/jest-dom" />
import { join } from 'node:path';
import { format, TextEncoder } from 'node:util';
import { setTestEnvironment } from './tools/test-environment';

setTestEnvironment();

// Tests read the fixtures for the site's content, in the current folder; of the built pages also the real ones.
process.chdir(join(__dirname, process.env.BUILT_SITE ?? '.test-site'));
afterAll(() => process.chdir(__dirname));

// The matchers for elements take a while to load, and are of use in a document only.
if ('document' in globalThis) require('@testing-library/jest-dom');

// Every browser has it; the simulated one does not.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;

// An error in the console fails the test, unless the test expects it with a spy of its own.
const errors: string[] = [];
console.error = (...parts: unknown[]) => void errors.push(format(...parts));

afterEach(failOnErrors);
afterAll(failOnErrors);

function failOnErrors() {
  if (errors.length > 0) throw new Error(`console.error: ${errors.splice(0).join('\n')}`);
}
