import * as z from 'zod/mini';

/** Our ids of verses in the order requested; null for one that isn't certain. */
export const VerseIdsResponse = z.object({ verseIds: z.array(z.nullable(z.number())) });
export type VerseIdsResponse = z.infer<typeof VerseIdsResponse>;
