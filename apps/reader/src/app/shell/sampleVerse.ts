import type { Shabad, VerseId, VerseLine } from '@naad/gurbani-model';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import type { PageContent } from '../../pages/pages.ts';

/** The line of a page that shows the effect of settings: the one it was opened at, or its first. Null without lines. */
export function sampleVerse(content: PageContent): VerseLine | null {
  switch (content.page) {
    case 'shabad':
      return lead(content.shabads, content.highlights);
    case 'hukamnama':
      return lead(content.hukamnama.shabads);
    case 'amritKeertan':
      return lead([content.shabad]);
    case 'ang': {
      const { highlights, ang } = content;
      return ang.verses.find(({ id }) => highlights.includes(id)) ?? ang.verses[0] ?? null;
    }
    case 'bani':
      return content.bani.verses.find(({ isHeader }) => !isHeader) ?? null;
    default:
      return null;
  }
}

const lead = (shabads: readonly Shabad[], highlights: readonly VerseId[] = []): VerseLine | null =>
  leadVerse(shabads, highlights)?.verse ?? null;
