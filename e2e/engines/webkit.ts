import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/ports';
import type { Driver, Engine } from './driver';

const height = 800;
// Code point of the WebDriver standard.
const enterKey = '\uE007';

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/** Takes the path of WebKitGTK's MiniBrowser and starts its driver on a virtual screen. */
export async function startWebKit(binary: string): Promise<Engine> {
  const screen = startProgram(
    'Xvfb',
    '-displayfd 3 -screen 0 1280x900x24 -nolisten tcp'.split(' '),
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.child.once('exit', () => reject(new Error('Xvfb did not start.')));
    screen.child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const port = await freePort();
  // GTK would look for an accessibility bus, which needs a desktop.
  const env = { DISPLAY: display, NO_AT_BRIDGE: '1' };
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], env);
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${address}/status`);

  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const engine: Engine = {
    name: 'WebKit',
    version: '',
    // One session per window: WebKit draws no frames in a background tab.
    openWindow: async () => {
      const session: Session = await send(`${address}/session`, { capabilities: { alwaysMatch } });
      engine.version = session.capabilities.browserVersion;
      return driverOf(`${address}/session/${session.sessionId}`);
    },
    stop: async () => {
      driver.stop('SIGKILL');
      // Xvfb frees its display number only if it ends normally.
      screen.stop('SIGTERM');
    },
  };
  return engine;
}

/** Starts a program as a process group, so its children end with it. */
function startProgram(command: string, parameters: string[], env?: Record<string, string>) {
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  child.once('error', (error) => console.error(error.message));
  const stop = (signal: NodeJS.Signals | number) => {
    process.off('exit', stop);
    try {
      if (child.pid) process.kill(-child.pid, typeof signal === 'number' ? 'SIGTERM' : signal);
    } catch {
      // Already ended.
    }
  };
  process.once('exit', stop);
  return { child, stop };
}

async function waitForAnswer(address: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await sleep(50);
  }
  throw new Error('WebKitWebDriver did not start.');
}

async function send<T>(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value.message);
  return value;
}

function driverOf(session: string): Driver {
  const act = (action: object) => send<void>(`${session}/actions`, { actions: [action] });
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: async <T>(expression: string) => {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${expression}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer: { value: T; error?: string } = await send(`${session}/execute/async`, {
        script,
        args: [],
      });
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    },
    click: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: [...text.replaceAll('\n', enterKey)].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    resize: (width) => send(`${session}/window/rect`, { width, height }),
    takeScreenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    close: () => send(session, undefined, 'DELETE'),
  };
}
