import { writeFileSync } from 'node:fs';
import type { Driver, Engine } from './driver';
import { Page } from './page';
import type { Site } from './site';

export type Journey = (page: Page, site: Site) => Promise<void>;

export type Row = {
  engine: string;
  journey: string;
  seconds: number;
  mistakes: string[];
  isFlaky: boolean;
};

// Milliseconds for a journey, a step around it, and opening a window.
const [longest, shorter, shortest] = [60_000, 15_000, 5000];

export async function makeJourneys(
  start: () => Promise<Engine>,
  journeys: [name: string, journey: Journey][],
  site: Site,
  pictures: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  let engine = await within(longest, start());
  try {
    for (const [journey, make] of journeys) {
      const started = performance.now();
      const picture = `${pictures}/${engine.name} ${journey}.png`.replaceAll(' ', '-');
      let mistakes = await makeJourney(openWindow, make, site, picture);
      let isFlaky = false;
      // Busy CI machines starve browsers, so retry once.
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
      // Don't let a hung browser fail the next journey.
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

  // WebKit occasionally fails to open a window, unrelated to the site.
  function openWindow(): Promise<Driver> {
    return within(shortest, engine.openWindow()).catch(async () => {
      await restart();
      return within(shorter, engine.openWindow());
    });
  }
}

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
    // Failing to take a picture must not hide the error.
    const png = driver && (await within(shorter, driver.takeScreenshot()).catch(() => undefined));
    if (png) writeFileSync(picture, png);
    const lines = (error as Error).message.split('\n').filter(Boolean);
    return lines.length > 0 ? lines : [String(error)];
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Timed out after ${milliseconds / 1000} s.`));
    const timer = setTimeout(late, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
