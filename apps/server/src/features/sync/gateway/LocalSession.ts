import type { Namespace, Socket } from 'socket.io';
import type { SessionLeader } from '../session/SessionLeader.ts';
import type { LeaderPorts } from '../session/leaderPorts.ts';

/**
 * This server's role in a session.
 * - `guest`: another server leads it, or none does.
 * - `orphan`: as `guest`, after its sockets were notified that the host is away because its server is.
 * - `claiming`: a host is connected here, and the store hasn't made this server the leader yet.
 * - `leading`: the leader runs here; its host is null while it is away.
 */
type Role =
  | { readonly kind: 'guest' }
  | { readonly kind: 'orphan' }
  | { readonly kind: 'claiming'; readonly host: Socket; readonly former: 'guest' | 'orphan' }
  | { readonly kind: 'leading'; readonly leader: SessionLeader; readonly host: Socket | null };

/** A session with sockets on this server, or led by it. */
export class LocalSession {
  readonly sockets = new Set<Socket>();
  /** The current leader's ports; a former leader's messages through its own ports are dropped. */
  ports: LeaderPorts | null = null;
  /** The highest number sent to the local sockets. */
  seq = 0;
  /** True if the last report to the leader had phones here. */
  hadPhones = false;
  #role: Role = { kind: 'guest' };
  /** Number of sockets in each namespace: a session may have several, with and without the API's prefix. */
  readonly #namespaces = new Map<Namespace, number>();

  get leader(): SessionLeader | null {
    return this.#role.kind === 'leading' ? this.#role.leader : null;
  }

  get host(): Socket | null {
    return this.#role.kind === 'leading' || this.#role.kind === 'claiming' ? this.#role.host : null;
  }

  get isUnused(): boolean {
    return this.sockets.size === 0 && this.leader === null;
  }

  add(socket: Socket): void {
    this.sockets.add(socket);
    this.#namespaces.set(socket.nsp, (this.#namespaces.get(socket.nsp) ?? 0) + 1);
  }

  /** False if the socket wasn't in the session. */
  remove(socket: Socket): boolean {
    if (!this.sockets.delete(socket)) return false;
    const count = (this.#namespaces.get(socket.nsp) ?? 1) - 1;
    if (count > 0) this.#namespaces.set(socket.nsp, count);
    else this.#namespaces.delete(socket.nsp);
    return true;
  }

  emit(rooms: readonly string[], event: string, payload: unknown, seq: number): void {
    this.seq = Math.max(this.seq, seq);
    for (const namespace of this.#namespaces.keys()) {
      // Emitting encodes the message even for an empty room.
      const filled = rooms.filter((room) => namespace.adapter.rooms.has(room));
      if (filled.length > 0) namespace.local.to(filled).emit(event, payload);
    }
  }

  /** Makes a socket the host and disconnects the former one; a leader already here keeps leading meanwhile. */
  claim(host: Socket): void {
    const former = this.host;
    const role = this.#role;
    if (role.kind === 'leading') this.#role = { ...role, host };
    else this.#role = { kind: 'claiming', host, former: role.kind === 'claiming' ? role.former : role.kind };
    if (former && former !== host) former.disconnect(true);
  }

  /** Starts a leader for the present host. */
  lead(leader: SessionLeader): void {
    this.#role = { kind: 'leading', leader, host: this.host };
  }

  /** Closes the leader and disconnects its host if a later term has begun; false if there is none to close. */
  stepDown(term: number): boolean {
    if (this.#role.kind !== 'leading' || this.#role.leader.record().term >= term) return false;
    const { leader, host } = this.#role;
    leader.close();
    this.#role = { kind: 'guest' };
    host?.disconnect(true);
    return true;
  }

  /** Handles the host's disconnect. False if the socket was no longer the host. */
  loseHost(socket: Socket): boolean {
    if (this.host !== socket) return false;
    const role = this.#role;
    if (role.kind === 'leading') {
      this.#role = { ...role, host: null };
      role.leader.hostLost();
    } else if (role.kind === 'claiming') this.#role = { kind: role.former };
    return true;
  }

  /** Marks the session as orphaned; false if it already was, or is led here. */
  becomeOrphan(): boolean {
    const role = this.#role;
    if (role.kind === 'guest') this.#role = { kind: 'orphan' };
    else if (role.kind === 'claiming' && role.former === 'guest') this.#role = { ...role, former: 'orphan' };
    else return false;
    return true;
  }
}
