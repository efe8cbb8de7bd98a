import {
  CLIENT_TO_SERVER,
  parseMessage,
  receiveSequenced,
  receiveSnapshot,
  SERVER_TO_CLIENT,
  SettingsMessage,
  SnapshotMessage,
  StateMessage,
  type SequencePlace,
  type SequenceVerdict,
} from '@naad/sync-protocol';
import type { Link } from './createLink.ts';
import type { Clock } from './types.ts';

/** What of a session all of its guests are told. */
export type SessionNews = Partial<Pick<SnapshotMessage, 'state' | 'hostOnline' | 'fontSizes' | 'settings'>>;

/** How long an answer to a request for a snapshot may take before one asks again. */
const SNAPSHOT_MS = 1_500;

/** SYNC-SEQ-2 to 5: what a line brings, each once, in order, and made good where something was missed. */
export function followSession(
  link: Link,
  { clock, tell }: { clock: Clock; tell: (news: SessionNews) => void },
): void {
  let place: SequencePlace = null;
  let isAsking = false;

  function take(verdict: SequenceVerdict, news: SessionNews): void {
    if (verdict.kind === 'drop') return;
    place = verdict.place;
    tell(news);
    if (verdict.isGap) askForAll();
  }

  function takeSnapshot(received: unknown): boolean {
    const message = parseMessage(SnapshotMessage, received);
    if (!message) return false;
    const { state, hostOnline, fontSizes, settings } = message;
    take(receiveSnapshot(place, message), { state, hostOnline, fontSizes, settings });
    return true;
  }

  function askForAll(): void {
    if (isAsking) return;
    isAsking = true;
    const again = clock.after(SNAPSHOT_MS, () => {
      isAsking = false;
      if (link.isUp()) askForAll();
    });
    const isAsked = link.ask(CLIENT_TO_SERVER.snapshot, undefined, (reply) => {
      if (!takeSnapshot(reply)) return;
      again();
      isAsking = false;
    });
    if (isAsked) return;
    // Whoever connects is sent one.
    again();
    isAsking = false;
  }

  link.on(SERVER_TO_CLIENT.snapshot, takeSnapshot);
  link.on(SERVER_TO_CLIENT.state, (received) => {
    const message = parseMessage(StateMessage, received);
    if (!message) return;
    const { state, hostOnline } = message;
    take(receiveSequenced(place, message), { state, hostOnline });
  });
  link.on(SERVER_TO_CLIENT.settings, (received) => {
    const message = parseMessage(SettingsMessage, received);
    if (!message) return;
    const { fontSizes, settings } = message;
    take(receiveSequenced(place, message), { fontSizes, settings });
  });
}
