import type { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The part of a story's play context that stories here use. */
export interface StoryPlay {
  canvas: typeof screen;
  canvasElement: HTMLElement;
  userEvent: UserEvent;
}

/** Waits up to four seconds for a condition, else fails with the given description. */
export async function eventually(condition: string, isMet: () => boolean): Promise<void> {
  const end = performance.now() + 4000;
  while (!isMet()) {
    if (performance.now() > end) throw new Error(`Timed out waiting for: ${condition}`);
    await new Promise(requestAnimationFrame);
  }
}
