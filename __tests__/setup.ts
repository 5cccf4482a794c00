/// <reference types="@testing-library/jest-dom" />
import { join } from 'node:path';
import { format, TextEncoder } from 'node:util';
import { eventLimit, testLimit } from '../tools/patience';
import { setTestEnvironment } from '../tools/test-site';

setTestEnvironment();

// Unit tests run with the fixtures as content, tests of built pages in the site they look at.
const root = join(__dirname, '..');
const { builtSite = '' } = globalThis as { builtSite?: string };
process.chdir(join(root, builtSite));
afterAll(() => process.chdir(root));

jest.setTimeout(testLimit);
// The DOM's tools are slow to load, so skip them without a document.
if ('document' in globalThis) {
  require('@testing-library/jest-dom');
  require('@testing-library/dom').configure({ asyncUtilTimeout: eventLimit });
}

// Missing in jsdom.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;

// Console errors fail a test unless it spies on them.
const errors: string[] = [];
console.error = (...parts: unknown[]) => void errors.push(format(...parts));

afterEach(failOnErrors);
afterAll(failOnErrors);

function failOnErrors() {
  if (errors.length > 0) throw new Error(`console.error: ${errors.splice(0).join('\n')}`);
}
