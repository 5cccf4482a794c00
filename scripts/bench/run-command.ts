import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';

/** How long a command ran, in seconds, and the most memory, in MB, that it and its children held at once. */
export type Effort = { seconds: number; megabytes: number };

/** Takes one of the project's commands, its parameters and a folder; runs it there and returns its effort. */
export function runCommand(command: string, parameters: string[], cwd: string): Promise<Effort> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(resolvePath('node_modules/.bin', command), parameters, {
      cwd,
      stdio: 'ignore',
    });
    let megabytes = 0;
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, residentMegabytes(child.pid ?? 0));
    }, 250);
    child.on('exit', (status) => {
      clearInterval(watch);
      const seconds = (performance.now() - started) / 1000;
      if (status === 0) resolve({ seconds, megabytes });
      else reject(new Error(`${command} ${parameters.join(' ')} failed in ${cwd}.`));
    });
  });
}

/** Linux tells a process's memory and children in /proc; elsewhere the figure is 0. */
function residentMegabytes(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const below = children.split(' ').filter(Boolean).map(Number).map(residentMegabytes);
    return (pages * 4096) / 1e6 + below.reduce((sum, megabytes) => sum + megabytes, 0);
  } catch {
    return 0;
  }
}
