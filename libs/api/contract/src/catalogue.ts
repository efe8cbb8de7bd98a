import * as z from 'zod/mini';

const WriterRow = z.object({
  WriterID: z.number(),
  WriterEnglish: z.string(),
  WriterGurmukhi: z.string(),
  WriterUnicode: z.string(),
});
/** Writers; clients drop row 0, which is nobody. */
export const WritersResponse = z.object({ rows: z.array(WriterRow) });
export type WritersResponse = z.infer<typeof WritersResponse>;

/** The five last columns hold facts this corpus does not have: they are empty objects, never guesses. */
const RaagRow = z.object({
  RaagID: z.number(),
  RaagGurmukhi: z.string(),
  RaagUnicode: z.string(),
  RaagEnglish: z.string(),
  RaagWithPage: z.string(),
  SourceInfo: z.object({}),
  Sargun: z.object({}),
  WritersGuru: z.object({}),
  WritersBhagat: z.object({}),
  Writers: z.object({}),
});
export const RaagsResponse = z.object({ rows: z.array(RaagRow) });
export type RaagsResponse = z.infer<typeof RaagsResponse>;

const SourceRow = z.object({
  SourceID: z.string(),
  SourceGurmukhi: z.string(),
  SourceUnicode: z.string(),
  SourceEnglish: z.string(),
});
export const SourcesResponse = z.object({ rows: z.array(SourceRow) });
export type SourcesResponse = z.infer<typeof SourcesResponse>;
