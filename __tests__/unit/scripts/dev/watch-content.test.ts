import { join } from 'node:path';
import watchContent from '@/scripts/dev/watch-content.cjs';

describe('the development server’s loader', () => {
  afterEach(() => jest.useRealTimers());

  it('makes the code that reads content depend on it, and differ after each change', () => {
    const folders: string[] = [];
    const loader = { addContextDependency: (folder: string) => folders.push(folder) };
    jest.useFakeTimers({ now: 1 });
    const first = watchContent.call(loader, 'const a = 1;');
    jest.setSystemTime(2);
    expect(watchContent.call(loader, 'const a = 1;')).not.toBe(first);
    expect(first).toMatch(/^const a = 1;\n/);
    expect(folders).toContain(join(process.cwd(), 'content'));
  });
});
