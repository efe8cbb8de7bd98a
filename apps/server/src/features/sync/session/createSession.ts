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
  type Painted,
  type SessionState,
  type MessageStamp,
} from '@naad/sync-protocol';
import type { KnownController, SessionRecord } from '../store/sessionRecord.ts';
import { ROOMS, roomOf, type LeaderPorts } from './leaderPorts.ts';

/** The sender of a command. */
export interface Sender {
  readonly clientId: string | null;
  readonly counter: number | null;
}

/** A session's record and the messages that its changes cause. Only this writes it. */
export interface Session {
  readonly record: () => SessionRecord;
  /** Changes the record without a message; resolves as `LeaderPorts.save`. */
  patch(changes: Partial<SessionRecord>): Promise<boolean>;
  /** Sets the screen's state; notifies everyone if it changed. */
  show(state: SessionState): void;
  /** Sets font sizes and settings; notifies everyone if they changed. */
  setLook(fontSizes: FontSizes, settings?: DisplaySettings | null): void;
  /** Sets what the projector reports to have painted; notifies controllers if it changed. */
  setPainted(painted: Painted | null): void;
  setHostOnline(isOnline: boolean, changes?: Partial<SessionRecord>): void;
  /** Sets a command's outcome; notifies its controller. */
  settle(sender: Sender, outcome: Outcome, isConfirmed: boolean): void;
  stamp(): MessageStamp;
  /** Calls back once all changes are stored, or with false if they can't be. */
  whenStored(done: (isStored: boolean) => void): void;
}

const MAX_RESULTS = 32;
const MAX_CONTROLLERS = 64;

/** Adds a controller to the record; beyond the maximum the least recently seen ones are dropped. */
export function withController(
  record: SessionRecord,
  clientId: string,
  controller: KnownController,
): SessionRecord['controllers'] {
  const others = Object.entries(record.controllers).filter(([id]) => id !== clientId);
  const recent = others.sort(([, one], [, other]) => other.seenAt - one.seenAt).slice(0, MAX_CONTROLLERS - 1);
  return Object.fromEntries([...recent, [clientId, controller]]);
}

/** True if both states look the same to clients without slides and hidden screens. */
function isSameContent(one: SessionState, other: SessionState): boolean {
  const bare = { text: null, isGurmukhi: false, hidden: false };
  return isSameState({ ...one, ...bare }, { ...other, ...bare });
}

export function createSession(initial: SessionRecord, ports: LeaderPorts): Session {
  let record = initial;
  let saving: Promise<boolean> | null = null;
  let hasUnstoredChanges = false;

  function patch(changes: Partial<SessionRecord>): Promise<boolean> {
    record = { ...record, ...changes };
    const current = ports.save(record);
    saving = current;
    void current.then((isSaved) => {
      if (saving === current) hasUnstoredChanges = !isSaved;
    });
    return current;
  }

  const stamp = (): MessageStamp => ({ seq: record.seq, epoch: record.epoch, ts: ports.clock.now() });

  function sendState(): void {
    const message = { ...stamp(), state: record.state, hostOnline: record.hostOnline };
    ports.toRooms([ROOMS.followers, ROOMS.controllers], SERVER_TO_CLIENT.state, message);
  }

  return {
    record: () => record,
    patch,
    stamp,
    whenStored: (done) => void (saving === null || hasUnstoredChanges ? patch({}) : saving).then(done),
    show(state) {
      const before = record.state;
      if (isSameState(before, state)) return;
      void patch({ state, seq: record.seq + 1 });
      sendState();
      const content = isSameContent(before, state) ? null : contentMessage(state, stamp());
      if (content)
        ports.toRooms([ROOMS.legacyFollowers, ROOMS.legacyControllers], LEGACY_EVENTS.data, content);
    },
    setLook(fontSizes, settings = record.settings) {
      const isSame =
        isSameFontSizes(record.fontSizes, fontSizes) &&
        JSON.stringify(record.settings) === JSON.stringify(settings);
      if (isSame) return;
      void patch({ fontSizes, settings, seq: record.seq + 1 });
      const message = { ...stamp(), fontSizes, settings };
      ports.toRooms([ROOMS.followers, ROOMS.controllers], SERVER_TO_CLIENT.settings, message);
      ports.toRooms([ROOMS.legacyControllers], LEGACY_EVENTS.data, settingsMessage(fontSizes, stamp()));
    },
    setPainted(painted) {
      if (JSON.stringify(record.painted ?? null) === JSON.stringify(painted)) return;
      void patch({ painted });
      ports.toRooms([ROOMS.controllers], SERVER_TO_CLIENT.painted, { painted });
    },
    setHostOnline(hostOnline, changes = {}) {
      const isChange = record.hostOnline !== hostOnline;
      const seq = isChange ? record.seq + 1 : record.seq;
      void patch({ ...changes, hostOnline, lastHostSeen: ports.clock.now(), seq });
      if (isChange) sendState();
    },
    settle({ clientId, counter }, outcome, isConfirmed) {
      if (clientId === null || counter === null) return;
      const known = record.controllers[clientId];
      if (!known) return;
      const result = { counter, outcome, seq: record.seq, isConfirmed };
      const results = [...known.results.filter((each) => each.counter !== counter), result].slice(
        -MAX_RESULTS,
      );
      void patch({ controllers: withController(record, clientId, { ...known, results }) });
      if (outcome === 'pending') return;
      ports.taps?.settled(outcome);
      ports.toRooms([roomOf(clientId)], SERVER_TO_CLIENT.applied, result);
    },
  };
}
