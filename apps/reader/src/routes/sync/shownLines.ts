import { recitedVerses, type SessionState } from '@naad/sync-protocol';
import type { ReadVerse } from '../../features/reading/VersesView/verseChunks.ts';
import type { FollowedText } from './loadFollowed.ts';

/** What a display means that does not say (behaviour 1.17): everything. */
const LENGTH_OF_OLD_DISPLAYS = 'extralong';

/** The lines that the display goes by, in the length it shows (behaviour 96): the same rows, so that its count of them is ours. */
export function shownLines({ work }: FollowedText, length: SessionState['baniLength']): readonly ReadVerse[] {
  switch (work.kind) {
    case 'shabad':
      return work.shabad.verses;
    case 'bani':
      return recitedVerses(work.verses, length ?? LENGTH_OF_OLD_DISPLAYS);
    case 'ceremony':
      return recitedVerses(work.verses, null);
  }
}
