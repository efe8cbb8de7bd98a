import { PROTOCOL_VERSION, type SessionCode } from '@naad/sync-protocol';
import { createLink, type ClientParts } from './createLink.ts';
import { createStore } from './createStore.ts';
import { followSession } from './followSession.ts';
import { SYSTEM_CLOCK } from './systemClock.ts';
import type { FollowerClient, FollowerState } from './types.ts';

export interface FollowerOptions extends ClientParts {
  /** Of the server, without a slash at its end. */
  readonly origin: string;
  readonly code: SessionCode;
}

/** Whether what one has may not be what is on the screen any more. */
export function isStaleView({
  connection,
  session,
  hostOnline,
}: Pick<FollowerState, 'connection' | 'session' | 'hostOnline'>): boolean {
  return session !== null && (connection.kind !== 'connected' || !hostOnline);
}

const INITIAL: FollowerState = {
  connection: { kind: 'connecting', isLate: false },
  session: null,
  hostOnline: false,
  isStale: false,
};

/** Follows a session until `disconnect()` or its end. */
export function connectFollower(options: FollowerOptions): FollowerClient {
  const { change, getState, subscribe } = createStore(INITIAL);
  const tell = (news: Partial<FollowerState>) =>
    change({ ...news, isStale: isStaleView({ ...getState(), ...news }) });
  const link = createLink(
    { ...options, auth: () => ({ v: PROTOCOL_VERSION, role: 'follower' }) },
    {
      up: () => undefined,
      down: () => undefined,
      changed: (connection) => tell({ connection }),
    },
  );
  followSession(link, {
    clock: options.clock ?? SYSTEM_CLOCK,
    tell: ({ state, hostOnline }) =>
      tell({
        ...(state === undefined ? {} : { session: state }),
        ...(hostOnline === undefined ? {} : { hostOnline }),
      }),
  });
  return { getState, subscribe, disconnect: () => link.end('left') };
}
