import type { AngPage } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-model';
import type { Credit } from '../routeResult.ts';

/** Content of an ang, both as a page and as the start of a paath. */
export interface AngContent {
  readonly page: 'ang';
  readonly ang: AngPage;
  readonly highlights: readonly VerseId[];
  readonly credits: readonly Credit[];
  /** About translations that aren't shown; see {@link loadWithheldNotes}. */
  readonly notes?: readonly string[];
}
