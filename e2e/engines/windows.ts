import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { testLimit } from '../../tools/patience';
import { freePort } from '../../tools/ports';

// The commands of WebDriver by their names in Firefox, for which Debian has no WebDriver server, with their paths.
const paths = {
  SetTimeouts: 'timeouts',
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/{id}/click',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
};

/** Gives a command to a browser. Throws the browser's error. */
type Send = (command: keyof typeof paths, parameters: Record<string, unknown>) => Promise<unknown>;

export type Window = Awaited<ReturnType<typeof openWindow>>;

async function openWindow(send: Send, close: () => Promise<void>) {
  await send('SetTimeouts', { script: testLimit, pageLoad: testLimit });
  const evaluate = <T>(expression: string) =>
    send('ExecuteScript', { script: `return ${expression}`, args: [] }) as Promise<T>;
  const act = (type: string, actions: object[]) =>
    send('PerformActions', { actions: [{ type, id: type, actions }] });
  return {
    open: (url: string) => send('Navigate', { url }),
    /** Runs an expression in the page. */
    evaluate,
    /** The expression gives an element. */
    async click(expression: string) {
      const [id] = Object.values(await evaluate<Record<string, string>>(expression));
      await send('ElementClick', { id });
    },
    clickAt: (x: number, y: number) =>
      act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text: string) =>
      act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    // A window is active under the pointer, which rests in the middle of the screen.
    resize: (width: number) => send('SetWindowRect', { x: 400, y: 0, width, height: 800 }),
    close,
  };
}

/** Debian's Firefox, by Marionette: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
export async function openFirefox(): Promise<Window> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  // Firefox chooses a free port, and writes it into its profile.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const options = ['--headless', '--marionette', '--profile', profile];
  const firefox = start('/usr/bin/firefox-esr', options);
  const port = await until(() => readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
  const socket = connect(Number(port), '127.0.0.1');
  const answers = messagesOf(socket);
  // The first is a greeting.
  await answers.next();
  const send = async (command: string, parameters: object) => {
    const text = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = (await answers.next()).value;
    if (error) throw new Error(error.message);
    return result.value;
  };
  await send('NewSession', {});
  return openWindow(send, async () => {
    firefox.kill();
    await once(firefox, 'exit');
    rmSync(profile, { recursive: true });
  });
}

/** Each is JSON after its length in bytes and a colon. */
async function* messagesOf(socket: Socket) {
  let received = Buffer.alloc(0);
  for await (const part of socket) {
    received = Buffer.concat([received, part]);
    for (let start = received.indexOf(':') + 1; start > 0; start = received.indexOf(':') + 1) {
      const end = start + Number(received.subarray(0, start - 1));
      if (received.length < end) break;
      yield JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
    }
  }
}

/** WebKitGTK's MiniBrowser, on the screen that DISPLAY names, by WebDriver. */
export async function openWebKit(): Promise<Window> {
  const port = await freePort();
  // GTK would look for an accessibility bus, which needs a desktop.
  process.env['NO_AT_BRIDGE'] = '1';
  const driver = start('/usr/bin/WebKitWebDriver', [`--port=${port}`]);
  const ask = async (method: string, path: string, body?: object) => {
    const address = `http://127.0.0.1:${port}/${path}`;
    const answer = await fetch(address, { method, body: JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  await until(() => ask('GET', 'status'));
  const { sessionId } = await ask('POST', 'session', { capabilities: {} });
  const send: Send = (command, parameters) => {
    const path = paths[command].replace('{id}', String(parameters['id']));
    return ask('POST', `session/${sessionId}/${path}`, parameters);
  };
  return openWindow(send, async () => {
    await ask('DELETE', `session/${sessionId}`);
    driver.kill();
  });
}

/** Starts a program that ends with the worker at the latest. */
function start(program: string, options: string[]): ChildProcess {
  const child = spawn(program, options);
  const end = () => void child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Repeats a question until a browser that starts can answer it. */
async function until<T>(ask: () => T | Promise<T>): Promise<T> {
  const found: T[] = [];
  await expect(async () => {
    found.unshift(await ask());
    expect(found[0]).toBeTruthy();
  }).toPass();
  return found[0] as T;
}
