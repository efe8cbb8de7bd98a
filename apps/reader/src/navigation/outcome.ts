import type { RoutePage } from '../routes/routeResult.ts';

/** What became of going to an address: a page, perhaps of another address after redirects, or why there is none. */
export type Outcome = PageOutcome | FailedOutcome;

export interface PageOutcome {
  readonly kind: 'page';
  /** Path and query after all redirects. */
  readonly href: string;
  readonly page: RoutePage;
  /** Whether the same address leads here again. */
  readonly isRepeatable: boolean;
}

export interface FailedOutcome {
  readonly kind: 'failed';
  readonly reason: 'timeout' | 'offline' | 'chunk' | 'unknown';
}
