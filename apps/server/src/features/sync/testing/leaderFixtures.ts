import type { Clock } from '../clock.ts';
import type { Client } from '../session/leaderPorts.ts';

/** A clock that advances only on request. */
export interface FakeClock extends Clock {
  /** Advances the time and runs all timers that become due. */
  advance(ms: number): void;
  /** Number of pending timers. */
  waiting(): number;
}

interface Timer {
  readonly at: number;
  readonly id: number;
  readonly callback: () => void;
}

export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  let nextId = 0;
  const timers: Timer[] = [];
  const isBefore = (one: Timer, other: Timer) =>
    one.at < other.at || (one.at === other.at && one.id < other.id);

  return {
    now: () => now,
    after(ms, callback) {
      nextId += 1;
      const timer = { at: now + Math.max(0, ms), id: nextId, callback };
      const later = timers.findIndex((each) => isBefore(timer, each));
      if (later === -1) timers.push(timer);
      else timers.splice(later, 0, timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (let next = timers[0]; next && next.at <= end; next = timers[0]) {
        timers.shift();
        now = next.at;
        next.callback();
      }
      now = end;
    },
    waiting: () => timers.length,
  };
}

/** A legacy client as seen by a leader: connected for a while and not admitted. */
export const LEADER_CLIENT: Client = {
  socketId: 's',
  clientId: null,
  isController: false,
  connectedMs: 5_000,
  phoneId: null,
  proof: null,
  nextProof: null,
  inviteHash: null,
  keepsToken: false,
  network: 'hall',
  device: 's',
  kind: 'androidPhone',
  name: null,
};

/** A legacy client whose socket is also its device. */
export function legacyClient(socketId: string, network = 'hall'): Client {
  return { ...LEADER_CLIENT, socketId, device: socketId, network };
}

/** A current controller that keeps its token. */
export function currentClient(clientId: string, changes: Partial<Client> = {}): Client {
  const socketId = `socket of ${clientId}`;
  return {
    ...LEADER_CLIENT,
    socketId,
    clientId,
    device: clientId,
    keepsToken: true,
    kind: 'iPhone',
    ...changes,
  };
}
