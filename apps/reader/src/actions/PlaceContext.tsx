import { createContext, use } from 'react';
import type { Place } from './place.ts';

const NO_VERSES: Place = { hasVerses: false, isAng: false, isBani: false, sourceIds: [] };

const PlaceContext = createContext<Place>(NO_VERSES);

export const PlaceProvider = PlaceContext;

/** The kind of the open page. */
export function usePlace(): Place {
  return use(PlaceContext);
}
