import type { AbsenceReason, AmritKeertanChapter, AmritKeertanChapterName } from '@naad/api-client';
import type { GranthIndex } from '../../features/granth-index/granthIndex.ts';

/** Content of the overview of all indexes. */
export interface IndexesContent {
  readonly page: 'indexes';
  readonly granths: readonly GranthIndex[];
  /** Chapters of Amrit Keertan; empty if this deployment doesn't have it. */
  readonly chapters: readonly AmritKeertanChapterName[];
}

/** Content of the index of a work. */
export interface GranthIndexContent {
  readonly page: 'granthIndex';
  readonly granth: GranthIndex;
  /** Related works without their own index page. */
  readonly others: readonly GranthIndex[];
}

/** Content of the index of Amrit Keertan. */
export interface AmritKeertanIndexContent {
  readonly page: 'amritKeertanIndex';
  readonly chapters: readonly AmritKeertanChapterName[];
  /** The open chapter, whose shabads are shown; null for none. */
  readonly opened: AmritKeertanChapter | null;
  /** Why there are no chapters; null if there are. */
  readonly absent: AbsenceReason | null;
}
