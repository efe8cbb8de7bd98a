import * as z from 'zod/mini';
import { Name, WRITER_AND_RAAG_COLUMNS } from './columns.ts';

/** Why a shabad is related: lines and rare words that both have, and what else is alike. */
const RelatedReasons = z.object({
  lines: z.number(),
  words: z.array(z.string()),
  english: z.boolean(),
  raag: z.boolean(),
  writer: z.boolean(),
});

/** A related shabad. Clients show `AvgScore` × 1.5, at most 100, as per cent. `Reasons` is an extension. */
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
  ...WRITER_AND_RAAG_COLUMNS,
  Reasons: RelatedReasons,
});
export type RelatedRow = z.infer<typeof RelatedRow>;

/** `GET {prefix}/related/shabad/:id`: at most twenty, nearest first. */
export const RelatedResponse = z.object({ rows: z.array(RelatedRow) });
export type RelatedResponse = z.infer<typeof RelatedResponse>;
