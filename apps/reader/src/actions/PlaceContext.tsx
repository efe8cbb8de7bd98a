import { createContext, use } from 'react';
import type { Place } from './place.ts';

const NOWHERE: Place = { hasVerses: false, isAng: false, isBani: false, sourceIds: [] };

const PlaceContext = createContext<Place>(NOWHERE);

export const PlaceProvider = PlaceContext;

/** What kind of page is open. */
export function usePlace(): Place {
  return use(PlaceContext);
}
