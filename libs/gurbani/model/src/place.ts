import type { BaniId, RaagId, ShabadId, SourceId, VerseId, WriterId } from './ids.ts';

/** Kinds of numbered parts of a composition. */
export const PLACE_PARTS = ['astpadi', 'pauri', 'salok', 'chhant', 'laav', 'savaiya'] as const;
export type PlacePartType = (typeof PLACE_PARTS)[number];

/** A numbered part of a composition. */
export interface PlacePart {
  readonly type: PlacePartType;
  /** From 1. */
  readonly number: number;
  /** The first line of the part; its heading is left out. */
  readonly verseId: VerseId;
}

/** Parts of the product that a query can name. */
export const PLACE_FEATURES = [
  'sync',
  'display',
  'control',
  'settings',
  'index',
  'nitnem',
  'sundarGutka',
  'random',
  'quotes',
  'amritKeertan',
  'rehatMaryadha',
  'favourites',
  'embed',
  'help',
] as const;
export type PlaceFeature = (typeof PLACE_FEATURES)[number];

/** A page that a query names, as opposed to a line it matches. */
export type Place =
  | { readonly type: 'bani'; readonly baniId: BaniId; readonly part: PlacePart | null }
  | { readonly type: 'ang'; readonly source: SourceId; readonly ang: number; readonly part: PlacePart | null }
  | {
      /** A work, or a composition of one without a bani in the catalogue. */
      readonly type: 'work';
      readonly source: SourceId;
      readonly unicode: string;
      readonly english: string;
      /** Null in works without pages. */
      readonly firstAng: number | null;
      readonly shabadId: ShabadId;
      readonly verseId: VerseId;
    }
  | { readonly type: 'raag'; readonly raagId: RaagId; readonly firstAng: number | null }
  | { readonly type: 'writer'; readonly writerId: WriterId; readonly verses: number }
  | {
      /** A well-known composition without a bani in the catalogue, or a part of it. */
      readonly type: 'shabad';
      readonly shabadId: ShabadId;
      readonly verseId: VerseId;
      readonly unicode: string;
      readonly english: string;
      readonly part: PlacePart | null;
    }
  /** The hukamnama of a day, `YYYY-MM-DD`; null for today's. */
  | { readonly type: 'hukamnama'; readonly date: string | null }
  | { readonly type: 'feature'; readonly feature: PlaceFeature };
