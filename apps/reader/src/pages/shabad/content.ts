import type { Shabad, VerseId } from '@naad/gurbani-model';
import type { FoundWords } from '../../features/search/foundHref.ts';
import type { SearchChoice } from '../../features/search/searchChoice.ts';
import type { Credit } from '../routeResult.ts';

export interface ShabadContent {
  readonly page: 'shabad';
  readonly choice: SearchChoice;
  /** Words of the highlighted line that a search matched, from the address. */
  readonly found: FoundWords;
  readonly shabads: readonly Shabad[];
  readonly highlights: readonly VerseId[];
  readonly credits: readonly Credit[];
  /** About translations that aren't shown; see {@link loadWithheldNotes}. */
  readonly notes?: readonly string[];
  /** True if there may be recordings. */
  readonly hasAudio?: boolean;
}
