import type { AmritKeertanHeader, AmritKeertanRow } from '@naad/api-contract';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import type { Awaitable } from '../feeder.ts';

/** An index of Amrit Keertan. Which shabads a chapter has is its own; their words are those of our scripture. */
export interface AmritKeertan {
  chapters(): Awaitable<AmritKeertanHeader[] | null>;
  /** The rows of a chapter, or of all. */
  rows(chapter: number | null): Awaitable<AmritKeertanRow[] | null>;
  /** The shabad of a row. */
  shabadOf(row: number): Awaitable<{ readonly chapter: number; readonly shabad: ShabadIndex } | null>;
}
