import * as z from 'zod/mini';

/** `GET /oembed?url=…`: the preview of one of our pages on another site (oEmbed 1.0, type `rich`). */
export const OEmbedResponse = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  author_name: z.optional(z.string()),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds. */
  cache_age: z.number(),
  html: z.string(),
  /** A picture of the line, if the consumer has room for it. */
  thumbnail_url: z.optional(z.string()),
  thumbnail_width: z.optional(z.number()),
  thumbnail_height: z.optional(z.number()),
  width: z.number(),
  height: z.number(),
});
export type OEmbedResponse = z.infer<typeof OEmbedResponse>;
