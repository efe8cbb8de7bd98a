import { useSyncExternalStore } from 'react';
import type { SyncPhase } from './useSyncSession.ts';

export interface FollowingProps {
  phase: Extract<SyncPhase, { kind: 'following' }>;
  onExit: () => void;
}

/** A session that is followed, drawn anew with each thing that is known of it. */
export function Following({ phase: { client, api, code, parts }, onExit }: FollowingProps) {
  const state = useSyncExternalStore(client.subscribe, client.getState);
  return <parts.FollowPage api={api} code={code} state={state} onExit={onExit} />;
}
