import { SiteFrame, type SiteFrameProps } from '../../testing/SiteFrame.tsx';
import { STORY_PAGES } from '../../testing/storyPages.ts';
import type { StoryPlay } from '../../testing/storyPlay.ts';
import { SitePanels } from './SitePanels.tsx';

type PanelArgs = Required<Pick<SiteFrameProps, 'panel'>>;

const meta = {
  title: 'Shell/Panels',
  component: SitePanels,
  args: { panel: 'settings' } satisfies PanelArgs,
  parameters: { layout: 'fullscreen' },
  render: ({ panel }: PanelArgs) => (
    <SiteFrame panel={panel} first={STORY_PAGES.shabad}>
      <SitePanels page="shabad" />
    </SiteFrame>
  ),
  // The panel's chunk loads when it first opens.
  play: async ({ canvas }: StoryPlay) => {
    await canvas.findByRole('heading', { level: 2 }, { timeout: 10_000 });
  },
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Settings = {};
export const SettingsOnPhone = { globals: phone };
export const Shortcuts = { args: { panel: 'shortcuts' } satisfies PanelArgs };
export const MultiView = { args: { panel: 'multiView' } satisfies PanelArgs };
export const MultiViewOnPhone = { args: { panel: 'multiView' } satisfies PanelArgs, globals: phone };
export const More = { args: { panel: 'more' } satisfies PanelArgs };
export const MoreOnPhone = { args: { panel: 'more' } satisfies PanelArgs, globals: phone };
