import type { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What a play function of a story is given, as far as these use it. */
export interface StoryPlay {
  canvas: typeof screen;
  canvasElement: HTMLElement;
  userEvent: UserEvent;
}

/** Waits until a story shows what it should; a story that never does fails with these words. */
export async function eventually(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + 4000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`It never happened: ${what}`);
    await new Promise(requestAnimationFrame);
  }
}
