import * as z from 'zod/mini';

/** What a display gets when it begins a session; the token only one of ours, which asks with `v=2`. */
export const SyncBeginResponse = z.object({
  data: z.object({ namespaceString: z.string(), token: z.optional(z.string()) }),
});
export type SyncBeginResponse = z.infer<typeof SyncBeginResponse>;

/** The code as it is, however it was typed. */
export const SyncJoinResponse = z.object({ data: z.object({ namespaceString: z.string() }) });
export type SyncJoinResponse = z.infer<typeof SyncJoinResponse>;

export const SyncEndResponse = z.object({ data: z.object({ ended: z.boolean() }) });
export type SyncEndResponse = z.infer<typeof SyncEndResponse>;

/** Existing clients look for a text in `error`; ours match on `id`. */
export const SyncErrorResponse = z.object({ error: z.string(), id: z.string() });
export type SyncErrorResponse = z.infer<typeof SyncErrorResponse>;
