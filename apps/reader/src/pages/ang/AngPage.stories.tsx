import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { AngPage } from './AngPage.tsx';

type Props = Parameters<typeof AngPage>[0];

const ang = contentOf(STORY_PAGES.ang, 'ang');

const meta = {
  title: 'Pages/Ang',
  component: AngPage,
  args: { content: ang } satisfies Props,
  render: (args: Props) => (
    <SiteFrame>
      <AngPage {...args} />
    </SiteFrame>
  ),
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const SriGuruGranthSahib = {};
export const SriGuruGranthSahibOnPhone = { globals: phone };
/** Pages of other works have other names, and the reading position isn't stored. */
export const DasamGranth = { args: { content: contentOf(STORY_PAGES.angOfDasam, 'ang') } satisfies Props };
export const DasamGranthOnPhone = { ...DasamGranth, globals: phone };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
