import { SiteFrame } from '../testing/SiteFrame.tsx';
import { contentOf, STORY_PAGES } from '../testing/storyPages.ts';
import type { StoryPlay } from '../testing/storyPlay.ts';
import { SiteHeader } from './SiteHeader.tsx';

type Props = Parameters<typeof SiteHeader>[0];

const meta = {
  title: 'Shell/Header',
  component: SiteHeader,
  args: { content: contentOf(STORY_PAGES.shabad, 'shabad') } satisfies Props,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story: () => React.ReactNode) => (
      <SiteFrame>
        <Story />
      </SiteFrame>
    ),
  ],
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

/** Home has the search form in the middle of its page. */
export const OnHome = { args: { content: contentOf(STORY_PAGES.home, 'home') } satisfies Props };
export const OnHomeOnPhone = { ...OnHome, globals: phone };
/** Where one reads, the form is only its field. */
export const OnAReadingPage = {};
export const OnAReadingPageOnPhone = { globals: phone };
/** Where one searches, it has its lists too. */
export const OnResults = {
  args: { content: contentOf(STORY_PAGES.searchEnglish, 'search') } satisfies Props,
};
export const OnResultsOnPhone = { ...OnResults, globals: phone };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
/** Texts a third longer, as no language of ours has them. */
export const LongWords = { globals: { language: 'en-XA' } };
export const LongWordsOnPhone = { globals: { ...phone, language: 'en-XA' } };

const opening = (name: string) => ({
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name }));
  },
});
export const IndexMenu = opening('Index');
export const InformationMenu = opening('Information');
export const SyncMenu = opening('Sync');
export const MenuOnPhone = { ...opening('Menu'), globals: phone };
