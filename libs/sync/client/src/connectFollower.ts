import {
  CLIENT_TO_SERVER,
  Driving,
  PaintedMessage,
  parseMessage,
  receiveSequenced,
  receiveSnapshot,
  SERVER_TO_CLIENT,
  SettingsMessage,
  SnapshotMessage,
  StateMessage,
  type SequencePosition,
  type SequenceVerdict,
  PROTOCOL_VERSION,
  type SessionCode,
} from '@naad/sync-protocol';
import { type Link, createLink, type ClientParts } from './createLink.ts';
import { createStore } from './createStore.ts';
import { SYSTEM_CLOCK } from './platform.ts';
import type { Clock, FollowerClient, FollowerState } from './types.ts';

/** Session changes that every guest receives. */
export type SessionChanges = Partial<
  Pick<SnapshotMessage, 'state' | 'hostOnline' | 'fontSizes' | 'settings' | 'painted' | 'driving'>
>;

/** Milliseconds before a snapshot is requested again. */
const SNAPSHOT_MS = 1_500;

/** Applies a link's messages once and in order, and requests a snapshot after a gap [SYNC-SEQ-2 to 5]. */
export function followSession(
  link: Link,
  { clock, changed }: { clock: Clock; changed: (changes: SessionChanges) => void },
): void {
  let position: SequencePosition = null;
  let isRequesting = false;

  function apply(verdict: SequenceVerdict, changes: SessionChanges): void {
    if (verdict.kind === 'drop') return;
    position = verdict.position;
    changed(changes);
    if (verdict.isGap) requestSnapshot();
  }

  /** Returns null for an unreadable snapshot. */
  function applySnapshot(received: unknown): SequenceVerdict['kind'] | null {
    const message = parseMessage(SnapshotMessage, received);
    if (!message) return null;
    const { state, hostOnline, fontSizes, settings, painted = null, driving } = message;
    const verdict = receiveSnapshot(position, message);
    apply(verdict, {
      ...{ state, hostOnline, fontSizes, settings, painted },
      ...(driving === undefined ? {} : { driving }),
    });
    return verdict.kind;
  }

  function requestSnapshot(): void {
    if (isRequesting) return;
    isRequesting = true;
    const cancel = clock.after(SNAPSHOT_MS, () => {
      isRequesting = false;
      if (link.isUp()) requestSnapshot();
    });
    const isSent = link.ask(CLIENT_TO_SERVER.snapshot, undefined, (reply) => {
      const verdict = applySnapshot(reply);
      if (verdict === null) return;
      cancel();
      isRequesting = false;
      // A later message overtook it, and lacks what this one had.
      if (verdict === 'drop') requestSnapshot();
    });
    if (isSent) return;
    // The server sends one to each new connection.
    cancel();
    isRequesting = false;
  }

  link.on(SERVER_TO_CLIENT.snapshot, applySnapshot);
  link.on(SERVER_TO_CLIENT.painted, (received) => {
    const message = parseMessage(PaintedMessage, received);
    if (message) changed(message);
  });
  link.on(SERVER_TO_CLIENT.driving, (received) => {
    const driving = parseMessage(Driving, received);
    if (driving) changed({ driving });
  });
  link.on(SERVER_TO_CLIENT.state, (received) => {
    const message = parseMessage(StateMessage, received);
    if (!message) return;
    const { state, hostOnline } = message;
    apply(receiveSequenced(position, message), { state, hostOnline });
  });
  link.on(SERVER_TO_CLIENT.settings, (received) => {
    const message = parseMessage(SettingsMessage, received);
    if (!message) return;
    const { fontSizes, settings } = message;
    apply(receiveSequenced(position, message), { fontSizes, settings });
  });
}

export interface FollowerOptions extends ClientParts {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  readonly code: SessionCode;
}

/** True if the session state may be outdated. */
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
  const update = (changes: Partial<FollowerState>) =>
    change({ ...changes, isStale: isStaleView({ ...getState(), ...changes }) });
  const link = createLink(
    { ...options, auth: () => ({ v: PROTOCOL_VERSION, role: 'follower' }) },
    {
      up: () => undefined,
      down: () => undefined,
      changed: (connection) => update({ connection }),
    },
  );
  followSession(link, {
    clock: options.clock ?? SYSTEM_CLOCK,
    changed: ({ state, hostOnline }) =>
      update({
        ...(state === undefined ? {} : { session: state }),
        ...(hostOnline === undefined ? {} : { hostOnline }),
      }),
  });
  return { getState, subscribe, disconnect: () => link.end('left') };
}
