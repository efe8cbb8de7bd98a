import type { FollowerState } from '@naad/sync-client';
import { EMPTY_STATE } from '@naad/sync-protocol';
import { expect, it } from 'vitest';
import { followingStatus } from './followingStatus.ts';

const LIVE: FollowerState = {
  connection: { kind: 'connected' },
  session: EMPTY_STATE,
  hostOnline: true,
  isStale: false,
};

it.each<[Partial<FollowerState>, string]>([
  [{}, 'live'],
  [{ hostOnline: false }, 'away'],
  [{ session: null, hostOnline: false }, 'connecting'],
  [{ connection: { kind: 'connecting', isLate: false } }, 'connecting'],
  [{ connection: { kind: 'connecting', isLate: true } }, 'late'],
  [{ connection: { kind: 'reconnecting', since: 0 } }, 'reconnecting'],
])('%o is %s', (changes, status) => {
  expect(followingStatus({ ...LIVE, ...changes })).toBe(status);
});
