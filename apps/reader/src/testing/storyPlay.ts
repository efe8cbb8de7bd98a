import type { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The part of Storybook's play context that stories use. */
export interface StoryPlay {
  /** Queries within the story. */
  readonly canvas: typeof screen;
  readonly userEvent: UserEvent;
}
