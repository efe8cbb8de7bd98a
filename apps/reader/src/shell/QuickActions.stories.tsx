import type { ReactNode } from 'react';
import { useSiteActions } from '../actions/useSiteActions.ts';
import { SiteFrame } from '../testing/SiteFrame.tsx';
import { QuickActions, type QuickActionsProps } from './QuickActions.tsx';

type QuickActionsArgs = Pick<QuickActionsProps, 'isBelowTop'>;

function WithActions(args: QuickActionsArgs) {
  return <QuickActions {...args} actions={useSiteActions()} />;
}

const meta = {
  title: 'Shell/Quick actions',
  component: WithActions,
  args: { isBelowTop: false } satisfies QuickActionsArgs,
  // They float: a story needs some height to float in.
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

const belowTop = { isBelowTop: true } satisfies QuickActionsArgs;
const phone = { viewport: { value: 'phone', isRotated: false } };

export const AtTheTop = {};
export const BelowTheTop = { args: belowTop };
export const BelowTheTopOnPhone = { args: belowTop, globals: phone };
export const RightToLeftOnPhone = {
  args: belowTop,
  globals: { ...phone, language: 'pa-Arab', direction: 'rtl' },
};
/** On a phone they give way while one reads on, until the first move back: nothing is left to see. */
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
