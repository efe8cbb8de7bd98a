import type { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What Storybook gives a play function, as far as stories use it. */
export interface StoryPlay {
  /** Looks for things in the story. */
  readonly canvas: typeof screen;
  readonly userEvent: UserEvent;
}
