import type { FollowerState } from '@naad/sync-client';

/** Certainty that the phone shows what the hall sees. */
export type FollowingStatus = 'connecting' | 'late' | 'live' | 'reconnecting' | 'away';

/** Never overstates: `live` needs both a line and a connected host. */
export function followingStatus({ connection, hostOnline, session }: FollowerState): FollowingStatus {
  if (connection.kind === 'connecting') return connection.isLate ? 'late' : 'connecting';
  if (connection.kind !== 'connected') return 'reconnecting';
  if (session === null) return 'connecting';
  return hostOnline ? 'live' : 'away';
}
