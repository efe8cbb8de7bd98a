import { loadAllViews } from '../navigation/views.ts';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import type { StoryPlay } from '../../testing/storyPlay.ts';
import { SiteHeader } from './SiteHeader.tsx';

type Props = Parameters<typeof SiteHeader>[0];

const meta = {
  title: 'Shell/Header',
  component: SiteHeader,
  args: { content: contentOf(STORY_PAGES.shabad, 'shabad') } satisfies Props,
  parameters: { layout: 'fullscreen' },
  // The header takes the form's filters from the loaded page.
  loaders: [() => loadAllViews().then(() => ({}))],
  decorators: [
    (Story: () => React.ReactNode) => (
      <SiteFrame>
        <Story />
        {/* The bar is hidden until the header is complete. */}
        <main />
      </SiteFrame>
    ),
  ],
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

/** Home has the search form in its main part. */
export const OnHome = { args: { content: contentOf(STORY_PAGES.home, 'home') } satisfies Props };
export const OnHomeOnPhone = { ...OnHome, globals: phone };
/** On reading pages the form has only its field. */
export const OnAReadingPage = {};
export const OnAReadingPageOnPhone = { globals: phone };
/** On result pages the form also has its selects. */
export const OnResults = {
  args: { content: contentOf(STORY_PAGES.searchEnglish, 'search') } satisfies Props,
};
export const OnResultsOnPhone = { ...OnResults, globals: phone };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
/** Texts a third longer than in any language of ours. */
export const LongWords = { globals: { language: 'en-XA' } };
export const LongWordsOnPhone = { globals: { ...phone, language: 'en-XA' } };

const opening = (name: string) => ({
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name }));
  },
});
export const ReadMenu = opening('Read');
export const FindMenu = opening('Find');
export const HallMenu = opening('In the hall');
export const YouMenu = opening('You');
