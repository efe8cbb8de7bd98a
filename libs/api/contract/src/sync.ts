import * as z from 'zod/mini';

/** The session a display has started. Only our own displays, which send `v=2`, get the token. */
export const SyncBeginResponse = z.object({
  data: z.object({ namespaceString: z.string(), token: z.optional(z.string()) }),
});
export type SyncBeginResponse = z.infer<typeof SyncBeginResponse>;

/** The canonical form of the code that was typed. */
export const SyncJoinResponse = z.object({ data: z.object({ namespaceString: z.string() }) });
export type SyncJoinResponse = z.infer<typeof SyncJoinResponse>;

export const SyncEndResponse = z.object({ data: z.object({ ended: z.boolean() }) });
export type SyncEndResponse = z.infer<typeof SyncEndResponse>;

/** Existing clients look for text in `error`; ours match on `id`. */
export const SyncErrorResponse = z.object({ error: z.string(), id: z.string() });
export type SyncErrorResponse = z.infer<typeof SyncErrorResponse>;
