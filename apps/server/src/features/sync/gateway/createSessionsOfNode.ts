import { LEGACY_EVENTS, SERVER_TO_CLIENT, type SessionCode } from '@naad/sync-protocol';
import type { Namespace, Server, Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { createLeader, type ArrivingHost, type Leader } from '../session/createLeader.ts';
import { ROOMS, type Client, type LeaderPorts } from '../session/leaderPorts.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import { createBus, type Answer, type Question } from './createBus.ts';

/** The sessions that somebody here is connected to, and those that are led here. */
export interface SessionsOfNode {
  /** The newest there is; null where the session is over. */
  read(code: SessionCode): Promise<SessionRecord | null>;
  joined(code: SessionCode, socket: Socket): void;
  left(code: SessionCode, socket: Socket): void;
  hostOf(code: SessionCode): Socket | null;
  /** The sockets of each session whose host is connected here. */
  hosted(): Iterable<{ readonly host: Socket; readonly sockets: ReadonlySet<Socket> }>;
  /** Calls back when something about a session was said, or it ended; the returned function makes it not. */
  follow(code: SessionCode, listener: () => void): () => void;
  /** Makes a socket the host; what led before here or elsewhere does so no more. */
  takeHost(code: SessionCode, socket: Socket, host: ArrivingHost): Promise<Leader | null>;
  /** The host's socket is gone. False where it was not the host any more. */
  loseHost(code: SessionCode, socket: Socket): boolean;
  /** Asks whoever leads; null where nobody does. */
  ask(code: SessionCode, client: Client, question: Question): Promise<Answer | null>;
  end(code: SessionCode): Promise<void>;
  /** Compares what is known here with the store: what was missed, who went away. */
  check(): Promise<void>;
  close(): void;
}

interface NodeParts {
  readonly clock: Clock;
  readonly store: SessionStore;
  /** What this server calls itself among those that share the store. */
  readonly node: string;
  /** Sends a socket everything there is, because it may have missed something. */
  readonly refresh: (code: SessionCode, socket: Socket) => void;
  /** Called with what fails in the background. */
  readonly onError: (error: unknown) => void;
}

interface LocalSession {
  readonly sockets: Set<Socket>;
  /** How many of them are in each. */
  readonly namespaces: Map<Namespace, number>;
  leader: Leader | null;
  /** Those of the leader; what a former one still says through its own goes nowhere. */
  ports: LeaderPorts | null;
  host: Socket | null;
  /** The highest number that went to the sockets here. */
  seq: number;
  /** Whether the sockets here were told that the host is away because its server is. */
  isOrphan: boolean;
}

/** After `close` a client has this long to read it before its connection ends. */
const CLOSE_MS = 500;
/** A host that is connected is written down as seen this often. */
const SEEN_MS = 60_000;
/** More numbers than a leader gives before the store has one. */
const UNWRITTEN = 100;
const ALL_ROOMS = Object.values(ROOMS);

export function createSessionsOfNode(
  io: Server,
  { clock, store, node, refresh, onError }: NodeParts,
): SessionsOfNode {
  const sessions = new Map<string, LocalSession>();
  /** Those who follow without a socket. */
  const listeners = new Map<string, Set<() => void>>();
  const bus = createBus(io, {
    isShared: store.isShared,
    node,
    clock,
    handlers: { toRooms: emitHere, led: depose, ended: closeHere, asked },
  });

  function localOf(code: string): LocalSession {
    let local = sessions.get(code);
    if (!local) {
      local = {
        sockets: new Set(),
        namespaces: new Map(),
        leader: null,
        ports: null,
        host: null,
        seq: 0,
        isOrphan: false,
      };
      sessions.set(code, local);
    }
    return local;
  }

  function forget(code: string): void {
    const local = sessions.get(code);
    if (local && local.sockets.size === 0 && local.leader === null) sessions.delete(code);
  }

  /** One session may have namespaces of several names here: with and without the API's prefix. */
  function emitHere(
    code: string,
    rooms: readonly string[],
    event: string,
    payload: unknown,
    seq: number,
  ): void {
    tellListeners(code);
    const local = sessions.get(code);
    if (!local) return;
    local.seq = Math.max(local.seq, seq);
    for (const namespace of local.namespaces.keys()) {
      // A message is made for the wire even where nobody gets it.
      const filled = rooms.filter((room) => namespace.adapter.rooms.has(room));
      if (filled.length > 0) namespace.local.to(filled).emit(event, payload);
    }
  }

  const waiting: (() => void)[] = [];
  function flush(): void {
    for (const act of waiting.splice(0)) act();
  }
  /** Sends to the sockets here once it is on its way to other servers, from where phones have it later than from here. */
  function afterOthers(act: () => void): void {
    if (!store.isShared) return act();
    if (waiting.push(act) === 1) setImmediate(flush);
  }

  function asked(code: string, client: Client, question: Question, answer: (answer: Answer) => void): void {
    const leader = sessions.get(code)?.leader;
    if (!leader) return;
    if (question.kind === 'control')
      leader.requestControl(client, question.pin, (verdict) => answer({ verdict }));
    else leader.command(client, question, (reply) => answer({ reply }));
  }

  function depose(code: string, term: number): void {
    const local = sessions.get(code);
    if (!local?.leader || local.leader.record().term >= term) return;
    local.leader.close();
    local.leader = null;
    local.host?.disconnect(true);
    local.host = null;
    forget(code);
  }

  function tellListeners(code: string): void {
    for (const listener of listeners.get(code) ?? []) listener();
  }

  function closeHere(code: string): void {
    flush();
    tellListeners(code);
    const local = sessions.get(code);
    if (!local) return;
    emitHere(code, ALL_ROOMS, LEGACY_EVENTS.close, null, 0);
    const left = [...local.sockets];
    local.leader?.close();
    sessions.delete(code);
    clock.after(CLOSE_MS, () => {
      for (const socket of left) socket.disconnect(true);
    });
  }

  function portsOf(code: SessionCode): LeaderPorts {
    let newest: SessionRecord | null = null;
    let writing: Promise<boolean> | null = null;
    // What could not be written is written with the next change; until then nothing counts as accepted.
    const failed = (error: unknown): boolean => {
      onError(error);
      return false;
    };
    const write = async (): Promise<boolean> => {
      const record = newest;
      writing = null;
      if (!record) return false;
      const isWritten = await store.write(record);
      if (!isWritten) depose(code, record.term + 1);
      return isWritten;
    };
    const isOpen = () => sessions.get(code)?.ports === ports;
    const ports: LeaderPorts = {
      clock,
      toHost(event, payload, acknowledged) {
        const host = sessions.get(code)?.host;
        if (!host || !isOpen()) return;
        if (acknowledged) host.emit(event, payload, acknowledged);
        else host.emit(event, payload);
      },
      toRooms(rooms, event, payload) {
        if (!isOpen()) return;
        const seq = newest?.seq ?? 0;
        bus.toRooms(code, rooms, event, payload, seq);
        afterOthers(() => emitHere(code, rooms, event, payload, seq));
      },
      save(record) {
        newest = record;
        if (!store.isShared) return store.write(record);
        // What changes in one go is written once.
        writing ??= Promise.resolve().then(write).catch(failed);
        return writing;
      },
    };
    return ports;
  }

  async function takeHost(code: SessionCode, socket: Socket, host: ArrivingHost): Promise<Leader | null> {
    const local = localOf(code);
    const former = local.host;
    local.host = socket;
    if (former && former !== socket) former.disconnect(true);
    const led = await store.lead(code, node);
    if (!led || local.host !== socket) return null;
    bus.led(code, led.term);
    // Another leader may have told clients a few numbers that it could not write down any more.
    const isOwn = led.term === 1 || local.leader?.record().term === led.term - 1;
    const record = isOwn ? led : { ...led, seq: led.seq + UNWRITTEN };
    local.leader?.close();
    local.isOrphan = false;
    const ports = portsOf(code);
    local.ports = ports;
    const leader = createLeader(record, ports);
    local.leader = leader;
    leader.hostConnected(host);
    return leader;
  }

  function tellOrphan(code: string, record: SessionRecord): void {
    const stamp = { seq: record.seq, epoch: record.epoch, ts: clock.now() };
    const { state, fontSizes, settings } = record;
    const message = { ...stamp, state, fontSizes, settings, hostOnline: false };
    emitHere(code, [ROOMS.followers, ROOMS.controllers], SERVER_TO_CLIENT.snapshot, message, record.seq);
  }

  async function check(): Promise<void> {
    await store.beat(node);
    const codes = [...sessions.keys()] as SessionCode[];
    const places = await store.places(codes);
    for (const [index, code] of codes.entries()) {
      const place = places[index];
      const local = sessions.get(code);
      if (!local) continue;
      if (!place) closeHere(code);
      else if (local.leader) {
        const { lastHostSeen, hostOnline } = local.leader.record();
        if (hostOnline && clock.now() - lastHostSeen >= SEEN_MS) local.leader.hostSeen();
      } else if (place.hostOnline && !place.isLed && !local.isOrphan) {
        local.isOrphan = true;
        const record = await store.read(code);
        if (record) tellOrphan(code, record);
      } else if (place.seq > local.seq) {
        // Something was missed on the way from the server that leads.
        local.seq = place.seq;
        for (const socket of local.sockets) refresh(code, socket);
      }
    }
  }

  return {
    async read(code) {
      const local = sessions.get(code);
      if (local?.leader) return local.leader.record();
      const record = await store.read(code);
      // What went out meanwhile is newer than what was read.
      return record && local && record.seq < local.seq ? store.read(code) : record;
    },
    joined(code, socket) {
      const { sockets, namespaces } = localOf(code);
      sockets.add(socket);
      namespaces.set(socket.nsp, (namespaces.get(socket.nsp) ?? 0) + 1);
    },
    left(code, socket) {
      const local = sessions.get(code);
      if (!local?.sockets.delete(socket)) return;
      const count = (local.namespaces.get(socket.nsp) ?? 1) - 1;
      if (count > 0) local.namespaces.set(socket.nsp, count);
      else local.namespaces.delete(socket.nsp);
      forget(code);
    },
    hostOf: (code) => sessions.get(code)?.host ?? null,
    *hosted() {
      for (const { host, sockets } of sessions.values()) if (host) yield { host, sockets };
    },
    follow(code, listener) {
      const following = listeners.get(code) ?? new Set();
      listeners.set(code, following.add(listener));
      return () => {
        following.delete(listener);
        if (following.size === 0 && listeners.get(code) === following) listeners.delete(code);
      };
    },
    takeHost,
    loseHost(code, socket) {
      const local = sessions.get(code);
      if (!local || local.host !== socket) return false;
      local.host = null;
      local.leader?.hostLost();
      return true;
    },
    ask(code, client, question) {
      if (!sessions.get(code)?.leader) return bus.ask(code, client, question);
      return new Promise((resolve) => asked(code, client, question, resolve));
    },
    async end(code) {
      await store.end(code);
      bus.ended(code);
      closeHere(code);
    },
    check,
    close() {
      for (const { leader } of sessions.values()) leader?.close();
    },
  };
}
