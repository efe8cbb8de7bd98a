import type { Bani, BaniName } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-model';
import type { Credit } from '../routeResult.ts';

/** Content of the list of banis. */
export interface BanisContent {
  readonly page: 'banis';
  readonly banis: readonly BaniName[];
}

/** Content of a bani. */
export interface BaniContent {
  readonly page: 'bani';
  /** The bani with the lines of all its lengths; the visitor's choice of length filters them. */
  readonly bani: Bani;
  readonly highlights: readonly VerseId[];
  readonly credits: readonly Credit[];
}
