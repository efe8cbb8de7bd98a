import type { AskedQuestion } from '@naad/api-client';
import { createContext, use } from 'react';

/** The properties of a page that decide which actions and settings apply to it. */
export interface Place {
  /** True for pages with lines of scripture. */
  readonly hasVerses: boolean;
  /** True for an ang, which continues on the next one. */
  readonly isAng: boolean;
  readonly isBani: boolean;
  /** Letters of the sources on the page; empty if unknown. */
  readonly sourceIds: readonly string[];
  /** The question that led to this shabad; absent if there was none. */
  readonly asked?: AskedQuestion;
}

/** A page without lines of scripture. */
export const NO_VERSES: Place = { hasVerses: false, isAng: false, isBani: false, sourceIds: [] };

const PlaceContext = createContext<Place>(NO_VERSES);

export const PlaceProvider = PlaceContext;

/** The kind of the open page. */
export function usePlace(): Place {
  return use(PlaceContext);
}
