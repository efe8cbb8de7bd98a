import type { BaniLine, CatalogueBani } from '@naad/gurbani-corpus';

/** A line of a bani that may have a mangal position; the scripture's own banis have none. */
export interface SourcedBaniLine extends BaniLine {
  readonly mangal?: 'above' | 'current' | null;
}

export interface SourcedBani extends CatalogueBani {
  readonly lines: readonly SourcedBaniLine[];
}
