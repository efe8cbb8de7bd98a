import * as z from 'zod/mini';

const WORD = { id: z.number(), word: z.string(), wordUni: z.string() };

/** A headword, in legacy ASCII and Unicode. */
export const KoshWord = z.object(WORD);
export type KoshWord = z.infer<typeof KoshWord>;

/** `/kosh/:letter` answers with a bare array. */
export const KoshWordsResponse = z.array(KoshWord);
export type KoshWordsResponse = z.infer<typeof KoshWordsResponse>;

/** A word and what it means. `source`, an extension, names the work that says so, which need not be Mahan Kosh. */
export const KoshEntry = z.object({
  ...WORD,
  definition: z.string(),
  definitionUni: z.string(),
  source: z.optional(z.string()),
});
export type KoshEntry = z.infer<typeof KoshEntry>;

/** `/kosh/word/:word` and `/kosh/search/:q` answer with a bare array, empty where the word is not known. */
export const KoshEntriesResponse = z.array(KoshEntry);
export type KoshEntriesResponse = z.infer<typeof KoshEntriesResponse>;
