import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import {
  createSessionCode,
  LIMITS,
  REFUSALS,
  SERVER_TO_CLIENT,
  UNKNOWN_NAMESPACE,
  type SessionCode,
} from '@naad/sync-protocol';
import { Server, type Socket } from 'socket.io';
import { Adapter } from 'socket.io-adapter';
import type { Config } from '../../../config/index.ts';
import type { Clock } from '../clock.ts';
import { createToken, fingerprint, isSameSecret, randomBelow } from '../secrets.ts';
import type { ArrivingHost } from '../session/createLeader.ts';
import { createRecord, type SessionRecord } from '../store/sessionRecord.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import { codeOfNamespace, parseConnection, privateIdOf, type Connection } from './connection.ts';
import { createAddressReader } from './createAddressReader.ts';
import { createAudience } from './createAudience.ts';
import { createSessionsOfNode } from './createSessionsOfNode.ts';
import { isLegacyHost } from './isLegacyHost.ts';
import { serveGuest, greet, serveSnapshots, type GuestParts } from './serveGuest.ts';
import { serveHost } from './serveHost.ts';

/** Who asks by HTTP. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

/** A session that was begun; the token for a host of ours only. */
export interface BegunSession {
  readonly code: SessionCode;
  readonly token: string | null;
}

/** Sockets and sessions of this server process. */
export interface SyncServer {
  /** Takes over what a web server gets for sockets; everything else stays with it. */
  attach(server: HttpServer): void;
  begin(caller: Caller, isCurrent: boolean): Promise<BegunSession>;
  isKnown(code: SessionCode): Promise<boolean>;
  /** All there is to know of a session; null where there is none. */
  read(code: SessionCode): Promise<SessionRecord | null>;
  /** Calls back when something about a session was said, or it ended; the returned function makes it not. */
  follow(code: SessionCode, listener: () => void): () => void;
  /** SYNC-END-1 */
  requestEnd(code: SessionCode, caller: Caller, token: string | null): Promise<void>;
  close(): Promise<void>;
}

export interface SyncServerParts {
  readonly config: Pick<Config, 'apiPrefix' | 'trustProxy'>;
  readonly clock: Clock;
  readonly store: SessionStore;
  /** How servers that share the store hear of each other; null for one alone. */
  readonly busAdapter: ((namespace: unknown) => unknown) | null;
  /** Called with what fails in the background, as a store that does not answer. */
  readonly onError?: (error: unknown) => void;
  /** How many connections one address may have. */
  readonly maxPerAddress?: number;
  /** How soon a connection that says nothing is given up. */
  readonly heartbeat?: { readonly intervalMs: number; readonly timeoutMs: number };
}

const SOCKET_PATH = '/socket.io/';
/** Scripts below the path of sockets, which are files. */
const SCRIPT = /^\/socket\.io\/[\w.]+\.js(\.map)?(\?|$)/;
/** A dead connection is known within 18 s: a host that comes back is waiting for that. */
const HEARTBEAT = { intervalMs: 10_000, timeoutMs: 8_000 };
const CHECK_MS = 1_500;
/** How long a connection may take to end in order when the server closes. */
const GOODBYE_MS = 300;
const DRAIN = { slice: 200, pauseMs: 20 };
/** Messages are small; a picture or a file is nothing anyone has to send here. */
const MAX_FRAME_BYTES = 16_384;

export function createSyncServer(parts: SyncServerParts): SyncServer {
  const { clock, store, busAdapter, config } = parts;
  const { intervalMs, timeoutMs } = parts.heartbeat ?? HEARTBEAT;
  const addressOf = createAddressReader(config.trustProxy);
  // Never listens: it has the shape that the library attaches to, and is handed what is for sockets.
  const carrier = createServer();
  const io = new Server(carrier, {
    path: SOCKET_PATH,
    serveClient: false,
    allowEIO3: true,
    cors: { origin: '*' },
    pingInterval: intervalMs,
    pingTimeout: timeoutMs,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    cleanupEmptyChildNamespaces: true,
    // For the private id alone: nothing is kept and nothing is replayed (SPEC.md).
    connectionStateRecovery: { maxDisconnectionDuration: 1, skipMiddlewares: false },
    adapter: function chooseAdapter(namespace: { name: string }) {
      return namespace.name === '/' && busAdapter ? busAdapter(namespace) : new Adapter(namespace);
    } as unknown as typeof Adapter,
  });
  const node = randomUUID();
  const candidates = new Map<string, Set<Socket>>();
  const connectionOf = (socket: Socket) => (socket.data as { connection: Connection }).connection;
  const onError = parts.onError ?? (() => undefined);
  /** What nobody waits for; a store that does not answer must not end the process. */
  const background = (work: Promise<unknown>) => void work.catch(onError);
  const sessions = createSessionsOfNode(io, {
    onError,
    clock,
    store,
    node,
    refresh(_code, socket) {
      const connection = connectionOf(socket);
      if (!connection.isHost) background(greet(socket, connection, guestParts));
    },
  });
  const guestParts: GuestParts = { sessions, clock, background };
  const maxPerAddress = parts.maxPerAddress ?? LIMITS.connectionsPerAddress;
  const connections = new Map<string, number>();
  function countConnection(address: string, change: 1 | -1): void {
    const count = (connections.get(address) ?? 0) + change;
    if (count > 0) connections.set(address, count);
    else connections.delete(address);
  }
  const wires = new Set<Duplex>();
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  let isClosing = false;

  async function isHostAlive(record: SessionRecord): Promise<boolean> {
    if (sessions.hostOf(record.code) !== null) return true;
    if (!store.isShared || !record.hostOnline || record.node === node) return false;
    const [place] = await store.places([record.code]);
    return place?.isLed === true;
  }

  async function hostLost(socket: Socket, connection: Connection, reason: string): Promise<void> {
    const { code } = connection;
    if (!sessions.loseHost(code, socket)) return;
    const isOrdered = await store.isMarked(`end:host:${code}`);
    const isDeparture =
      reason === 'client namespace disconnect' && (await store.isMarked(`end:anyone:${code}`));
    if (isOrdered || isDeparture) return sessions.end(code);
    await promoteCandidate(code);
  }

  async function promoteCandidate(code: SessionCode): Promise<void> {
    const [socket] = candidates.get(code) ?? [];
    if (!socket) return;
    const record = await sessions.read(code);
    if (record && !(await isHostAlive(record))) takeHost(socket, connectionOf(socket), legacyHost(socket));
  }

  const legacyHost = (socket: Socket): ArrivingHost => ({
    kind: 'legacy',
    privateIdHash: privateIdOf(socket),
  });

  function forgetCandidate(code: string, socket: Socket): void {
    const waiting = candidates.get(code);
    waiting?.delete(socket);
    if (waiting?.size === 0) candidates.delete(code);
  }

  function takeHost(socket: Socket, connection: Connection, host: ArrivingHost): void {
    forgetCandidate(connection.code, socket);
    serveHost(socket, connection, host, {
      ...guestParts,
      onError,
      lost: (reason) => hostLost(socket, connection, reason),
    });
  }

  const namespaces = io.of((name, _auth, next) => {
    // What is no code at all never becomes a namespace.
    next(null, codeOfNamespace(name, config.apiPrefix) !== null);
  });

  namespaces.use((socket, next) => {
    const { apiPrefix } = config;
    const connection = parseConnection(socket, {
      address: addressOf(socket.request),
      apiPrefix,
      now: clock.now(),
    });
    if (connection === null || isClosing) return next(new Error(UNKNOWN_NAMESPACE));
    if (typeof connection === 'string') return next(new Error(REFUSALS[connection].message));
    const { address } = connection;
    if ((connections.get(address) ?? 0) >= maxPerAddress) return next(new Error(REFUSALS.tooFast.message));
    socket.data = { connection };
    void (async () => {
      const record = await sessions.read(connection.code);
      if (!record) return next(new Error(UNKNOWN_NAMESPACE));
      const isAlive = await isHostAlive(record);
      socket.data = { connection, record, isAlive };
      next();
    })().catch((error: unknown) => {
      onError(error);
      next(new Error('Unavailable'));
    });
  });

  namespaces.on('connection', (socket) => {
    const { connection, record, isAlive } = socket.data as {
      connection: Connection;
      record: SessionRecord;
      isAlive: boolean;
    };
    socket.data = { connection };
    const { code, auth } = connection;
    sessions.joined(code, socket);
    countConnection(connection.address, 1);
    socket.on('disconnect', () => {
      countConnection(connection.address, -1);
      forgetCandidate(code, socket);
      sessions.left(code, socket);
    });
    if (auth?.role === 'host') {
      const isProved = record.tokenHash !== null && isSameSecret(record.tokenHash, fingerprint(auth.token));
      if (!isProved) {
        socket.emit(SERVER_TO_CLIENT.role, {
          role: 'follower',
          refusal: 'notHost',
          retryAfterMs: null,
          hostKind: null,
        });
        return void socket.disconnect();
      }
      return takeHost(socket, connection, {
        kind: 'current',
        pin: auth.pin,
        takesSettings: auth.takesSettings,
      });
    }
    if (auth) serveSnapshots(socket, connection, guestParts);
    const hasHost = sessions.hostOf(code) !== null;
    const verdict = isLegacyHost(record, connection, isAlive || hasHost);
    // Of two that come at once to a fresh session, the second is a guest.
    const isSecond = record.hostKind === null && hasHost;
    if (verdict === true && !isSecond) return takeHost(socket, connection, legacyHost(socket));
    if (verdict === 'candidate') {
      const waiting = candidates.get(code) ?? new Set<Socket>();
      candidates.set(code, waiting.add(socket));
    }
    background(serveGuest(socket, connection, guestParts));
  });

  const tellAudience = createAudience(connectionOf);
  let cancelCheck = clock.after(CHECK_MS, checkAgain);
  function checkAgain(): void {
    void (async () => {
      await sessions.check();
      if (!store.isShared) for (const { host, sockets } of sessions.hosted()) tellAudience(host, sockets);
      for (const code of candidates.keys()) await promoteCandidate(code as SessionCode);
    })()
      .catch(onError)
      .finally(() => {
        if (!isClosing) cancelCheck = clock.after(CHECK_MS, checkAgain);
      });
  }

  function isForSockets({ url = '' }: IncomingMessage): boolean {
    return url.startsWith(SOCKET_PATH) && !SCRIPT.test(url);
  }

  return {
    attach(server) {
      const others = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        if (isForSockets(request)) carrier.emit('request', request, response);
        else for (const other of others) other.call(server, request, response);
      });
      server.on('upgrade', (request, socket, head) => {
        if (!isForSockets(request)) return void socket.destroy();
        wires.add(socket);
        socket.once('close', () => wires.delete(socket));
        carrier.emit('upgrade', request, socket, head);
      });
    },
    async begin({ address, userAgent }, isCurrent) {
      const token = isCurrent ? createToken() : null;
      for (;;) {
        const code = createSessionCode(randomBelow);
        const record = createRecord({
          code,
          epoch: randomUUID(),
          beganAt: clock.now(),
          beganBy: {
            address: fingerprint(address),
            userAgent: fingerprint(userAgent),
            isElectron: /\bElectron\//.test(userAgent),
          },
          tokenHash: token === null ? null : fingerprint(token),
        });
        if (await store.create(record)) return { code, token };
      }
    },
    read: (code) => sessions.read(code),
    follow: (code, listener) => sessions.follow(code, listener),
    isKnown: async (code) => (await sessions.read(code)) !== null,
    async requestEnd(code, { address, userAgent }, token) {
      const record = await sessions.read(code);
      if (!record) return;
      const { beganBy, tokenHash } = record;
      if (tokenHash !== null) {
        if (token !== null && isSameSecret(tokenHash, fingerprint(token))) await sessions.end(code);
        return;
      }
      const isHost =
        isSameSecret(beganBy.address, fingerprint(address)) &&
        isSameSecret(beganBy.userAgent, fingerprint(userAgent));
      if (isHost && !(await isHostAlive(record))) return sessions.end(code);
      await store.mark(`end:${isHost ? 'host' : 'anyone'}:${code}`, LIMITS.endMs);
    },
    async close() {
      isClosing = true;
      cancelCheck();
      const connected = [...io._nsps.values()].flatMap(({ sockets }) => [...sockets.values()]);
      for (let from = 0; from < connected.length; from += DRAIN.slice) {
        // The connection, not the socket: a client comes back from that by itself.
        for (const socket of connected.slice(from, from + DRAIN.slice)) socket.conn.close();
        if (from + DRAIN.slice < connected.length) await pause(DRAIN.pauseMs);
      }
      await io.close();
      // A dead connection answers no good-bye; nobody waits for it.
      if (wires.size > 0) await pause(GOODBYE_MS);
      for (const wire of wires) wire.destroy();
      sessions.close();
      await store.close();
    },
  };
}
