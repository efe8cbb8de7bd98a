import { CLIENT_TO_SERVER, LIMITS, SERVER_TO_CLIENT } from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { connectionOf } from './connection.ts';

const TICK_MS = 400;
/** A tick this late means that the process was busy, and answers may wait unread. */
const LATE_MS = 300;

/** A host or controller that answers beats. */
interface Heard {
  /** Since when a beat is unanswered; null if none is. */
  silentSince: number | null;
  /** Grace after the process was busy. */
  graceMs: number;
}

/**
 * Tells current clients at short intervals that their connection works, and closes the connections of hosts and
 * controllers that don't answer. The library's own heartbeat also serves legacy clients, and takes 18 s.
 */
export class Beats {
  readonly #clock: Clock;
  readonly #hosts = new Map<Socket, Heard>();
  readonly #followers = new Set<Socket>();
  #cancel: () => void;
  #dueAt: number;
  #lastAt = { host: 0, follower: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#dueAt = clock.now() + TICK_MS;
    this.#cancel = clock.after(TICK_MS, () => this.#tick());
  }

  /** Starts with a beat, so that a client hears something as soon as it is connected. */
  add(socket: Socket): void {
    const { auth } = connectionOf(socket);
    if (auth === null) return;
    const answers = auth.role !== 'follower' && auth.answersBeats === true;
    if (answers) {
      const heard: Heard = { silentSince: null, graceMs: 0 };
      this.#hosts.set(socket, heard);
      socket.on(CLIENT_TO_SERVER.beat, () => {
        heard.silentSince = null;
        heard.graceMs = 0;
      });
    } else this.#followers.add(socket);
    this.#send(socket, answers);
    socket.on('disconnect', () => {
      this.#hosts.delete(socket);
      this.#followers.delete(socket);
    });
  }

  stop(): void {
    this.#cancel();
  }

  #send(socket: Socket, isHost: boolean): void {
    const { hostMs, followerMs } = LIMITS.beats;
    const everyMs = isHost ? hostMs : followerMs;
    socket.emit(SERVER_TO_CLIENT.beat, { ts: this.#clock.now(), everyMs });
    const heard = this.#hosts.get(socket);
    if (heard) heard.silentSince ??= this.#clock.now();
  }

  #tick(): void {
    const now = this.#clock.now();
    const lateMs = now - this.#dueAt;
    this.#dueAt = now + TICK_MS;
    this.#cancel = this.#clock.after(TICK_MS, () => this.#tick());
    for (const [socket, heard] of this.#hosts) {
      if (lateMs > LATE_MS) heard.graceMs += lateMs;
      const isSilent =
        heard.silentSince !== null && now - heard.silentSince >= LIMITS.beats.silentMs + heard.graceMs;
      // The client reconnects by itself if its line still works in the other direction.
      if (isSilent) socket.conn.close(true);
    }
    // Half a tick early rather than late: ticks are not exact.
    const isDue = (lastAt: number, everyMs: number) => now - lastAt >= everyMs - TICK_MS / 2;
    if (isDue(this.#lastAt.host, LIMITS.beats.hostMs)) {
      this.#lastAt.host = now;
      for (const socket of this.#hosts.keys()) this.#send(socket, true);
    }
    if (isDue(this.#lastAt.follower, LIMITS.beats.followerMs)) {
      this.#lastAt.follower = now;
      for (const socket of this.#followers) this.#send(socket, false);
    }
  }
}
