import type { Page } from '@playwright/test';

/** A line and the time when it was tapped or shown, in milliseconds since 1970 by this machine's clock. */
export interface RecordedLine {
  readonly line: string;
  readonly at: number;
}

interface TimingWindow {
  recordedLines: RecordedLine[];
}

/** Records the time of each tap on a line from now on: when the finger was lifted, even if the page was busy. */
export function recordTaps(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { recordedLines } = Object.assign(window as unknown as TimingWindow, {
      recordedLines: [] as RecordedLine[],
    });
    addEventListener(
      'click',
      (event) => {
        const line = (event.target as Element).closest<HTMLElement>('[data-verse-id]')?.dataset['verseId'];
        const waited = performance.now() - event.timeStamp;
        if (line !== undefined) recordedLines.push({ line, at: Date.now() - waited });
      },
      { capture: true },
    );
  });
}

/** Records the time when each new line is painted on a screen from now on. */
export function recordLines(screen: Page): Promise<void> {
  return screen.evaluate(() => {
    const { recordedLines } = Object.assign(window as unknown as TimingWindow, {
      recordedLines: [] as RecordedLine[],
    });
    let last: string | undefined;
    new MutationObserver(() => {
      const line = document.querySelector<HTMLElement>('[data-slide] [data-verse-id]')?.dataset['verseId'];
      if (line === last || line === undefined) return;
      last = line;
      // The frame is painted between the animation frame callback and the next task.
      requestAnimationFrame(() => setTimeout(() => recordedLines.push({ line, at: Date.now() })));
    }).observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
  });
}

/** The lines recorded on a page. */
export function recordedLines(page: Page): Promise<RecordedLine[]> {
  return page.evaluate(() => (window as unknown as TimingWindow).recordedLines);
}

/** Milliseconds from each tap until its line was shown, in ascending order; `Infinity` for a line that never came. */
export function delaysOf(taps: readonly RecordedLine[], shown: readonly RecordedLine[]): number[] {
  const delays = taps.map((tap) => {
    const there = shown.find(({ line, at }) => line === tap.line && at >= tap.at);
    return there ? there.at - tap.at : Infinity;
  });
  return delays.sort((one, other) => one - other);
}
