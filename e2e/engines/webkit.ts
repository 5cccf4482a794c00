import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/ports';
import type { Driver, Engine } from './driver';

const height = 800;

/** Takes the path of WebKitGTK's MiniBrowser and starts its driver, with a screen that nobody sees. */
export async function startWebKit(binary: string): Promise<Engine> {
  // Ended by asking, so that it gives its number back.
  const screen = startProgram(
    'SIGTERM',
    'Xvfb',
    '-displayfd 3 -screen 0 1280x900x24 -nolisten tcp'.split(' '),
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.child.once('exit', () => reject(new Error('Xvfb did not start.')));
    screen.child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const port = await freePort();
  // Without a desktop there is no bus for assistive technology, which GTK would look for.
  const env = { DISPLAY: display, NO_AT_BRIDGE: '1' };
  const parameters = [`--port=${port}`, '--host=127.0.0.1'];
  // Ended without asking: a browser that hangs does not answer.
  const driver = startProgram('SIGKILL', 'WebKitWebDriver', parameters, env);
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${address}/status`);

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const engine: Engine = {
    name: 'WebKit',
    // Only a session says it.
    version: '',
    // A session each: a second tab would be hidden, and a hidden page draws no frames.
    openWindow: async () => {
      const builder = new Builder().usingServer(address).withCapabilities(capabilities);
      const session = (await builder.build()) as WebDriver;
      engine.version = (await session.getCapabilities()).getBrowserVersion() ?? '';
      return driverOf(session);
    },
    stop: async () => {
      driver.stop();
      screen.stop();
    },
  };
  return engine;
}

/** Starts a program as the head of a group, so that the processes that it starts end with it. */
function startProgram(
  end: NodeJS.Signals,
  command: string,
  parameters: string[],
  env?: Record<string, string>,
) {
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  child.once('error', (error) => console.error(error.message));
  const stop = () => {
    process.off('exit', stop);
    try {
      if (child.pid) process.kill(-child.pid, end);
    } catch {
      // It has ended by itself.
    }
  };
  // Also where the test itself ends in an error.
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

function driverOf(session: WebDriver): Driver {
  return {
    open: (address) => session.get(address),
    evaluate: async <T>(expression: string) => {
      const answer = await session.executeAsyncScript<{ value: T; error?: string }>(
        `const done = arguments[0];
        Promise.resolve().then(() => (${expression}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    },
    click: (point) => session.actions().move(point).click().perform(),
    type: (text) => session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    resize: async (width) => void (await session.manage().window().setRect({ width, height })),
    takePicture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

const keys = { ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER };
