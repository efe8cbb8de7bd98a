import * as z from 'zod/mini';

/** Providers leave a field out, give null, or give nothing between quotes: all of them mean there is none. */
const Text = z.nullish(z.string());

/** A drawing for the day, as the reference product's doodle service names its parts. */
export const DoodleRow = z.object({
  /** Where the drawing leads. */
  Link: Text,
  Image: z.string(),
  /** The same for a small square. */
  ImageSquare: Text,
  Description: Text,
  /** Whose drawing it is, and where they are found. */
  SourceLink: Text,
  SourceText: Text,
});
export type DoodleRow = z.infer<typeof DoodleRow>;

/**
 * `GET {prefix}/doodle/`: the first row is the one that is shown. No row, or an error of any kind, means that there is no
 * doodle today (behaviour 0.17, 1.10).
 */
export const DoodleResponse = z.object({
  error: z.optional(z.unknown()),
  rows: z.nullish(z.array(DoodleRow)),
});
export type DoodleResponse = z.infer<typeof DoodleResponse>;
