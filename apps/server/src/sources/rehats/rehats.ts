import type { RehatChaptersResponse, RehatSearchResponse, RehatsResponse } from '@naad/api-contract';
import type { Awaitable } from '../feeder.ts';

export type Rehat = RehatsResponse['maryadas'][number];
export type RehatChapter = RehatChaptersResponse['chapters'][number];
export type RehatHit = RehatSearchResponse['rows'][number];

/** Codes of conduct. Their text is HTML that is safe to show. */
export interface Rehats {
  list(): Awaitable<Rehat[] | null>;
  /** All chapters of one without their text; null where there is none such. */
  chapters(rehat: number): Awaitable<RehatChapter[] | null>;
  /** With their text: one chapter, or all. */
  texts(rehat: number, chapter: number | null): Awaitable<RehatChapter[] | null>;
  search(text: string, limit: number): Awaitable<RehatHit[] | null>;
}
