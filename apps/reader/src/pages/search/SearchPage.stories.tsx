import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { SearchPage } from './SearchPage.tsx';

type Props = Parameters<typeof SearchPage>[0];

const english = contentOf(STORY_PAGES.searchEnglish, 'search');

const meta = {
  title: 'Pages/Search',
  component: SearchPage,
  args: { content: english } satisfies Props,
  render: (args: Props) => (
    <SiteFrame>
      <SearchPage {...args} />
    </SiteFrame>
  ),
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Translation = {};
export const TranslationOnPhone = { globals: phone };
export const FirstLetters = {
  args: { content: contentOf(STORY_PAGES.searchFirstLetters, 'search') } satisfies Props,
};
export const FirstLettersOnPhone = { ...FirstLetters, globals: phone };
/** A page in the middle: the saved results, as if there were more. */
export const BetweenPages = {
  args: { content: { ...english, total: 412, offset: 7, pageCount: 21 } } satisfies Props,
};
export const BetweenPagesOnPhone = { ...BetweenPages, globals: phone };
/** Auto-detect took the query for words of a translation. */
export const AutoDetect = {
  args: {
    content: { ...english, choice: { ...english.choice, type: 8 }, searchedAs: [3, 4] },
  } satisfies Props,
};
/** Lines of one shabad are grouped. */
export const Question = {
  args: {
    content: {
      ...english,
      choice: { ...english.choice, type: 9 },
      total: 7,
      verses: english.verses.slice(0, 7).map((verse, index, all) => ({
        ...verse,
        shabadId: all[index - (index % 3)]?.shabadId ?? verse.shabadId,
      })),
    },
  } satisfies Props,
};
export const QuestionOnPhone = { ...Question, globals: phone };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
