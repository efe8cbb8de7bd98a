import type { Shabad } from '@naad/gurbani-model';
import type { AmritKeertanChapterName } from '@naad/api-client';
import type { Credit } from '../routeResult.ts';

/** Content of a shabad of Amrit Keertan. */
export interface AmritKeertanContent {
  readonly page: 'amritKeertan';
  readonly shabad: Shabad;
  /** The chapter that the address names; null for none. */
  readonly chapter: AmritKeertanChapterName | null;
  readonly credits: readonly Credit[];
}
