import type { FollowerState } from '@naad/sync-client';

/** How sure it is that one sees what the hall sees. */
export type FollowingStatus = 'connecting' | 'late' | 'live' | 'reconnecting' | 'away';

/** Never more than is known: live only with a line and a display. */
export function followingStatus({ connection, hostOnline, session }: FollowerState): FollowingStatus {
  if (connection.kind === 'connecting') return connection.isLate ? 'late' : 'connecting';
  if (connection.kind !== 'connected') return 'reconnecting';
  if (session === null) return 'connecting';
  return hostOnline ? 'live' : 'away';
}
