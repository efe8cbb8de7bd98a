import * as z from 'zod/mini';

/** Longest note of a favourite, in characters, and most favourites of an account. */
export const FAVOURITE_LIMITS = { comment: 10_000, favourites: 10_000 } as const;

const Id = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const Comment = z.string().check(z.maxLength(FAVOURITE_LIMITS.comment));

/** A favourite, as the reference product names its parts. There is one at most of a shabad. */
export const FavouriteShabad = z.object({
  shabad_id: z.number(),
  /** The line that is its title; null for the first. */
  verse_id: z.nullable(z.number()),
  comment: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  updated_at: z.string(),
});
export type FavouriteShabad = z.infer<typeof FavouriteShabad>;

/** `GET {prefix}/favourite-shabads`: newest first. */
export const FavouriteShabadsResponse = z.object({ favouriteShabads: z.array(FavouriteShabad) });
export type FavouriteShabadsResponse = z.infer<typeof FavouriteShabadsResponse>;

/**
 * `POST {prefix}/favourite-shabads`: makes a favourite, or changes the line and note of the one there is; answered with
 * the {@link FavouriteShabad}. Refused as `shabadNotFound`, as `badVerseId` when the line is not of that shabad.
 */
export const FavouriteRequest = z.object({
  shabadId: Id,
  comment: z.optional(z.nullable(Comment)),
  verseId: z.optional(z.nullable(Id)),
});
export type FavouriteRequest = z.infer<typeof FavouriteRequest>;

/** A number, also where an export has it between quotes. */
const IdOfList = z.union([Id, z.string().check(z.regex(/^\d{1,15}$/))]);

/** A favourite of an export of ours, or of the reference product's list, which may have more fields and fewer. */
export const ImportedFavourite = z.object({
  shabad_id: IdOfList,
  verse_id: z.optional(z.nullable(IdOfList)),
  comment: z.optional(z.nullable(Comment)),
  created_at: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  updated_at: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
export type ImportedFavourite = z.infer<typeof ImportedFavourite>;

/**
 * `POST {prefix}/favourite-shabads/import`. Of a shabad that is a favourite already the one changed last stays. Nothing is
 * removed.
 */
export const FavouriteImportRequest = z.object({
  favouriteShabads: z.array(ImportedFavourite).check(z.maxLength(FAVOURITE_LIMITS.favourites)),
});
export type FavouriteImportRequest = z.infer<typeof FavouriteImportRequest>;
export const FavouriteImportResponse = z.object({
  /** Favourites that were made or changed. */
  imported: z.number(),
  /** Those that were there already, as new or newer. */
  unchanged: z.number(),
  /** Ids of shabads that this scripture does not have: they were left out. */
  unknown: z.array(z.number()),
});
export type FavouriteImportResponse = z.infer<typeof FavouriteImportResponse>;

/** `GET {prefix}/favourite-shabads/export`, a file that the import takes. */
export const FavouriteExport = z.object({
  format: z.literal('naad-favourites'),
  version: z.literal(1),
  exported_at: z.string(),
  favouriteShabads: z.array(FavouriteShabad),
});
export type FavouriteExport = z.infer<typeof FavouriteExport>;
