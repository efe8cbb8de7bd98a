import {
  contentMessage,
  isSameFontSizes,
  isSameState,
  SERVER_TO_CLIENT,
  LEGACY_EVENTS,
  settingsMessage,
  type DisplaySettings,
  type FontSizes,
  type Outcome,
  type SessionState,
  type Stamp,
} from '@naad/sync-protocol';
import type { KnownController, SessionRecord } from '../store/sessionRecord.ts';
import { ROOMS, roomOf, type LeaderPorts } from './leaderPorts.ts';

/** Whose command it was. */
export interface Sender {
  readonly clientId: string | null;
  readonly counter: number | null;
}

/** The record of a session with what follows from changing it; the only place that writes it. */
export interface Session {
  readonly record: () => SessionRecord;
  /** Changes what nobody is told of. */
  patch(changes: Partial<SessionRecord>): Promise<boolean>;
  /** What is on screen; tells everyone where it differs. */
  show(state: SessionState): void;
  /** How it is displayed; tells everyone where it differs. */
  style(fontSizes: FontSizes, settings?: DisplaySettings | null): void;
  setHostOnline(isOnline: boolean, changes?: Partial<SessionRecord>): void;
  /** What became of a command; tells its controller. */
  settle(sender: Sender, outcome: Outcome, isConfirmed: boolean): void;
  stamp(): Stamp;
}

const KEPT_RESULTS = 32;
const KEPT_CONTROLLERS = 64;

/** A controller's place in the record, without those that were not seen for longest when there are too many. */
export function withController(
  record: SessionRecord,
  clientId: string,
  controller: KnownController,
): SessionRecord['controllers'] {
  const others = Object.entries(record.controllers).filter(([id]) => id !== clientId);
  const kept = others.sort(([, one], [, other]) => other.seenAt - one.seenAt).slice(0, KEPT_CONTROLLERS - 1);
  return Object.fromEntries([...kept, [clientId, controller]]);
}

/** Whether two states are the same to clients that know neither slides nor a hidden screen. */
function isSameContent(one: SessionState, other: SessionState): boolean {
  const bare = { text: null, isGurmukhi: false, hidden: false };
  return isSameState({ ...one, ...bare }, { ...other, ...bare });
}

export function createSession(initial: SessionRecord, ports: LeaderPorts): Session {
  let record = initial;

  function patch(changes: Partial<SessionRecord>): Promise<boolean> {
    record = { ...record, ...changes };
    return ports.save(record);
  }

  const stamp = (): Stamp => ({ seq: record.seq, epoch: record.epoch, ts: ports.clock.now() });

  function tellState(): void {
    const message = { ...stamp(), state: record.state, hostOnline: record.hostOnline };
    ports.toRooms([ROOMS.followers, ROOMS.controllers], SERVER_TO_CLIENT.state, message);
  }

  return {
    record: () => record,
    patch,
    stamp,
    show(state) {
      const before = record.state;
      if (isSameState(before, state)) return;
      void patch({ state, seq: record.seq + 1 });
      tellState();
      const content = isSameContent(before, state) ? null : contentMessage(state, stamp());
      if (content)
        ports.toRooms([ROOMS.legacyFollowers, ROOMS.legacyControllers], LEGACY_EVENTS.data, content);
    },
    style(fontSizes, settings = record.settings) {
      const isSame =
        isSameFontSizes(record.fontSizes, fontSizes) &&
        JSON.stringify(record.settings) === JSON.stringify(settings);
      if (isSame) return;
      void patch({ fontSizes, settings, seq: record.seq + 1 });
      const message = { ...stamp(), fontSizes, settings };
      ports.toRooms([ROOMS.followers, ROOMS.controllers], SERVER_TO_CLIENT.settings, message);
      ports.toRooms([ROOMS.legacyControllers], LEGACY_EVENTS.data, settingsMessage(fontSizes, stamp()));
    },
    setHostOnline(hostOnline, changes = {}) {
      const isChange = record.hostOnline !== hostOnline;
      const seq = isChange ? record.seq + 1 : record.seq;
      void patch({ ...changes, hostOnline, lastHostSeen: ports.clock.now(), seq });
      if (isChange) tellState();
    },
    settle({ clientId, counter }, outcome, isConfirmed) {
      if (clientId === null || counter === null) return;
      const known = record.controllers[clientId];
      if (!known) return;
      const result = { counter, outcome, seq: record.seq, isConfirmed };
      const results = [...known.results.filter((each) => each.counter !== counter), result].slice(
        -KEPT_RESULTS,
      );
      void patch({ controllers: withController(record, clientId, { ...known, results }) });
      if (outcome === 'pending') return;
      ports.toRooms([roomOf(clientId)], SERVER_TO_CLIENT.applied, result);
    },
  };
}
