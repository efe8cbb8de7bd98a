import * as z from 'zod/mini';

const Name = z.nullable(z.string());

/** A shabad like another. Clients show `AvgScore` × 1.5, at most 100, as per cent (behaviour 1.27). */
export const RelatedRow = z.object({
  ShabadID: z.number(),
  AvgScore: z.number(),
  Gurmukhi: z.string(),
  GurmukhiUni: z.string(),
  English: Name,
  Punjabi: Name,
  PunjabiUni: Name,
  Spanish: Name,
  Transliteration: Name,
  PageNo: z.number(),
  SourceID: z.string(),
  SourceGurmukhi: z.string(),
  SourceUnicode: z.string(),
  SourceEnglish: z.string(),
  WriterID: z.nullable(z.number()),
  WriterGurmukhi: Name,
  WriterUnicode: Name,
  WriterEnglish: Name,
  RaagID: z.nullable(z.number()),
  RaagGurmukhi: Name,
  RaagUnicode: Name,
  RaagEnglish: Name,
});
export type RelatedRow = z.infer<typeof RelatedRow>;

/** `GET {prefix}/related/shabad/:id`: the nearest first, at most twenty. */
export const RelatedResponse = z.object({ rows: z.array(RelatedRow) });
export type RelatedResponse = z.infer<typeof RelatedResponse>;
