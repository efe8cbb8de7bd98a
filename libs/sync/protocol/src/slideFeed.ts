import * as z from 'zod/mini';
import { DisplaySettings } from './displaySettings.ts';
import { FontSizes, Id } from './sessionState.ts';
import { Slide } from './slide.ts';

/** What the feed of a session says with every change, for overlays and for programs of a stream. */
export const SlideFeed = z.object({
  code: z.string(),
  /** Rises with every change; another epoch counts anew. */
  seq: Id,
  epoch: z.string(),
  /** When it was said, in milliseconds since 1970. */
  ts: z.number(),
  hostOnline: z.boolean(),
  slide: Slide,
  fontSizes: FontSizes,
  /** How the display looks; null where it does not say. */
  settings: z.nullable(DisplaySettings),
});
export type SlideFeed = z.infer<typeof SlideFeed>;
