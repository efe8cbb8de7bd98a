import * as z from 'zod/mini';

/**
 * Maximum length of a note and of all notes of an account, in characters; maximum number of favourites of an
 * account.
 */
export const FAVOURITE_LIMITS = { comment: 10_000, comments: 2_500_000, favourites: 10_000 } as const;

const Id = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const Comment = z.string().check(z.maxLength(FAVOURITE_LIMITS.comment));

/** A favourite, in the shape of the reference product. An account has at most one for a shabad. */
export const FavouriteShabad = z.object({
  shabad_id: z.number(),
  /** The line shown as its title; null for the first. */
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
 * `POST {prefix}/favourite-shabads`: adds a favourite or changes the line and note of the existing one, and
 * returns the {@link FavouriteShabad}. Refused as `shabadNotFound`, or as `badVerseId` if the line is from
 * another shabad.
 */
export const FavouriteRequest = z.object({
  shabadId: Id,
  comment: z.optional(z.nullable(Comment)),
  verseId: z.optional(z.nullable(Id)),
});
export type FavouriteRequest = z.infer<typeof FavouriteRequest>;

/** A number, possibly written as a string in an export. */
const IdOfList = z.union([Id, z.string().check(z.regex(/^\d{1,15}$/))]);

/**
 * A favourite in an export of ours or in a list of the reference product, which may have more or fewer
 * fields.
 */
export const ImportedFavourite = z.object({
  shabad_id: IdOfList,
  verse_id: z.optional(z.nullable(IdOfList)),
  comment: z.optional(z.nullable(Comment)),
  created_at: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  updated_at: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
export type ImportedFavourite = z.infer<typeof ImportedFavourite>;

/**
 * `POST {prefix}/favourite-shabads/import`. For an existing favourite, the later change wins; nothing is
 * removed.
 */
export const FavouriteImportRequest = z.object({
  favouriteShabads: z.array(ImportedFavourite).check(z.maxLength(FAVOURITE_LIMITS.favourites)),
});
export type FavouriteImportRequest = z.infer<typeof FavouriteImportRequest>;
export const FavouriteImportResponse = z.object({
  /** Favourites added or changed. */
  imported: z.number(),
  /** Existing favourites that were the same or newer. */
  unchanged: z.number(),
  /** Shabad ids that aren't in this scripture; they are skipped. */
  unknown: z.array(z.number()),
});
export type FavouriteImportResponse = z.infer<typeof FavouriteImportResponse>;

/** `GET {prefix}/favourite-shabads/export`: a file that the import accepts. */
export const FavouriteExport = z.object({
  format: z.literal('naad-favourites'),
  version: z.literal(1),
  exported_at: z.string(),
  favouriteShabads: z.array(FavouriteShabad),
});
export type FavouriteExport = z.infer<typeof FavouriteExport>;
