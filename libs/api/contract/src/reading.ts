import * as z from 'zod/mini';
import { WirePageVerse, RaagRef, SourceRef, WireVerse, WriterRef } from './verse.ts';

/** Ids of the neighbours in the same work; null at its ends. */
const Navigation = z.object({ previous: z.nullable(z.number()), next: z.nullable(z.number()) });

/**
 * An extension: requested translations that are withheld for some of the lines, because the source has them beside other
 * lines than their own; omitted if none is. `/api/capabilities` lists all of them.
 */
const WithheldTranslations = z.optional(z.array(z.string()));

/** One shabad. `shabadInfo.shabadName` is the verse id of the line the shabad is called by. */
export const ShabadResponse = z.object({
  shabadInfo: z.object({
    shabadId: z.number(),
    shabadName: z.number(),
    pageNo: z.number(),
    source: SourceRef,
    raag: RaagRef,
    writer: WriterRef,
  }),
  count: z.number(),
  navigation: Navigation,
  withheld: WithheldTranslations,
  verses: z.array(WireVerse),
});
export type ShabadResponse = z.infer<typeof ShabadResponse>;

/** Several shabads, in the order asked for. */
export const MultiShabadResponse = z.object({
  shabadIds: z.array(z.number()),
  shabads: z.array(ShabadResponse),
});
export type MultiShabadResponse = z.infer<typeof MultiShabadResponse>;

/** One page of a work. */
export const AngResponse = z.object({
  source: SourceRef,
  count: z.number(),
  navigation: Navigation,
  withheld: WithheldTranslations,
  page: z.array(WirePageVerse),
});
export type AngResponse = z.infer<typeof AngResponse>;

/** Several pages, in the order asked for. */
export const MultiAngResponse = z.object({ pageNos: z.array(z.number()), pages: z.array(AngResponse) });
export type MultiAngResponse = z.infer<typeof MultiAngResponse>;

/**
 * The hukamnama of a day: one or several shabads, in reading order. `isLatest` is set only on the newest
 * hukamnama of the source, which may not be today's.
 */
export const HukamnamaResponse = z.object({
  isLatest: z.optional(z.literal(true)),
  date: z.object({ gregorian: z.object({ month: z.number(), date: z.number(), year: z.number() }) }),
  shabadIds: z.array(z.number()),
  shabads: z.array(ShabadResponse),
});
export type HukamnamaResponse = z.infer<typeof HukamnamaResponse>;

/** The nearest days with a hukamnama before and after a day, as `YYYY-MM-DD`; null if there is none. */
export const HukamnamaDaysResponse = z.object({
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
});
export type HukamnamaDaysResponse = z.infer<typeof HukamnamaDaysResponse>;
