import type { ShabadIndex } from './ids.ts';

/** A shabad that is like another. */
export interface RelatedShabad {
  readonly shabad: ShabadIndex;
  /** How alike they are, 1 to 100: 70 and more is excellent, 40 and more good. See the README for what it measures. */
  readonly score: number;
}
