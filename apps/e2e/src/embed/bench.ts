/**
 * `npm run bench:embed -w @naad/e2e` (after a build): time from the request of another site's page until an embedded
 * verse is painted, on a phone with a slow connection and an empty cache. Fails above the gate.
 */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { openHost } from './openHost.ts';
import { openSlowLine, SLOW_4G } from './openSlowLine.ts';

/** For the first connection only: on the second, the page, the script and the frame wait 1,690 ms for one another. */
const GATE_MS = 1_500;
const CPU_RATE = 4;
const VERSE = '121495';
const TEXT = 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥';

const runs = Number(process.argv[2] ?? 7);

/** Ways to embed a verse, as HTML; only the first, which the builder writes, contains the verse's text itself. */
const waysOf = (site: string): readonly (readonly [name: string, html: string])[] => {
  const script = `<script async src="${site}/embed.js"></script>`;
  return [
    ['builder', `<gurbani-verse verse-id="${VERSE}"><a href="${site}">${TEXT}</a></gurbani-verse>${script}`],
    ['element', `<gurbani-verse verse-id="${VERSE}"></gurbani-verse>${script}`],
    ['reference', `<div data-sttm-id="3590"></div>${script}`],
    ['frame', `<iframe src="${site}/embed/v1/verse?id=${VERSE}" width="600" height="260"></iframe>`],
  ];
};

/** First contentful paint of the page or of its frame, in milliseconds since the page was requested. */
async function timeToVerse(browser: Browser, address: string, isInPage: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(address, { waitUntil: 'commit' });
  await page.frameLocator('iframe').locator('[data-verse-id]').first().waitFor();
  const document = page.frames()[isInPage ? 0 : 1];
  if (!document) throw new Error('The page has no frame.');
  const drawn = await document.waitForFunction(() => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    return entry && performance.timeOrigin + entry.startTime;
  });
  const began = await page.evaluate(() => performance.timeOrigin);
  const time = Number(await drawn.jsonValue()) - began;
  await context.close();
  return time;
}

// Phones don't isolate sites in processes, so CPU throttling must slow the frame as well.
const browser = await chromium.launch({
  ...CHROMIUM,
  args: [
    ...CHROMIUM.args,
    '--disable-site-isolation-trials',
    '--disable-features=IsolateOrigins,site-per-process',
  ],
});
const server = await startBuiltServer();
const host = await openHost();
const print = (text: string) => void process.stdout.write(`${text}\n`);
try {
  for (const [place, line] of SLOW_4G.entries()) {
    const slow = openSlowLine(line);
    const site = `http://localhost:${String(await slow.forward(Number(new URL(server.origin).port)))}`;
    const origin = `http://127.0.0.1:${String(await slow.forward(Number(new URL(host.origin).port)))}`;
    print(line.name);
    for (const [name, html] of waysOf(site)) {
      host.put(`/${name}`, { html });
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await timeToVerse(browser, `${origin}/${name}`, name === 'builder'));
      }
      times.sort((one, other) => one - other);
      const [median, min, max] = [times[(runs - 1) >> 1], times[0], times.at(-1)].map((time) =>
        (time ?? Infinity).toFixed(0),
      );
      print(`  ${name.padEnd(10)} ${String(median)} (${String(min)}-${String(max)}) ms`);
      if (place === 0 && Number(median) > GATE_MS) process.exitCode = 1;
    }
    slow.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await host.close();
}
