import type { Page } from '@playwright/test';

/** A line and when it was tapped, or stood on the screen, in milliseconds since 1970 by the clock of this machine. */
export interface TimedLine {
  readonly line: string;
  readonly at: number;
}

interface TimingWindow {
  timedLines: TimedLine[];
}

/** From now on each tap on a line is noted: when the finger was lifted, whatever the page was doing at that moment. */
export function timeTaps(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { timedLines } = Object.assign(window as unknown as TimingWindow, {
      timedLines: [] as TimedLine[],
    });
    addEventListener(
      'click',
      (event) => {
        const line = (event.target as Element).closest<HTMLElement>('[data-verse-id]')?.dataset['verseId'];
        const waited = performance.now() - event.timeStamp;
        if (line !== undefined) timedLines.push({ line, at: Date.now() - waited });
      },
      { capture: true },
    );
  });
}

/** From now on each line is noted that comes to stand on a screen: when it was drawn. */
export function timeLines(screen: Page): Promise<void> {
  return screen.evaluate(() => {
    const { timedLines } = Object.assign(window as unknown as TimingWindow, {
      timedLines: [] as TimedLine[],
    });
    let last: string | undefined;
    new MutationObserver(() => {
      const line = document.querySelector<HTMLElement>('[data-slide] [data-verse-id]')?.dataset['verseId'];
      if (line === last || line === undefined) return;
      last = line;
      // The frame is drawn between what is called before it and the task after.
      requestAnimationFrame(() => setTimeout(() => timedLines.push({ line, at: Date.now() })));
    }).observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
  });
}

/** What was noted on a page so far. */
export function timedLines(page: Page): Promise<TimedLine[]> {
  return page.evaluate(() => (window as unknown as TimingWindow).timedLines);
}

/**
 * From each tap until its line stood on the screen.
 *
 * @returns in milliseconds, the shortest first; `Infinity` for a tap whose line never came
 */
export function waitsOf(taps: readonly TimedLine[], shown: readonly TimedLine[]): number[] {
  const waits = taps.map((tap) => {
    const there = shown.find(({ line, at }) => line === tap.line && at >= tap.at);
    return there ? there.at - tap.at : Infinity;
  });
  return waits.sort((one, other) => one - other);
}
