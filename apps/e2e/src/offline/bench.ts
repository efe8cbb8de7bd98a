/**
 * `npm run bench:offline -w @naad/e2e` (after a build): milliseconds from opening a kept page until its first paint, which has
 * the text, on a phone: without a connection, with the service worker running and started for it, and again with a
 * connection. The processor is slowed down for the page, not for the worker, whose share is printed.
 */
import { type BrowserContext, chromium, devices } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { untilKept, untilPageKept } from './keptPages.ts';

const PATHS = ['/shabad?id=3590', '/sundar-gutka/2', '/ang?ang=917&source=G'];
const OPENINGS = 7;
const GATES_MS = { offline: 1000, repeat: 500 };

interface Opening {
  /** The processor is this many times slower. */
  readonly slowdown: number;
  readonly isWorkerStopped?: boolean;
}

const middle = (times: readonly number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity);

/** Opens a page in a new tab; returns when the worker or server had answered and when the text was painted. */
async function open(context: BrowserContext, url: string, { slowdown, isWorkerStopped = false }: Opening) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isWorkerStopped) {
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main [data-verse-id]').first().waitFor();
  const times = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return paint && navigation && { painted: paint.startTime, answered: navigation.responseStart };
  });
  const value = await times.jsonValue();
  await page.close();
  if (!value) throw new Error(`${url} was not painted.`);
  return value;
}

const server = await startBuiltServer();
const browser = await chromium.launch(CHROMIUM);
const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'allow' });
const first = await context.newPage();
for (const path of PATHS) {
  await first.goto(server.origin + path);
  await untilPageKept(first);
}
await untilKept(first);
await first.close();

let isMissed = false;
async function measure(name: string, opening: Opening, gateMs: number | null): Promise<void> {
  for (const path of PATHS) {
    const times = [];
    for (let count = 0; count < OPENINGS; count += 1)
      times.push(await open(context, server.origin + path, opening));
    const painted = times.map((time) => time.painted);
    const median = middle(painted);
    const isTooSlow = gateMs !== null && median > gateMs;
    isMissed ||= isTooSlow;
    process.stdout.write(
      `${name}, ${path}: median ${String(median)} ms, longest ${String(Math.round(Math.max(...painted)))} ms; answered after ${String(middle(times.map(({ answered }) => answered)))} ms${isTooSlow ? ', MISSED' : ''}\n`,
    );
  }
}

await context.setOffline(true);
await measure('without a connection, 4 times slower', { slowdown: 4 }, GATES_MS.offline);
await measure('the same, worker started', { slowdown: 4, isWorkerStopped: true }, GATES_MS.offline);
await context.setOffline(false);
await measure('again with a connection', { slowdown: 1 }, GATES_MS.repeat);
await measure('the same, 4 times slower', { slowdown: 4 }, null);
await browser.close();
await server.stop();
process.exitCode = isMissed ? 1 : 0;
