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
const narrowed: Partial<Props['content']> = {
  places: [
    { href: '/sundar-gutka/10', name: 'Anand Sahib', kind: 'Bani', opens: 'page' },
    { href: '/ang?ang=917&source=G', name: 'Ang 917', kind: 'Sri Guru Granth Sahib Ji', opens: 'page' },
  ],
  facets: [
    {
      label: 'Source',
      options: [
        { name: 'Sri Guru Granth Sahib Ji', count: 1988, href: '/search?q=anand&source=G' },
        { name: 'Sri Dasam Granth', count: 440, href: '/search?q=anand&source=D' },
      ],
    },
  ],
  filters: [{ label: 'Writer', name: 'Guru Arjan Dev Ji', href: '/search?q=anand' }],
};
/** Pages that the query names, and filters: beside the lines on a wide screen. */
export const PlacesAndFilters = { args: { content: { ...english, ...narrowed } } satisfies Props };
export const PlacesAndFiltersOnPhone = { ...PlacesAndFilters, globals: phone };
export const PlacesAndFiltersRightToLeft = {
  ...PlacesAndFilters,
  globals: { language: 'pa-Arab', direction: 'rtl' },
};
/** The chosen type found nothing. */
export const Instead = {
  args: {
    content: { ...english, choice: { ...english.choice, type: 2 }, instead: { query: 'blessed is Guru' } },
  } satisfies Props,
};
/** Within a bani. */
export const Within = {
  args: {
    content: {
      ...english,
      choice: { ...english.choice, within: { type: 'bani', id: 2 } },
      filters: [{ label: 'Within', name: 'Japji Sahib', href: '/search?q=x' }],
    },
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
