import { SERVER_TO_CLIENT, type AudienceMessage } from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { connectionOf } from './connection.ts';

const CHECK_MS = 1_500;

/** Runs a check periodically, with a pause after each; reports its errors. */
export class Heartbeat {
  readonly #clock: Clock;
  readonly #check: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #isStopped = false;
  #cancel: () => void;

  constructor(clock: Clock, check: () => Promise<void>, onError: (error: unknown) => void) {
    this.#clock = clock;
    this.#check = check;
    this.#onError = onError;
    this.#cancel = clock.after(CHECK_MS, () => this.#run());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  #run(): void {
    void this.#check()
      .catch(this.#onError)
      .finally(() => {
        if (!this.#isStopped) this.#cancel = this.#clock.after(CHECK_MS, () => this.#run());
      });
  }
}

/** Sends current hosts the numbers of connected clients when they change [SYNC-HOST-5]. */
export class AudienceReports {
  readonly #lastSent = new WeakMap<Socket, AudienceMessage>();

  send(host: Socket, sockets: ReadonlySet<Socket>): void {
    if (connectionOf(host).auth === null) return;
    const audience = countAudience(sockets);
    const last = this.#lastSent.get(host);
    if (last?.controllers === audience.controllers && last.followers === audience.followers) return;
    this.#lastSent.set(host, audience);
    host.emit(SERVER_TO_CLIENT.audience, audience);
  }
}

function countAudience(sockets: ReadonlySet<Socket>): AudienceMessage {
  const guests = [...sockets].map(connectionOf).filter(({ isHost }) => !isHost);
  const controllers = guests.filter(({ isController }) => isController).length;
  return { controllers, followers: guests.length - controllers };
}
