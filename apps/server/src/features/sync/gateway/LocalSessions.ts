import type { VerseIds } from '@naad/api-scripture/sources';
import {
  LEGACY_EVENTS,
  SERVER_TO_CLIENT,
  type DriveMessage,
  type Driving,
  type SessionCode,
} from '@naad/sync-protocol';
import type { Server, Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { type ArrivingHost, SessionLeader } from '../session/SessionLeader.ts';
import { drivingOf } from '../session/Driving.ts';
import { ROOMS, type Client, type LeaderPorts, type TapObserver } from '../session/leaderPorts.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import type { SessionProgress, SessionStore } from '../store/sessionStore.ts';
import { createBus, type Answer, type Bus, type Question } from './createBus.ts';
import { LocalSession } from './LocalSession.ts';

interface LocalSessionsParts {
  readonly clock: Clock;
  readonly store: SessionStore;
  readonly verseIds: VerseIds | undefined;
  /** Id of this server among those that share the store. */
  readonly node: string;
  /** Sends a socket the full state, because it may have missed a message. */
  readonly refresh: (socket: Socket) => void;
  /** Id of the phone that a socket is admitted as, or null. */
  readonly phoneIdOf: (socket: Socket) => string | null;
  /** Turns a removed phone's socket into a follower. */
  readonly demote: (socket: Socket) => void;
  /** Reports errors of background work. */
  readonly onError: (error: unknown) => void;
  readonly taps: TapObserver | undefined;
}

/** Numbers of sessions and connections of this process. */
export interface SyncCounts {
  /** Sessions whose display is or was connected to this process, so that no other process counts them. */
  readonly sessions: number;
  readonly displays: number;
  readonly controllers: number;
  readonly followers: number;
  /** Followers without a socket. */
  readonly feeds: number;
}

/** Time for a client to read `close` before it is disconnected. */
const CLOSE_MS = 500;
/** Interval for recording that a host is still connected. */
const SEEN_MS = 60_000;
/** More numbers than a leader assigns before the store has one. */
const TAKEOVER_GAP = 100;
const ALL_ROOMS = Object.values(ROOMS);

/** Lets a leader answer a question. */
function askLeader(
  leader: SessionLeader,
  client: Client,
  question: Question,
  answer: (answer: Answer) => void,
): void {
  if (question.kind === 'control') {
    leader.requestControl(client, question, ({ refusal, ...rest }) => answer({ verdict: refusal, ...rest }));
  } else leader.command(client, question, (reply, phoneId) => answer({ reply, phoneId }));
}

/** The sessions with sockets on this server, including the ones it leads. */
export class LocalSessions {
  readonly #parts: LocalSessionsParts;
  readonly #bus: Bus;
  readonly #sessions = new Map<string, LocalSession>();
  /** Followers without a socket. */
  readonly #listeners = new Map<string, Set<() => void>>();
  /** Local messages that wait for the end of the tick. */
  readonly #delayed: (() => void)[] = [];

  constructor(io: Server, parts: LocalSessionsParts) {
    const { store, node, clock } = parts;
    this.#parts = parts;
    this.#bus = createBus(io, {
      isShared: store.isShared,
      node,
      clock,
      handlers: {
        toRooms: (code, rooms, event, payload, seq) => this.#emit(code, rooms, event, payload, seq),
        led: (code, term) => this.#stepDown(code, term),
        ended: (code) => this.#close(code),
        asked: (code, client, question, answer) => {
          const leader = this.#leaderOf(code);
          if (leader) askLeader(leader, client, question, answer);
        },
        demote: (code, phoneId) => this.#demote(code, phoneId),
        present: (code, from, phoneIds) => this.#leaderOf(code)?.setPresent(from, phoneIds),
        phoneLeft: (code, phoneId) => this.#leaderOf(code)?.forget(phoneId),
        drive: (code, phoneId, message) => void this.#leaderOf(code)?.drive(phoneId, message),
        rename: (code, phoneId, name) => this.#leaderOf(code)?.rename(phoneId, name),
      },
    });
  }

  /** Reads the latest record; null if the session is over. */
  async read(code: SessionCode): Promise<SessionRecord | null> {
    const { store } = this.#parts;
    const local = this.#sessions.get(code);
    if (local?.leader) return local.leader.record();
    const record = await store.read(code);
    // A message sent meanwhile is newer than the record just read.
    return record && local && record.seq < local.seq ? store.read(code) : record;
  }

  join(code: SessionCode, socket: Socket): void {
    this.#open(code).add(socket);
  }

  leave(code: SessionCode, socket: Socket): void {
    const local = this.#sessions.get(code);
    if (!local?.remove(socket)) return;
    if (this.#parts.phoneIdOf(socket) !== null) this.reportPhones(code);
    this.#deleteUnused(code);
  }

  hostOf(code: SessionCode): Socket | null {
    return this.#sessions.get(code)?.host ?? null;
  }

  /** The sessions whose host is connected here, with all their local sockets. */
  *hosted(): Iterable<{ readonly host: Socket; readonly sockets: ReadonlySet<Socket> }> {
    for (const { host, sockets } of this.#sessions.values()) if (host) yield { host, sockets };
  }

  /** Counts sessions and connections. @param isController true if the socket's client is an admitted phone */
  counts(isController: (socket: Socket) => boolean): SyncCounts {
    let sessions = 0;
    let displays = 0;
    let controllers = 0;
    let sockets = 0;
    for (const local of this.#sessions.values()) {
      if (local.leader) sessions += 1;
      if (local.host) displays += 1;
      sockets += local.sockets.size;
      for (const socket of local.sockets) if (isController(socket)) controllers += 1;
    }
    const feeds = [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
    return { sessions, displays, controllers, followers: sockets - displays - controllers, feeds };
  }

  /** Calls back after each message of a session and at its end; the returned function unsubscribes. */
  follow(code: SessionCode, listener: () => void): () => void {
    const following = this.#listeners.get(code) ?? new Set();
    this.#listeners.set(code, following.add(listener));
    return () => {
      following.delete(listener);
      if (following.size === 0 && this.#listeners.get(code) === following) this.#listeners.delete(code);
    };
  }

  /** Makes a socket the host; former leaders, here or elsewhere, step down. Null if another host came meanwhile. */
  async takeHost(code: SessionCode, socket: Socket, host: ArrivingHost): Promise<SessionLeader | null> {
    const { store, node } = this.#parts;
    const local = this.#open(code);
    local.claim(socket);
    const led = await store.lead(code, node);
    if (!led || local.host !== socket) return null;
    this.#bus.led(code, led.term);
    // Another leader may have sent clients a few numbers that it could no longer store.
    const isOwn = led.term === 1 || local.leader?.record().term === led.term - 1;
    const record = isOwn ? led : { ...led, seq: led.seq + TAKEOVER_GAP };
    local.leader?.close();
    local.ports = this.#createPorts(code);
    const leader = new SessionLeader(record, local.ports);
    local.lead(leader);
    leader.hostConnected(host);
    this.#bus.askAgain(code);
    this.reportPhones(code);
    return leader;
  }

  /** Handles the host's disconnect. False if the socket was no longer the host. */
  loseHost(code: SessionCode, socket: Socket): boolean {
    return this.#sessions.get(code)?.loseHost(socket) ?? false;
  }

  /** Asks the leader; null if there is none. */
  ask(code: SessionCode, client: Client, question: Question): Promise<Answer | null> {
    const leader = this.#leaderOf(code);
    if (!leader) return this.#bus.ask(code, client, question);
    return new Promise((resolve) => askLeader(leader, client, question, resolve));
  }

  /** Reports the phones connected here to the leader [SYNC-ADMIT-6]. */
  reportPhones(code: string): void {
    const local = this.#sessions.get(code);
    if (!local) return;
    const ids = [...local.sockets].map(this.#parts.phoneIdOf).filter((id) => id !== null);
    const phoneIds = [...new Set(ids)];
    if (local.leader) local.leader.setPresent(this.#parts.node, phoneIds);
    else if (phoneIds.length > 0 || local.hadPhones) this.#bus.present(code, phoneIds);
    local.hadPhones = phoneIds.length > 0;
  }

  /** Reports that a phone left by itself [SYNC-ADMIT-5]. */
  phoneLeft(code: SessionCode, phoneId: string): void {
    const leader = this.#leaderOf(code);
    if (leader) leader.forget(phoneId);
    else this.#bus.phoneLeft(code, phoneId);
  }

  /** Describes to phones who drives; only the leader knows which of them are connected. */
  drivingOf(record: SessionRecord): Driving {
    return this.#leaderOf(record.code)?.driving() ?? drivingOf(record, () => true);
  }

  /** Passes a phone's wish about driving to the leader [SYNC-DRIVE-4]. */
  drive(code: SessionCode, phoneId: string, message: DriveMessage): void {
    const leader = this.#leaderOf(code);
    if (leader) leader.drive(phoneId, message);
    else this.#bus.drive(code, phoneId, message);
  }

  /** Passes a phone's new name to the leader [SYNC-DRIVE-1]. */
  rename(code: SessionCode, phoneId: string, name: string): void {
    const leader = this.#leaderOf(code);
    if (leader) leader.rename(phoneId, name);
    else this.#bus.rename(code, phoneId, name);
  }

  async end(code: SessionCode): Promise<void> {
    const { store } = this.#parts;
    try {
      await store.end(code);
      this.#bus.ended(code);
    } finally {
      // Other servers keep a session that a shared store couldn't end.
      if (!store.isShared || store.problem() === null) this.#close(code);
    }
  }

  /** Compares local sessions with the store to find missed messages and lost servers. */
  async check(): Promise<void> {
    const { store, node } = this.#parts;
    await store.reportAlive(node);
    const codes = [...this.#sessions.keys()] as SessionCode[];
    const progress = await store.progress(codes);
    for (const [index, code] of codes.entries()) {
      const local = this.#sessions.get(code);
      if (local) await this.#checkSession(code, local, progress[index] ?? null);
    }
  }

  close(): void {
    for (const { leader } of this.#sessions.values()) leader?.close();
  }

  async #checkSession(
    code: SessionCode,
    local: LocalSession,
    progress: SessionProgress | null,
  ): Promise<void> {
    const { store, clock, refresh } = this.#parts;
    if (!progress) return this.#close(code);
    this.reportPhones(code);
    if (local.leader) {
      const { lastHostSeen, hostOnline } = local.leader.record();
      if (hostOnline && clock.now() - lastHostSeen >= SEEN_MS) local.leader.hostSeen();
      local.leader.store();
    } else if (progress.hostOnline && !progress.isLed && local.becomeOrphan()) {
      const record = await store.read(code);
      if (record) this.#sendOrphaned(code, record);
    } else if (progress.seq > local.seq) {
      // A message from the leading server was missed.
      local.seq = progress.seq;
      for (const socket of local.sockets) refresh(socket);
    }
  }

  /** Notifies the local sockets that the host is away because its server is. */
  #sendOrphaned(code: string, { seq, epoch, state, fontSizes, settings }: SessionRecord): void {
    const ts = this.#parts.clock.now();
    const message = { seq, epoch, ts, state, fontSizes, settings, hostOnline: false };
    this.#emit(code, [ROOMS.followers, ROOMS.controllers], SERVER_TO_CLIENT.snapshot, message, seq);
  }

  #leaderOf(code: string): SessionLeader | null {
    return this.#sessions.get(code)?.leader ?? null;
  }

  #open(code: string): LocalSession {
    const local = this.#sessions.get(code) ?? new LocalSession();
    this.#sessions.set(code, local);
    return local;
  }

  #deleteUnused(code: string): void {
    if (this.#sessions.get(code)?.isUnused) this.#sessions.delete(code);
  }

  #emit(code: string, rooms: readonly string[], event: string, payload: unknown, seq: number): void {
    this.#notifyListeners(code);
    this.#sessions.get(code)?.emit(rooms, event, payload, seq);
  }

  #notifyListeners(code: string): void {
    for (const listener of this.#listeners.get(code) ?? []) listener();
  }

  /** Emits to local sockets after the message is on its way to other servers, whose phones receive it later. */
  #afterOthers(emit: () => void): void {
    if (!this.#parts.store.isShared) return emit();
    if (this.#delayed.push(emit) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    for (const emit of this.#delayed.splice(0)) emit();
  }

  #demote(code: string, phoneId: string): void {
    const { phoneIdOf, demote } = this.#parts;
    for (const socket of this.#sessions.get(code)?.sockets ?? []) {
      if (phoneIdOf(socket) === phoneId) demote(socket);
    }
    this.reportPhones(code);
  }

  #stepDown(code: string, term: number): void {
    if (this.#sessions.get(code)?.stepDown(term)) this.#deleteUnused(code);
  }

  #close(code: string): void {
    this.#flush();
    this.#notifyListeners(code);
    const local = this.#sessions.get(code);
    if (!local) return;
    this.#emit(code, ALL_ROOMS, LEGACY_EVENTS.close, null, 0);
    const sockets = [...local.sockets];
    local.leader?.close();
    this.#sessions.delete(code);
    this.#parts.clock.after(CLOSE_MS, () => {
      for (const socket of sockets) socket.disconnect(true);
    });
  }

  #createPorts(code: SessionCode): LeaderPorts {
    const { clock, store, verseIds, onError, taps } = this.#parts;
    let newest: SessionRecord | null = null;
    let writing: Promise<boolean> | null = null;
    const write = async (): Promise<boolean> => {
      const record = newest;
      writing = null;
      if (!record) return false;
      const isWritten = await store.write(record);
      if (!isWritten) this.#stepDown(code, record.term + 1);
      return isWritten;
    };
    const hostOf = () => (isOpen() ? this.#sessions.get(code)?.host : null);
    const isOpen = () => this.#sessions.get(code)?.ports === ports;
    const ports: LeaderPorts = {
      clock,
      verseIds,
      taps,
      toHost(event, payload, acknowledged) {
        const host = hostOf();
        if (acknowledged) host?.emit(event, payload, acknowledged);
        else host?.emit(event, payload);
      },
      dropHost: () => void hostOf()?.conn.close(),
      toRooms: (rooms, event, payload) => {
        if (!isOpen()) return;
        const seq = newest?.seq ?? 0;
        this.#bus.toRooms(code, rooms, event, payload, seq);
        this.#afterOthers(() => this.#emit(code, rooms, event, payload, seq));
      },
      save(record) {
        newest = record;
        // Changes of the same tick are written once. A failed write is repeated with the next change; until then
        // nothing counts as accepted.
        writing ??= Promise.resolve()
          .then(write)
          .catch((error: unknown) => {
            onError(error);
            return false;
          });
        return writing;
      },
      demote: (phoneId) => {
        if (!isOpen()) return;
        this.#bus.demote(code, phoneId);
        this.#demote(code, phoneId);
      },
    };
    return ports;
  }
}
