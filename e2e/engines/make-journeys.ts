import { writeFileSync } from 'node:fs';
import type { Driver, Engine } from './driver';
import { Page } from './page';
import type { Site } from './site';

export type Journey = (page: Page, site: Site) => Promise<void>;

export type Row = {
  engine: string;
  journey: string;
  seconds: number;
  /** What was found wrong, a line each; none where the journey succeeded. */
  mistakes: string[];
  /** It succeeded at its second try only. */
  isFlaky: boolean;
};

/** Milliseconds that a journey may take, those for each step around it, and for a window to open. */
const [longest, shorter, shortest] = [60_000, 15_000, 5000];

/** Makes the journeys in one engine, one after the other, each in a window of its own. */
export async function makeJourneys(
  start: () => Promise<Engine>,
  journeys: [name: string, journey: Journey][],
  site: Site,
  pictures: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  // A busy machine takes long to start a browser the first time.
  let engine = await within(longest, start());
  try {
    for (const [journey, make] of journeys) {
      const started = performance.now();
      const picture = `${pictures}/${engine.name} ${journey}.png`.replaceAll(' ', '-');
      let mistakes = await makeJourney(openWindow, make, site, picture);
      let isFlaky = false;
      // As in the browser tests: an engine that a busy machine starved gets a second try in CI.
      if (mistakes.length > 0 && process.env.CI) {
        await restart();
        mistakes = await makeJourney(openWindow, make, site, picture);
        isFlaky = mistakes.length === 0;
      }
      const seconds = (performance.now() - started) / 1000;
      rows.push({
        engine: `${engine.name} ${engine.version}`,
        journey,
        seconds,
        mistakes,
        isFlaky,
      });
      // What hung in this journey is not to fail the next one.
      if (mistakes.length > 0) await restart();
    }
  } finally {
    await engine.stop();
  }
  return rows;

  async function restart() {
    await engine.stop();
    engine = await within(longest, start());
  }

  // About one window in two hundred never comes in WebKit, which says nothing about the site.
  function openWindow(): Promise<Driver> {
    return within(shortest, engine.openWindow()).catch(async () => {
      await restart();
      return within(shorter, engine.openWindow());
    });
  }
}

/** Returns what went wrong on a journey, a line each, after taking a picture of it. */
async function makeJourney(
  openWindow: () => Promise<Driver>,
  make: Journey,
  site: Site,
  picture: string,
): Promise<string[]> {
  let driver: Driver | undefined;
  try {
    site.reset();
    driver = await openWindow();
    await within(longest, make(new Page(driver, site.origin), site));
    await within(shorter, driver.close());
    return [...site.problems];
  } catch (error) {
    // A window that hangs has no picture either, which must not hide why it was wanted.
    const png = driver && (await within(shorter, driver.takePicture()).catch(() => undefined));
    if (png) writeFileSync(picture, png);
    const lines = (error as Error).message.split('\n').filter(Boolean);
    return lines.length > 0 ? lines : [String(error)];
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No end after ${milliseconds / 1000} s.`));
    const timer = setTimeout(late, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
