import * as z from 'zod/mini';

/** News of the operator, as the reference product's service names its parts. */
export const MessageRow = z.object({
  ID: z.string(),
  Title: z.string(),
  Content: z.string(),
  /** `info`, `warning` or `success`. */
  Type: z.string(),
});
export type MessageRow = z.infer<typeof MessageRow>;

/** `GET {prefix}/messages/web/{yyyy-m-d}`: what there is to say on a day (behaviour 1.10). */
export const MessagesResponse = z.object({ rows: z.array(MessageRow) });
export type MessagesResponse = z.infer<typeof MessagesResponse>;
