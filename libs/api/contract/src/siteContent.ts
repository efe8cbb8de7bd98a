import * as z from 'zod/mini';

/** Providers omit an empty field, send null, or send an empty string. */
const Text = z.nullish(z.string());

/** The drawing for the day, in the shape of the reference product's doodle service. */
export const DoodleRow = z.object({
  /** The address the drawing links to. */
  Link: Text,
  Image: z.string(),
  /** The image for a small square. */
  ImageSquare: Text,
  Description: Text,
  /** Credit for the drawing. */
  SourceLink: Text,
  SourceText: Text,
});
export type DoodleRow = z.infer<typeof DoodleRow>;

/** `GET {prefix}/doodle/`: clients show the first row. No row, or any error, means no doodle today. */
export const DoodleResponse = z.object({
  error: z.optional(z.unknown()),
  rows: z.nullish(z.array(DoodleRow)),
});
export type DoodleResponse = z.infer<typeof DoodleResponse>;

/** An announcement of the operator, in the shape of the reference product's service. */
export const MessageRow = z.object({
  ID: z.string(),
  Title: z.string(),
  Content: z.string(),
  /** `info`, `warning` or `success`. */
  Type: z.string(),
});
export type MessageRow = z.infer<typeof MessageRow>;

/** `GET {prefix}/messages/web/{yyyy-m-d}`: the announcements for a day. */
export const MessagesResponse = z.object({ rows: z.array(MessageRow) });
export type MessagesResponse = z.infer<typeof MessagesResponse>;
