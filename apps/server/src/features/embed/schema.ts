import * as z from 'zod/mini';

/** Frames and scripts are for browsers; the description of the API leaves them out. */
export const frameSchema = { hide: true };

/** Everything is text here: what a size or a format may be, says the answer. */
export const oembedSchema = {
  hide: true,
  querystring: z.object({
    url: z.string().check(z.maxLength(2000)),
    format: z.optional(z.string()),
    maxwidth: z.optional(z.string()),
    maxheight: z.optional(z.string()),
  }),
};
