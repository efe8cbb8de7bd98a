import type { ReactNode } from 'react';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { RailActions, type RailActionsProps } from './RailActions.tsx';

const meta = {
  title: 'Shell/Rail actions',
  component: RailActions,
  args: { isBelowTop: false, hasAssistant: false } satisfies RailActionsProps,
  // They are fixed, so the story needs a height.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  decorators: [
    (Story: () => ReactNode) => (
      <SiteFrame>
        <Story />
      </SiteFrame>
    ),
  ],
};
export default meta;

export const AtTheTop = {};
export const BelowTheTopAfterAQuestion = {
  args: { isBelowTop: true, hasAssistant: true } satisfies RailActionsProps,
};
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
