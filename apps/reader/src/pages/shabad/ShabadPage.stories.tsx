import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { ShabadPage } from './ShabadPage.tsx';

type Props = Parameters<typeof ShabadPage>[0];

const shabad = contentOf(STORY_PAGES.shabad, 'shabad');

const meta = {
  title: 'Pages/Shabad',
  component: ShabadPage,
  args: { content: shabad } satisfies Props,
  render: (args: Props) => (
    <SiteFrame>
      <ShabadPage {...args} />
    </SiteFrame>
  ),
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

/** The address highlights one line. */
export const WithCurrentLine = {};
export const WithCurrentLineOnPhone = { globals: phone };
/** Opened from search results: the query is marked in every line. */
export const FromResults = {
  args: { content: { ...shabad, choice: { ...shabad.choice, query: 'ਧਧਰਗ', type: 0 } } } satisfies Props,
};
export const Several = { args: { content: contentOf(STORY_PAGES.shabads, 'shabad') } satisfies Props };
export const SeveralOnPhone = { ...Several, globals: phone };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
