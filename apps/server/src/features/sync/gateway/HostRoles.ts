import { LIMITS, type SessionCode } from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import { isSameSecret } from '../secrets.ts';
import type { ArrivingHost } from '../session/SessionLeader.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import { connectionOf, privateIdOf, type Connection } from './connection.ts';
import type { GuestParts } from './guest.ts';
import { serveHost } from './serveHost.ts';

/** Circumstances of a legacy socket's arrival. */
export interface Arrival {
  readonly now: number;
  readonly isHostAlive: boolean;
  /** True if nobody joined or connected with the code before. */
  readonly isFirst: boolean;
  /** Recent unknown codes from the same network. */
  readonly guesses: number;
}

/** True if a legacy socket is the session's host; `candidate` if it may become it once the present host is gone. */
function isLegacyHost(
  { beganBy, beganAt, hostKind, privateIdHash, roamedTo, tokenHash }: SessionRecord,
  connection: Connection,
  { now, isHostAlive, isFirst, guesses }: Arrival,
): boolean | 'candidate' {
  if (connection.auth !== null || tokenHash !== null) return false;
  const isSameDevice = isSameSecret(beganBy.userAgent, connection.userAgent);
  const isHome = isSameSecret(beganBy.address, connection.network);
  const ageMs = now - beganAt;
  const { firstMs, guesses: allowed, returnMs } = LIMITS.roamingHost;
  if (hostKind === null) {
    // [SYNC-ROLE-1]
    if (isSameDevice && isHome) return true;
    // [SYNC-ROLE-7]
    return isSameDevice && beganBy.isElectron && isFirst && ageMs <= firstMs && guesses < allowed;
  }
  // [SYNC-ROLE-6]
  if (privateIdHash !== null && connection.privateIdHash !== null) {
    if (isSameSecret(privateIdHash, connection.privateIdHash)) return true;
  }
  // [SYNC-ROLE-2]
  if (!isSameDevice || !beganBy.isElectron) return false;
  const hasRoamed = roamedTo !== null && roamedTo !== undefined;
  // [SYNC-ROLE-8]
  if (isHome && hasRoamed && ageMs <= returnMs) return true;
  if (!isHome && !(hasRoamed && isSameSecret(roamedTo, connection.network))) return false;
  return isHostAlive ? 'candidate' : true;
}

function arrivingLegacyHost(socket: Socket, { beganBy }: SessionRecord): ArrivingHost {
  const { network } = connectionOf(socket);
  const roamedTo = isSameSecret(beganBy.address, network) ? null : network;
  return { kind: 'legacy', privateIdHash: privateIdOf(socket), roamedTo };
}

interface HostRolesParts extends GuestParts {
  readonly store: SessionStore;
  /** Id of this server among those that share the store. */
  readonly node: string;
  readonly onError: (error: unknown) => void;
}

/** Gives sockets the role of host, and keeps legacy candidates for sessions whose host may be dead. */
export class HostRoles {
  readonly #parts: HostRolesParts;
  /** Legacy sockets by code that become the host once the present one is gone. */
  readonly #candidates = new Map<SessionCode, Set<Socket>>();

  constructor(parts: HostRolesParts) {
    this.#parts = parts;
  }

  /** True if a host is connected to this server or, as far as the store knows, to another one. */
  async isHostAlive(record: SessionRecord): Promise<boolean> {
    const { sessions, store, node } = this.#parts;
    if (sessions.hostOf(record.code) !== null) return true;
    if (!store.isShared || !record.hostOnline || record.node === node) return false;
    const [progress] = await store.progress([record.code]);
    return progress?.isLed === true;
  }

  /** Makes a socket the host of its session. */
  take(socket: Socket, host: ArrivingHost): void {
    const connection = connectionOf(socket);
    this.removeCandidate(socket);
    serveHost(socket, connection, host, {
      ...this.#parts,
      onLost: (reason) => this.#onLost(socket, connection, reason),
    });
  }

  /** Makes a legacy socket the host or a candidate if it proves to be one; false if it is to be served as a guest. */
  takeLegacy(socket: Socket, record: SessionRecord, arrival: Arrival): boolean {
    const connection = connectionOf(socket);
    const { code } = connection;
    const hasHost = this.#parts.sessions.hostOf(code) !== null;
    const isHostAlive = arrival.isHostAlive || hasHost;
    const verdict = isLegacyHost(record, connection, { ...arrival, isHostAlive });
    // If two hosts reach a new session at once, the second becomes a guest.
    const isSecond = record.hostKind === null && hasHost;
    if (verdict === true && !isSecond) {
      this.take(socket, arrivingLegacyHost(socket, record));
      return true;
    }
    if (verdict === 'candidate') {
      const candidates = this.#candidates.get(code) ?? new Set<Socket>();
      this.#candidates.set(code, candidates.add(socket));
    }
    return false;
  }

  removeCandidate(socket: Socket): void {
    const { code } = connectionOf(socket);
    const candidates = this.#candidates.get(code);
    candidates?.delete(socket);
    if (candidates?.size === 0) this.#candidates.delete(code);
  }

  /** Makes candidates hosts where the former host is gone. */
  async promoteCandidates(): Promise<void> {
    for (const code of this.#candidates.keys()) await this.#promoteCandidate(code);
  }

  async #promoteCandidate(code: SessionCode): Promise<void> {
    const [socket] = this.#candidates.get(code) ?? [];
    if (!socket) return;
    const record = await this.#parts.sessions.read(code);
    if (record && !(await this.isHostAlive(record))) this.take(socket, arrivingLegacyHost(socket, record));
  }

  async #onLost(socket: Socket, { code }: Connection, reason: string): Promise<void> {
    const { sessions, store } = this.#parts;
    if (!sessions.loseHost(code, socket)) return;
    const isRequested = await store.isMarked(`end:host:${code}`);
    const isDeparture =
      reason === 'client namespace disconnect' && (await store.isMarked(`end:anyone:${code}`));
    if (isRequested || isDeparture) return sessions.end(code);
    await this.#promoteCandidate(code);
  }
}
