import type { FoundVerse } from '@naad/api-client';
import { SiteFrame } from '../../../testing/SiteFrame.tsx';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { SearchResult, type SearchResultProps } from './SearchResult.tsx';

const { verses, choice, credits } = contentOf(STORY_PAGES.searchEnglish, 'search');
const [byTranslation] = verses;
const [byLetters] = contentOf(STORY_PAGES.searchFirstLetters, 'search').verses;
if (!byTranslation || !byLetters) throw new RangeError('The saved pages have no results.');

const meta = {
  title: 'Reader/Search result',
  component: SearchResult,
  args: {
    verse: byLetters,
    choice: { ...DEFAULT_CHOICE, query: 'ਧਧਰ' },
    pageName: 'Ang',
    translators: Object.fromEntries(credits.map(({ key, translator }) => [key, translator])),
  } satisfies SearchResultProps,
  render: (args: SearchResultProps) => (
    <SiteFrame>
      <SearchResult {...args} />
    </SiteFrame>
  ),
};
export default meta;

const found = (matches: FoundVerse['matches']) => ({
  args: { verse: { ...byLetters, matches } } satisfies Partial<SearchResultProps>,
});

export const AsTyped = {};
export const SpelledOtherwise = found([{ how: 'folded', words: [0, 1, 2] }]);
export const SoundsAlike = found([
  { how: 'exact', words: [0] },
  { how: 'sound', words: [1, 2] },
]);
export const OneSlip = found([{ how: 'typo', words: [0, 1, 2] }]);
export const InTranslation = {
  args: { verse: byTranslation, choice } satisfies Partial<SearchResultProps>,
};
/** As in a list of favourites. */
export const WithNote = {
  args: {
    note: { comment: 'For the morning', createdAt: new Date(2026, 7, 5, 15, 4) },
  } satisfies Partial<SearchResultProps>,
};
export const RightToLeft = { ...InTranslation, globals: { language: 'pa-Arab', direction: 'rtl' } };
