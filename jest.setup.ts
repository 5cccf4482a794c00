import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { useTestEnvironment } from './tools/test-environment';

useTestEnvironment();

// Every browser has it; the simulated one does not.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
