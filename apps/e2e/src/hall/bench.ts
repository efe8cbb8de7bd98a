/**
 * `npm run bench -w @naad/e2e -- 100` (after a build): time from a tap on a phone until the projector shows its line,
 * with two phones tapping in turn and three devices following. After each tap the same phone sends an echo over the same
 * sockets and pages, for which the projector draws nothing; in the end echoes change a slide that was laid out before, which
 * is the least that any slide costs. Fails above both gates.
 *
 * A hall's devices have processors of their own, and here all share one: so the devices that only follow are clients without a
 * page, and nothing is measured before the service workers of the others have stored their app.
 */
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { followLegacy } from './legacyClients.ts';
import { openHall, versesOf } from './openHall.ts';
import {
  drawForEchoes,
  prepareEchoes,
  recordedEchoes,
  recordEchoes,
  recordEchoTaps,
  waitForEchoes,
} from './recordEchoes.ts';
import { type RecordedLine, recordedLines, recordLines, recordTaps, delaysOf } from './recordTaps.ts';

/** Limits for the 95th percentile, in milliseconds and as a multiple of an echo's. */
const GATE_MS = 150;
const GATE_RATIO = 1.5;
/** Uncounted taps, so that the code is compiled. */
const WARM_UP = 10;

const taps = Number(process.argv[2] ?? 100);
const browser = await chromium.launch(CHROMIUM);
const hall = await openHall(browser, prepareEchoes);
const { screen, controllers, display, followers: followerPages } = hall;
const verses = await versesOf(controllers[0]);
for (const { page } of [display, ...controllers])
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
const followers = followerPages.map(({ cable }) => followLegacy(cable.origin, hall.code));
await Promise.all(followerPages.map(({ page }) => page.close()));

async function tapInTurn(count: number, afterTap: (tap: number) => Promise<void>): Promise<void> {
  for (let tap = 0; tap < count; tap += 1) {
    const row = rowOf(tap);
    await controllers[tap % 2 === 0 ? 0 : 1].opened.lines.nth(row).tap();
    await screen.slide.locator(`[data-verse-id="${verses[row] ?? ''}"]`).waitFor();
    await afterTap(tap);
  }
}

async function echo(tap: number): Promise<void> {
  await controllers[tap % 2 === 0 ? 0 : 1].opened.status.tap();
  await waitForEchoes(screen.page, tap + 1);
}

await tapInTurn(WARM_UP, () => Promise.resolve());
await Promise.all([
  recordLines(screen.page),
  recordEchoes(screen.page),
  ...controllers.flatMap(({ page }, index) => [recordTaps(page), recordEchoTaps(page, hall.code, index)]),
]);
await tapInTurn(taps, echo);
await drawForEchoes(screen.page);
for (let tap = taps; tap < 2 * taps; tap += 1) await echo(tap);

async function measure(read: (page: Page) => Promise<RecordedLine[]>): Promise<number[]> {
  const sent = await Promise.all(controllers.map(({ page }) => read(page)));
  return delaysOf(sent.flat(), await read(screen.page));
}
const delays = await measure(recordedLines);
const [echoes, drawn] = [
  await measure(async (page) => (await recordedEchoes(page)).filter((each) => !isDrawn(each))),
  await measure(async (page) => (await recordedEchoes(page)).filter(isDrawn)),
];
const isFollowed = followers.every(({ last }) => String(last()?.highlight) === verses[rowOf(taps - 1)]);
for (const follower of followers) follower.leave();
await hall.close();
await browser.close();

/** True for an echo after the last tap, for which the projector drew; each phone sends every other one. */
function isDrawn({ line }: RecordedLine): boolean {
  return Number(line.split(' ')[1]) > taps / 2;
}

/** The row of a phone's list that a tap is on: never that of the tap before. */
function rowOf(tap: number): number {
  return (tap * 2 + 1) % verses.length;
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Infinity;
}

function print(name: string, times: readonly number[]): void {
  const [median, p95, longest] = [0.5, 0.95, 1].map((part) => `${percentile(times, part).toFixed(0)} ms`);
  process.stdout.write(
    `${name}, ${String(times.length)} times: median ${median ?? ''}, p95 ${p95 ?? ''}, longest ${longest ?? ''}\n`,
  );
}

print('tap to projector', delays);
print('echo to a frame of the projector', echoes);
print('echo that changes a prepared slide', drawn);
const ratios = [0.5, 0.95].map((part) => percentile(delays, part) / percentile(echoes, part));
process.stdout.write(`ratio: median ${ratios[0]?.toFixed(2) ?? ''}, p95 ${ratios[1]?.toFixed(2) ?? ''}\n`);
const isLost = [delays, echoes, drawn].some(({ length }) => length !== taps) || !isFollowed;
const isSlow = percentile(delays, 0.95) > GATE_MS && (ratios[1] ?? Infinity) > GATE_RATIO;
if (isLost || isSlow) {
  process.stdout.write(
    `Above the gate: p95 must be at most ${String(GATE_MS)} ms, or ${String(GATE_RATIO)} times that of an echo.\n`,
  );
  process.exitCode = 1;
}
