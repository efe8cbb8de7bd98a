/**
 * `npm run bench -w @naad/e2e -- 100` (after a build): time from a tap on a phone until the projector shows its line,
 * with two phones tapping in turn and three devices following, all on this machine. Fails above the gate.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { openHall, versesOf } from './openHall.ts';
import { recordedLines, recordLines, recordTaps, delaysOf } from './recordTaps.ts';

/** Limit for the 95th percentile. */
const GATE_MS = 150;
/** Uncounted taps, so that the code is compiled. */
const WARM_UP = 10;

const taps = Number(process.argv[2] ?? 100);
const browser = await chromium.launch(CHROMIUM);
const hall = await openHall(browser);
const { screen, controllers } = hall;
const verses = await versesOf(controllers[0]);

async function tapInTurn(count: number): Promise<void> {
  for (let tap = 0; tap < count; tap += 1) {
    const row = (tap * 2 + 1) % verses.length;
    await controllers[tap % 2 === 0 ? 0 : 1].opened.lines.nth(row).tap();
    await screen.slide.locator(`[data-verse-id="${verses[row] ?? ''}"]`).waitFor();
  }
}

await tapInTurn(WARM_UP);
await Promise.all([recordLines(screen.page), ...controllers.map(({ page }) => recordTaps(page))]);
await tapInTurn(taps);
const tapped = (await Promise.all(controllers.map(({ page }) => recordedLines(page)))).flat();
const delays = delaysOf(tapped, await recordedLines(screen.page));
const percentile = (part: number) => delays[Math.ceil(delays.length * part) - 1] ?? Infinity;
await hall.close();
await browser.close();

const figures = [0.5, 0.95, 1].map((part) => `${percentile(part).toFixed(0)} ms`);
process.stdout.write(
  `tap to projector, ${String(delays.length)} taps: median ${figures[0]}, p95 ${figures[1]}, longest ${figures[2]}\n`,
);
if (delays.length !== taps || percentile(0.95) > GATE_MS) {
  process.stdout.write(`Above the gate: p95 must be at most ${String(GATE_MS)} ms.\n`);
  process.exitCode = 1;
}
