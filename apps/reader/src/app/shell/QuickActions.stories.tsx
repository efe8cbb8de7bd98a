import type { ReactNode } from 'react';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { QuickActions, type QuickActionsProps } from './QuickActions.tsx';

const meta = {
  title: 'Shell/Quick actions',
  component: QuickActions,
  args: { isBelowTop: false } satisfies QuickActionsProps,
  // They float, so the story needs a height.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '12rem' } } },
  decorators: [
    (Story: () => ReactNode) => (
      <SiteFrame>
        <Story />
      </SiteFrame>
    ),
  ],
};
export default meta;

const belowTop = { isBelowTop: true } satisfies QuickActionsProps;
const phone = { viewport: { value: 'phone', isRotated: false } };

export const AtTheTop = {};
export const BelowTheTop = { args: belowTop };
export const BelowTheTopOnPhone = { args: belowTop, globals: phone };
export const RightToLeftOnPhone = {
  args: belowTop,
  globals: { ...phone, language: 'pa-Arab', direction: 'rtl' },
};
/** Hidden on a phone while the visitor scrolls down, until they scroll back: nothing is visible. */
export const ReadingOnOnPhone = {
  args: belowTop,
  globals: phone,
  decorators: [
    (Story: () => ReactNode) => (
      <div data-reading="on">
        <Story />
      </div>
    ),
  ],
};
