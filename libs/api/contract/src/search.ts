import * as z from 'zod/mini';
import { PLACE_FEATURES, PLACE_PARTS, SEARCH_TYPES } from '@naad/gurbani-model';
import { WireFoundVerse, ThinVerse } from './verse.ts';

/** Maximum and default number of results on a page. */
export const MAX_RESULTS = 100;
export const DEFAULT_RESULTS = 20;

const KnownSearchType = z.enum(SEARCH_TYPES);

/** A query with results: complete, limited to the work, writer, raag and page it includes. */
export const WireNearbyQuery = z.object({
  q: z.string(),
  searchtype: KnownSearchType,
  source: z.optional(z.string()),
  writer: z.optional(z.number()),
  raag: z.optional(z.number()),
  ang: z.optional(z.number()),
  shabad: z.optional(z.number()),
  bani: z.optional(z.number()),
  total: z.number(),
});
export type WireNearbyQuery = z.infer<typeof WireNearbyQuery>;

/** A numbered part of a bani or page, counted from 1, and the id of its first line. */
export const WirePlacePart = z.object({
  type: z.enum(PLACE_PARTS),
  number: z.number(),
  verseId: z.number(),
});
export type WirePlacePart = z.infer<typeof WirePlacePart>;

/**
 * A page that a query names, as opposed to a line it matches. A `work` is a whole work or one of its compositions,
 * and has no `firstAng` without page numbers: open its shabad instead. A `shabad` is a well-known composition that is
 * no bani of `/v2/banis`.
 */
export const WirePlace = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('bani'),
    baniId: z.number(),
    gurmukhiUni: z.string(),
    transliteration: z.string(),
    part: z.nullable(WirePlacePart),
  }),
  z.object({
    type: z.literal('ang'),
    source: z.string(),
    ang: z.number(),
    part: z.nullable(WirePlacePart),
  }),
  z.object({
    type: z.literal('work'),
    source: z.string(),
    unicode: z.string(),
    english: z.string(),
    firstAng: z.nullable(z.number()),
    shabadId: z.number(),
    verseId: z.number(),
  }),
  z.object({
    type: z.literal('raag'),
    raagId: z.number(),
    unicode: z.string(),
    english: z.string(),
    source: z.string(),
    firstAng: z.nullable(z.number()),
  }),
  z.object({
    type: z.literal('writer'),
    writerId: z.number(),
    unicode: z.string(),
    english: z.string(),
    verses: z.number(),
  }),
  z.object({
    type: z.literal('shabad'),
    shabadId: z.number(),
    verseId: z.number(),
    unicode: z.string(),
    english: z.string(),
    part: z.nullable(WirePlacePart),
  }),
  z.object({ type: z.literal('hukamnama'), date: z.nullable(z.string()) }),
  z.object({ type: z.literal('feature'), feature: z.enum(PLACE_FEATURES) }),
]);
export type WirePlace = z.infer<typeof WirePlace>;

/** Maximum number of places of a query. */
export const MAX_PLACES = 5;

/** Numbers of results, over all pages of the results, the largest first. */
export const WireFacets = z.object({
  sources: z.readonly(z.array(z.object({ source: z.string(), count: z.number() }))),
  raags: z.readonly(z.array(z.object({ raagId: z.number(), count: z.number() }))),
  writers: z.readonly(z.array(z.object({ writerId: z.number(), count: z.number() }))),
});
export type WireFacets = z.infer<typeof WireFacets>;

/**
 * Result counts. A question (type 9) counts shabads, each with its one to three answering lines;
 * `pageResults` always counts lines. Extensions: `searchedAs`, the types that auto-detect (type 8) assumed,
 * the one that found the lines first; `nearby`, at most five similar queries if nothing was found; `places`, pages
 * that the query of an auto-detect names, likeliest first; `opensPlace`, true if the query is nothing else than the
 * first of them; `facets`, on request; `instead`, the type that found the lines because the requested one found
 * nothing.
 */
const ResultsInfo = z.object({
  totalResults: z.number(),
  pageResults: z.number(),
  pages: z.object({
    page: z.number(),
    resultsPerPage: z.number(),
    totalPages: z.number(),
    nextPage: z.optional(z.string()),
  }),
  searchedAs: z.optional(z.readonly(z.array(KnownSearchType))),
  nearby: z.optional(z.readonly(z.array(WireNearbyQuery))),
  places: z.optional(z.readonly(z.array(WirePlace).check(z.maxLength(MAX_PLACES)))),
  opensPlace: z.optional(z.boolean()),
  facets: z.optional(WireFacets),
  instead: z.optional(KnownSearchType),
});

/** A page of results. If nothing is found, `page` and `totalPages` are 0. */
export const SearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(WireFoundVerse) });
export type SearchResponse = z.infer<typeof SearchResponse>;

/** The same for `livesearch=1`. */
export const LiveSearchResponse = z.object({ resultsInfo: ResultsInfo, verses: z.array(ThinVerse) });
export type LiveSearchResponse = z.infer<typeof LiveSearchResponse>;
