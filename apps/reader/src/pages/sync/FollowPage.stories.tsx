import { EMPTY_STATE, type SessionState } from '@naad/sync-protocol';
import type { FollowerState } from '@naad/sync-client';
import { ON_PHONE } from '../../testing/pageStory.tsx';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import type { StoryPlay } from '../../testing/storyPlay.ts';
import { FollowPage, type FollowPageProps } from './FollowPage.tsx';
import { FOLLOWED_API, FOLLOWED_BANI, FOLLOWED_SHABAD, FAILING_API } from './testing/followedApi.ts';

const SHABAD = {
  kind: 'shabad',
  id: FOLLOWED_SHABAD?.id ?? 0,
  highlight: FOLLOWED_SHABAD?.verses[2]?.id ?? 0,
} as const;

/** State of a connected follower, with the given changes. */
function following(state: Partial<SessionState>, changes: Partial<FollowerState> = {}): FollowerState {
  return {
    connection: { kind: 'connected' },
    session: { ...EMPTY_STATE, ...state },
    hostOnline: true,
    isStale: false,
    ...changes,
  };
}

const meta = {
  title: 'Pages/Sangat Sync/Following',
  component: FollowPage,
  args: { api: FOLLOWED_API, code: 'BCD-FGH', state: following(SHABAD), onExit: () => undefined },
  render: (args: FollowPageProps) => (
    <SiteFrame>
      <FollowPage {...args} />
    </SiteFrame>
  ),
};
export default meta;

export const Line = {};
export const OnPhone = ON_PHONE;
export const Connecting = {
  args: { state: following({}, { connection: { kind: 'connecting', isLate: false }, session: null }) },
};
export const StillConnecting = {
  args: { state: following({}, { connection: { kind: 'connecting', isLate: true }, session: null }) },
};
export const Waiting = { args: { state: following({}) } };
export const Reconnecting = {
  args: { state: following(SHABAD, { connection: { kind: 'reconnecting', since: 0 }, isStale: true }) },
};
export const DisplayAway = { args: { state: following(SHABAD, { hostOnline: false, isStale: true }) } };
export const Bani = {
  args: {
    state: following({ kind: 'bani', id: FOLLOWED_BANI.id, baniLength: 'short', lineCount: 4 }),
  },
};
export const GurmukhiSlide = {
  args: { state: following({ ...SHABAD, text: 'vwihgurU', isGurmukhi: true }) },
};
export const Announcement = {
  args: { state: following({ ...SHABAD, text: 'Langar is served after the Hukamnama.' }) },
};
export const BlankSlide = { args: { state: following({ ...SHABAD, text: '' }) } };
export const HiddenScreen = { args: { state: following({ ...SHABAD, hidden: true }) } };
export const AnotherCollection = { args: { state: following({ kind: 'shabad', id: 999_999 }) } };
export const NoAnswer = { args: { api: FAILING_API } };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
export const LineAlone = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
  },
};
