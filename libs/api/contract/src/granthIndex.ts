import * as z from 'zod/mini';

/** What a row of an index stands for: a raag, a vaar within one, or any other part of a work. */
export const INDEX_KINDS = ['raag', 'vaar', 'section'] as const;
export type IndexKind = (typeof INDEX_KINDS)[number];

/**
 * A part of a work. `from` and `to` are its first and last page, null in works without pages; `verseId` is its first
 * line and `shabadId` its first shabad, where they are known. `id` is fit for an address: letters, digits and hyphens.
 */
export const IndexRow = z.object({
  id: z.string(),
  name: z.object({ english: z.string(), unicode: z.string() }),
  kind: z.enum(INDEX_KINDS),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  verseId: z.nullable(z.number()),
  shabadId: z.nullable(z.number()),
});
export type IndexRow = z.infer<typeof IndexRow>;

/** `GET {prefix}/index/:source`: what a work consists of, in its order. */
export const IndexResponse = z.object({ rows: z.array(IndexRow) });
export type IndexResponse = z.infer<typeof IndexResponse>;
