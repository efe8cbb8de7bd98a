import { CLIENT_TO_SERVER, LIMITS, SERVER_TO_CLIENT } from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { connectionOf } from './connection.ts';

const TICK_MS = 400;
const TURNS = LIMITS.beats.followerMs / TICK_MS;
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
  /** Served in turns, so that thousands of beats don't delay a line. */
  readonly #followers = Array.from({ length: TURNS }, () => new Set<Socket>());
  #turn = 0;
  #hostBeatAt = 0;
  #cancel: () => void;
  #dueAt: number;

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
    }
    const followers = this.#followers[this.#turn];
    if (!answers) followers?.add(socket);
    this.#send(socket, answers);
    socket.on('disconnect', () => {
      this.#hosts.delete(socket);
      followers?.delete(socket);
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
    if (now - this.#hostBeatAt >= LIMITS.beats.hostMs - TICK_MS / 2) {
      this.#hostBeatAt = now;
      for (const socket of this.#hosts.keys()) this.#send(socket, true);
    }
    this.#turn = (this.#turn + 1) % TURNS;
    for (const socket of this.#followers[this.#turn] ?? []) this.#send(socket, false);
  }
}
