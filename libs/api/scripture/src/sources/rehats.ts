import type { RehatChaptersResponse, RehatSearchResponse, RehatsResponse } from '@naad/api-contract';
import type { Awaitable } from './providerChain.ts';

export type Rehat = RehatsResponse['maryadas'][number];
export type RehatChapter = RehatChaptersResponse['chapters'][number];
export type RehatHit = RehatSearchResponse['rows'][number];

/** Codes of conduct. Their text is sanitized HTML. */
export interface Rehats {
  list(): Awaitable<Rehat[] | null>;
  /** The chapters of a code without their text; null for an unknown code. */
  chapters(rehat: number): Awaitable<RehatChapter[] | null>;
  /** A chapter with its text, or all chapters for null. */
  texts(rehat: number, chapter: number | null): Awaitable<RehatChapter[] | null>;
  search(text: string, limit: number): Awaitable<RehatHit[] | null>;
}
