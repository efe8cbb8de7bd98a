import type { Preferences } from '@naad/settings-schema';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { ON_PHONE } from '../../testing/pageStory.tsx';
import { AutoScrollBar } from './AutoScrollBar.tsx';

type Props = Partial<Preferences>;

const meta = {
  title: 'Reader/Auto-scroll',
  component: AutoScrollBar,
  render: (preferences: Props) => (
    <SiteFrame preferences={preferences}>
      <AutoScrollBar />
    </SiteFrame>
  ),
};
export default meta;

export const Still = {};
export const StillOnPhone = ON_PHONE;
export const Fastest = { args: { autoScrollSpeed: 100, isAutoScrollLoop: true } satisfies Props };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
