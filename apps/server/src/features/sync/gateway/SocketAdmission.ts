import { LIMITS, REFUSALS, UNKNOWN_NAMESPACE, type SessionCode } from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Config } from '../../../config/index.ts';
import { createAddressReader, limitKey, type AddressedRequest } from '../../../http/clientAddress.ts';
import type { Clock } from '../clock.ts';
import { fingerprint, isSameSecret } from '../secrets.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import { StoreUnavailableError, type SessionStore } from '../store/sessionStore.ts';
import { identifyCaller, parseConnection, type Caller, type Connection } from './connection.ts';
import { createCodeGuard, type CodeGuard, type FoundSession } from './createCodeGuard.ts';
import type { Arrival } from './HostRoles.ts';

/** A socket with a known code, and the facts that decide its role. */
export interface Admitted {
  readonly connection: Connection;
  readonly record: SessionRecord;
  readonly arrival: Arrival;
  /** The address by which connections are counted. */
  readonly network: string;
}

interface AdmissionParts {
  readonly config: Pick<Config, 'apiPrefix' | 'trustProxy' | 'rateLimit'>;
  readonly clock: Clock;
  readonly store: SessionStore;
  readonly read: (code: SessionCode) => Promise<SessionRecord | null>;
  readonly isHostAlive: (record: SessionRecord) => Promise<boolean>;
  /** True once the server refuses new sockets. */
  readonly isClosing: () => boolean;
  /** Maximum connections from one address. */
  readonly maxPerAddress: number;
  readonly background: (work: Promise<unknown>) => void;
  readonly onError: (error: unknown) => void;
}

/** True for a client of this protocol; legacy clients send no version. */
function isCurrentClient({ handshake }: Socket): boolean {
  return typeof (handshake.auth as Record<string, unknown>)['v'] === 'number';
}

/** True if a token is that of the session's current host. */
export function isHostToken({ tokenHash }: SessionRecord, token: string): boolean {
  return tokenHash !== null && isSameSecret(tokenHash, fingerprint(token));
}

/** Decides which sockets and requests reach a session, within the limits on connections and guesses. */
export class SocketAdmission {
  readonly #parts: AdmissionParts;
  readonly #addressOf: (request: AddressedRequest) => string;
  readonly #guard: CodeGuard;
  /** Number of connections of each address. */
  readonly #connections = new Map<string, number>();
  /** Pending lookups and unknown codes of each connection. */
  readonly #lookups = new WeakMap<Socket['conn'], { pending: number; unknown: number }>();

  constructor(parts: AdmissionParts) {
    const { config, clock, store, read, background } = parts;
    this.#parts = parts;
    this.#addressOf = createAddressReader(config.trustProxy);
    this.#guard = createCodeGuard({ clock, store, read, background, factor: config.rateLimit });
  }

  /** Identifies the caller of a request. */
  async identify({ socket, headers }: AddressedRequest): Promise<Caller> {
    const address = this.#addressOf({ socket, headers });
    return identifyCaller(await this.#parts.store.key(), address, headers['user-agent'] ?? '');
  }

  /** Looks up a code for an HTTP request, which counts as an arrival at the session. */
  async find(code: SessionCode, caller: Caller): Promise<FoundSession> {
    const found = await this.#guard.find(code, caller);
    if (found.kind === 'known') await this.#isFirst(found.record);
    return found;
  }

  /** Socket middleware that admits a socket, refuses it with an error, or closes its connection. */
  admit(socket: Socket, next: (error?: Error) => void): void {
    const { maxPerAddress, onError } = this.#parts;
    const { conn } = socket;
    const network = limitKey(this.#addressOf(socket.request));
    if ((this.#connections.get(network) ?? 0) >= maxPerAddress)
      return next(new Error(REFUSALS.tooFast.message));
    const lookups = this.#lookups.get(conn) ?? { pending: 0, unknown: 0 };
    this.#lookups.set(conn, lookups);
    // No client connects to several sessions at once.
    if (lookups.pending >= LIMITS.unknownCodes.perConnection) return void conn.close();
    lookups.pending += 1;
    this.#judge(socket, network)
      .catch((error: unknown) => {
        onError(error);
        // Legacy clients treat an error as final.
        const isExplained = error instanceof StoreUnavailableError && isCurrentClient(socket);
        return isExplained ? new Error(REFUSALS.storeUnavailable.message) : closeConnection(socket);
      })
      .then((admitted) => {
        lookups.pending -= 1;
        if (admitted === null) return;
        if (admitted instanceof Error) return next(admitted);
        socket.data = admitted;
        next();
      })
      .catch(onError);
  }

  /** Counts a connected socket of an address until it disconnects. */
  countConnection(socket: Socket, network: string): void {
    this.#changeCount(network, 1);
    socket.on('disconnect', () => this.#changeCount(network, -1));
  }

  #changeCount(network: string, change: 1 | -1): void {
    const count = (this.#connections.get(network) ?? 0) + change;
    if (count > 0) this.#connections.set(network, count);
    else this.#connections.delete(network);
  }

  /** Admits a socket, or returns an error; null if its connection was closed instead. */
  async #judge(socket: Socket, network: string): Promise<Admitted | Error | null> {
    const { config, clock, read, isClosing } = this.#parts;
    const connection = parseConnection(socket, {
      caller: await this.identify(socket.request),
      apiPrefix: config.apiPrefix,
      now: clock.now(),
      isLimited: config.rateLimit !== null,
    });
    if (connection === null || isClosing()) return new Error(UNKNOWN_NAMESPACE);
    if (typeof connection === 'string') return new Error(REFUSALS[connection].message);
    const { auth, code } = connection;
    const admitTo = async (record: SessionRecord): Promise<Admitted> => {
      const arrival = await this.#arrivalOf(record, connection);
      return { connection, record, arrival, network };
    };
    // A host with its token isn't guessing, whatever its neighbours do.
    const own = auth?.role === 'host' ? await read(code) : null;
    if (own && auth?.role === 'host' && isHostToken(own, auth.token)) return admitTo(own);
    const found = await this.#guard.find(code, connection);
    if (found.kind === 'known') return admitTo(found.record);
    // Clients treat an error as final, but reconnect after a lost connection.
    if (found.kind === 'refused') return closeConnection(socket);
    if (found.isCounted) this.#countUnknown(socket);
    return new Error(UNKNOWN_NAMESPACE);
  }

  #countUnknown({ conn }: Socket): void {
    const lookups = this.#lookups.get(conn);
    if (!lookups) return;
    lookups.unknown += 1;
    if (lookups.unknown >= LIMITS.unknownCodes.perConnection) setImmediate(() => conn.close());
  }

  async #arrivalOf(record: SessionRecord, caller: Caller): Promise<Arrival> {
    const [isHostAlive, isFirst, guesses] = await Promise.all([
      this.#parts.isHostAlive(record),
      this.#isFirst(record),
      this.#guard.guesses(caller),
    ]);
    return { now: this.#parts.clock.now(), isHostAlive, isFirst, guesses };
  }

  /** Counts arrivals at a session just begun by a legacy desktop; true for the first. */
  async #isFirst({ code, hostKind, tokenHash, beganAt }: SessionRecord): Promise<boolean> {
    const { clock, store } = this.#parts;
    const { firstMs } = LIMITS.roamingHost;
    if (hostKind !== null || tokenHash !== null || clock.now() - beganAt > firstMs) return false;
    return (await store.count(`came:${code}`, firstMs)) === 1;
  }
}

function closeConnection(socket: Socket): null {
  socket.conn.close();
  return null;
}
