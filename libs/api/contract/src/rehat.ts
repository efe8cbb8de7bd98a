import * as z from 'zod/mini';
import { FeatureSource } from './capabilities.ts';

/**
 * `/rehats`: the codes of conduct there are. `alphabet` says which letters the text is in; `source`, an extension, whose
 * they are.
 */
export const RehatsResponse = z.object({
  count: z.number(),
  maryadas: z.array(z.object({ rehatID: z.number(), rehatName: z.string(), alphabet: z.string() })),
  source: z.optional(FeatureSource),
});
export type RehatsResponse = z.infer<typeof RehatsResponse>;

/** `/rehats/:id`, and `/rehats/:id/chapters/:cid?`, whose chapters have `chapterContent`: HTML without attributes; `source` as above. */
export const RehatChaptersResponse = z.object({
  count: z.number(),
  rehatID: z.number(),
  chapters: z.array(
    z.object({
      chapterID: z.number(),
      chapterName: z.string(),
      chapterContent: z.optional(z.string()),
      alphabet: z.string(),
    }),
  ),
  source: z.optional(FeatureSource),
});
export type RehatChaptersResponse = z.infer<typeof RehatChaptersResponse>;

/** `/rehats/search/:text` */
export const RehatSearchResponse = z.object({
  count: z.number(),
  rows: z.array(
    z.object({
      chapterID: z.number(),
      chapterName: z.string(),
      chapterContent: z.string(),
      rehatID: z.number(),
      rehatName: z.string(),
    }),
  ),
});
export type RehatSearchResponse = z.infer<typeof RehatSearchResponse>;
