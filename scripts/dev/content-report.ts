import { execFile } from 'node:child_process';
import { watch } from 'node:fs';

/**
 * Returns a function that checks content/ in a process of its own and returns the mistakes, a line
 * each, or an empty text; asked again before anything was saved, it gives the same answer.
 */
export function watchContentReport(): () => Promise<string> {
  let report: Promise<string> | undefined;
  for (const folder of ['content', 'public/images/blogs']) {
    watch(folder, { recursive: true }, () => {
      report = undefined;
    });
  }
  return () => {
    report ??= checkContent();
    return report;
  };
}

function checkContent(): Promise<string> {
  return new Promise((resolve) => {
    const parameters = ['--import', 'tsx', 'scripts/check-content.ts'];
    execFile(process.execPath, parameters, (error, _, mistakes) => resolve(error ? mistakes : ''));
  });
}
