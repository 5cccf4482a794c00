import { configure } from './jest.config.mjs';

export default configure({ testMatch: ['<rootDir>/__tests__/{recipes,kept-builds}.test.ts'] });
