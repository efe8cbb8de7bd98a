import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import { ApiError, BASE_HEADERS } from '@naad/api-contract';
import type { VerseIds } from '@naad/api-scripture/sources';
import {
  createSessionCode,
  LIMITS,
  SERVER_TO_CLIENT,
  type RoleMessage,
  type SessionCode,
} from '@naad/sync-protocol';
import { Server, type Socket } from 'socket.io';
import { Adapter } from 'socket.io-adapter';
import type { Config } from '../../../config/index.ts';
import type { AddressedRequest } from '../../../http/clientAddress.ts';
import { ignoreUpgrade } from '../../../http/ignoreUpgrade.ts';
import type { Clock } from '../clock.ts';
import { createToken, fingerprint, isSameSecret, randomBelow } from '../secrets.ts';
import { ROOMS, type TapObserver } from '../session/leaderPorts.ts';
import { createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import { StoreUnavailableError, type SessionStore } from '../store/sessionStore.ts';
import { Beats } from './Beats.ts';
import { codeOfNamespace, connectionOf, type Caller } from './connection.ts';
import {
  createStrangerBudget,
  demoteRemoved,
  sendSnapshot,
  serveSnapshots,
  type GuestParts,
} from './guest.ts';
import { AudienceReports, Heartbeat } from './Heartbeat.ts';
import { HostRoles } from './HostRoles.ts';
import { LocalSessions, type SyncCounts } from './LocalSessions.ts';
import { serveCurrentGuest } from './serveCurrentGuest.ts';
import { serveLegacyGuest } from './serveLegacyGuest.ts';
import { isHostToken, SocketAdmission, type Admitted } from './SocketAdmission.ts';

/** A new session; only current hosts get a token. */
export interface BegunSession {
  readonly code: SessionCode;
  readonly token: string | null;
}

export interface SyncServerParts {
  readonly config: Pick<Config, 'apiPrefix' | 'trustProxy' | 'rateLimit'>;
  readonly clock: Clock;
  readonly store: SessionStore;
  /** Verse ids of legacy hosts; without it, ids are passed on as they are. */
  readonly verseIds?: VerseIds;
  /** Connects servers that share the store; null for a single server. */
  readonly busAdapter: ((namespace: unknown) => unknown) | null;
  /** Reports background errors, such as an unreachable store. */
  readonly onError?: (error: unknown) => void;
  readonly taps?: TapObserver | undefined;
  /** Maximum connections from one address. */
  readonly maxPerAddress?: number;
  /** Ping interval, and timeout after which a silent connection is closed. */
  readonly heartbeat?: { readonly intervalMs: number; readonly timeoutMs: number };
}

const SOCKET_PATH = '/socket.io/';
/** Script files below the socket path. */
const SCRIPT = /^\/socket\.io\/[\w.]+\.js(\.map)?(\?|$)/;
/** Detects a dead connection within 18 s: a returning host waits for that. */
const PING = { intervalMs: 10_000, timeoutMs: 8_000 };
/** Time for connections to close cleanly when the server stops. */
const GOODBYE_MS = 300;
/** Connections closed at a time when the server stops, and the pause between them. */
const DRAIN = { slice: 200, pauseMs: 20 };
/** Messages are small; no client needs to send pictures or files. */
export const MAX_FRAME_BYTES = 16_384;

const NOT_HOST: RoleMessage = { role: 'follower', refusal: 'notHost', retryAfterMs: null, hostKind: null };

function isSocketRequest({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(SOCKET_PATH) && !SCRIPT.test(url);
}

/** The sockets and sessions of this server process. */
export class SyncServer {
  readonly #parts: SyncServerParts;
  /** Never listens: the socket library attaches to it, and socket requests are forwarded to it. */
  readonly #carrier = createServer();
  readonly #io: Server;
  readonly #wires = new Set<Duplex>();
  readonly #sessions: LocalSessions;
  readonly #guests: GuestParts;
  readonly #hosts: HostRoles;
  readonly #admission: SocketAdmission;
  readonly #heartbeat: Heartbeat;
  readonly #audience = new AudienceReports();
  readonly #beats: Beats;
  #isClosing = false;
  #isClosed = false;
  #isStoreReported = false;

  constructor(parts: SyncServerParts) {
    const { clock, store, config, maxPerAddress = LIMITS.connectionsPerAddress } = parts;
    this.#parts = parts;
    this.#io = this.#createIo();
    const node = randomUUID();
    const onError = (error: unknown) => this.#report(error);
    // An unreachable store must not end the process.
    const background = (work: Promise<unknown>) => void work.catch(onError);
    this.#sessions = new LocalSessions(this.#io, {
      onError,
      clock,
      store,
      verseIds: parts.verseIds,
      node,
      refresh: (socket) => {
        const connection = connectionOf(socket);
        if (!connection.isHost) background(sendSnapshot(socket, connection, this.#guests));
      },
      phoneIdOf: (socket) => connectionOf(socket).phoneId,
      taps: parts.taps,
      demote: (socket) => background(demoteRemoved(socket, connectionOf(socket), this.#guests)),
    });
    this.#guests = { sessions: this.#sessions, clock, background, strangers: createStrangerBudget(clock) };
    this.#hosts = new HostRoles({ ...this.#guests, store, node, onError });
    this.#admission = new SocketAdmission({
      config,
      clock,
      store,
      read: (code) => this.read(code),
      isHostAlive: (record) => this.#hosts.isHostAlive(record),
      isClosing: () => this.#isClosing,
      maxPerAddress,
      background,
      onError,
    });
    this.#io
      // Only codes become namespaces.
      .of((name, _auth, next) => next(null, codeOfNamespace(name, config.apiPrefix) !== null))
      .use((socket, next) => this.#admission.admit(socket, next))
      .on('connection', (socket) => this.#serve(socket));
    this.#beats = new Beats(clock);
    this.#heartbeat = new Heartbeat(clock, () => this.#check(), onError);
  }

  /** Takes over a web server's socket requests; all others stay with it. */
  attach(server: HttpServer): void {
    const others = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (isSocketRequest(request)) {
        for (const [name, value] of Object.entries(BASE_HEADERS)) response.setHeader(name, value);
        this.#carrier.emit('request', request, response);
      } else for (const other of others) other.call(server, request, response);
    });
    server.on('upgrade', (request, socket, head) => {
      if (!isSocketRequest(request)) {
        ignoreUpgrade(server, request, socket);
        return;
      }
      this.#wires.add(socket);
      socket.once('close', () => this.#wires.delete(socket));
      this.#carrier.emit('upgrade', request, socket, head);
    });
  }

  async begin({ network, userAgent, isElectron }: Caller, isCurrent: boolean): Promise<BegunSession> {
    const { clock, store } = this.#parts;
    const token = isCurrent ? createToken() : null;
    for (;;) {
      const code = createSessionCode(randomBelow);
      const record = createRecord({
        code,
        epoch: randomUUID(),
        beganAt: clock.now(),
        beganBy: { address: network, userAgent, isElectron, isKeyed: true },
        tokenHash: token === null ? null : fingerprint(token),
      });
      if (await store.create(record)) return { code, token };
    }
  }

  /** Identifies the caller for the methods below. */
  identify(request: AddressedRequest): Promise<Caller> {
    return this.#admission.identify(request);
  }

  /**
   * Finds a session for a caller who has its code or guesses it.
   *
   * @throws ApiError `sessionNotFound`, `tooManyRequests`
   */
  async find(code: SessionCode, caller: Caller): Promise<SessionRecord> {
    const found = await this.#admission.find(code, caller);
    if (found.kind === 'refused') throw new ApiError('tooManyRequests');
    if (found.kind === 'unknown') throw new ApiError('sessionNotFound');
    return found.record;
  }

  /** The session's full record; null if there is none. */
  read(code: SessionCode): Promise<SessionRecord | null> {
    return this.#sessions.read(code);
  }

  /** Calls back after each message of a session and at its end; the returned function unsubscribes. */
  follow(code: SessionCode, listener: () => void): () => void {
    return this.#sessions.follow(code, listener);
  }

  /** Numbers of sessions and connections of this process. */
  counts(): SyncCounts {
    return this.#sessions.counts((socket) => connectionOf(socket).isController);
  }

  /** Handles a request to end a session [SYNC-END-1]. */
  async requestEnd(code: SessionCode, { network, userAgent }: Caller, token: string | null): Promise<void> {
    const record = await this.#sessions.read(code);
    if (!record) return;
    const { beganBy, roamedTo, tokenHash } = record;
    if (tokenHash !== null) {
      if (token !== null && isHostToken(record, token)) await this.#sessions.end(code);
      return;
    }
    const isHost =
      [beganBy.address, roamedTo].some((each) => each != null && isSameSecret(each, network)) &&
      isSameSecret(beganBy.userAgent, userAgent);
    if (isHost && !(await this.#hosts.isHostAlive(record))) return this.#sessions.end(code);
    await this.#parts.store.mark(`end:${isHost ? 'host' : 'anyone'}:${code}`, LIMITS.endMs);
  }

  /** True once the store is being closed. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Closes all connections, so that clients reconnect elsewhere, and then the store. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#heartbeat.stop();
    this.#beats.stop();
    await this.#drain();
    this.#isClosed = true;
    this.#sessions.close();
    await this.#parts.store.close();
  }

  #createIo(): Server {
    const { busAdapter } = this.#parts;
    const { intervalMs, timeoutMs } = this.#parts.heartbeat ?? PING;
    return new Server(this.#carrier, {
      path: SOCKET_PATH,
      serveClient: false,
      allowEIO3: true,
      cors: { origin: '*' },
      pingInterval: intervalMs,
      pingTimeout: timeoutMs,
      maxHttpBufferSize: MAX_FRAME_BYTES,
      cleanupEmptyChildNamespaces: true,
      // Only for the private id: nothing is kept or replayed (SPEC.md).
      connectionStateRecovery: { maxDisconnectionDuration: 1, skipMiddlewares: false },
      adapter: function chooseAdapter(namespace: { name: string }) {
        return namespace.name === '/' && busAdapter ? busAdapter(namespace) : new Adapter(namespace);
      } as unknown as typeof Adapter,
    });
  }

  /** Reports an error; an unreachable store fails everything, so it is reported once until it is back. */
  #report(error: unknown): void {
    const isOfStore = error instanceof StoreUnavailableError;
    if (!isOfStore || !this.#isStoreReported) this.#parts.onError?.(error);
    this.#isStoreReported ||= isOfStore;
  }

  #serve(socket: Socket): void {
    const { connection, record, arrival, network } = socket.data as Admitted;
    socket.data = { connection };
    this.#beats.add(socket);
    const { code, auth } = connection;
    this.#sessions.join(code, socket);
    this.#admission.countConnection(socket, network);
    socket.on('disconnect', () => {
      this.#hosts.removeCandidate(socket);
      this.#sessions.leave(code, socket);
    });
    if (auth?.role === 'host') {
      if (!isHostToken(record, auth.token)) {
        socket.emit(SERVER_TO_CLIENT.role, NOT_HOST);
        return void socket.disconnect();
      }
      return this.#hosts.take(socket, {
        kind: 'current',
        pin: auth.pin,
        inviteHash: auth.invite === undefined ? null : fingerprint(auth.invite),
        takesSettings: auth.takesSettings,
        keepsDeadlines: auth.keepsDeadlines ?? false,
        knowsDriving: auth.knowsDriving ?? false,
      });
    }
    if (auth) serveSnapshots(socket, connection, this.#guests);
    if (!this.#hosts.takeLegacy(socket, record, arrival)) this.#guests.background(this.#serveGuest(socket));
  }

  async #serveGuest(socket: Socket): Promise<void> {
    const connection = connectionOf(socket);
    const isLegacy = connection.auth === null;
    await socket.join(isLegacy ? ROOMS.legacyFollowers : ROOMS.followers);
    if (isLegacy) serveLegacyGuest(socket, connection, this.#guests);
    else serveCurrentGuest(socket, connection, this.#guests);
    await sendSnapshot(socket, connection, this.#guests);
  }

  async #check(): Promise<void> {
    const { store } = this.#parts;
    this.#isStoreReported &&= store.problem() !== null;
    await this.#sessions.check();
    if (!store.isShared)
      for (const { host, sockets } of this.#sessions.hosted()) this.#audience.send(host, sockets);
    await this.#hosts.promoteCandidates();
  }

  async #drain(): Promise<void> {
    const pause = (ms: number) => new Promise<void>((resolve) => void this.#parts.clock.after(ms, resolve));
    const connected = [...this.#io._nsps.values()].flatMap(({ sockets }) => [...sockets.values()]);
    for (let from = 0; from < connected.length; from += DRAIN.slice) {
      // Close the connection, not the socket: clients then reconnect by themselves.
      for (const socket of connected.slice(from, from + DRAIN.slice)) socket.conn.close();
      if (from + DRAIN.slice < connected.length) await pause(DRAIN.pauseMs);
    }
    await this.#io.close();
    // A dead connection never confirms its close, so don't wait for it.
    if (this.#wires.size > 0) await pause(GOODBYE_MS);
    for (const wire of this.#wires) wire.destroy();
  }
}
