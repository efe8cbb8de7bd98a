import {
  ALL_DRIVE,
  LIMITS,
  SERVER_TO_CLIENT,
  type DriveMessage,
  type Driving as DrivingMessage,
  type NamedPhone,
} from '@naad/sync-protocol';
import type { KnownPhone, SessionRecord, StoredDriving } from '../store/sessionRecord.ts';
import type { Session } from './createSession.ts';
import { ROOMS, type LeaderPorts } from './leaderPorts.ts';

/** The public part of a phone. */
export function namedPhone({ id, kind, number, name = '' }: KnownPhone): NamedPhone {
  return { id, kind, number, ...(name === '' ? {} : { name }) };
}

/** Describes to phones and display who drives; of the other phones the connected ones. */
export function drivingOf(
  { driving = null, phones }: SessionRecord,
  isConnected: (phoneId: string) => boolean,
): DrivingMessage {
  const driver = driving && phones[driving.driver];
  if (!driving || !driver) return ALL_DRIVE;
  return {
    driver: namedPhone(driver),
    requests: driving.requests.flatMap(({ phoneId, isDeclined }) => {
      const phone = phones[phoneId];
      return phone ? [{ phone: namedPhone(phone), isDeclined }] : [];
    }),
    others: Object.values(phones)
      .filter(({ id }) => id !== driver.id && isConnected(id))
      .map(namedPhone),
  };
}

/** Knows which phone alone drives, if the display chose one, and passes the wheel on [SYNC-DRIVE-2 to 6]. */
export class Driving {
  readonly #session: Session;
  readonly #ports: LeaderPorts;
  readonly #isConnected: (phoneId: string) => boolean;
  readonly #notifyHost: () => void;
  #lastSent: string;
  /** Time since which the driver is away; null while it is connected. */
  #awaySince: number | null = null;
  #isClosed = false;
  #cancelCheck: () => void = () => undefined;

  constructor(
    session: Session,
    ports: LeaderPorts,
    parts: {
      readonly isConnected: (phoneId: string) => boolean;
      /** Sends the host the phones with who drives, if that changed. */
      readonly notifyHost: () => void;
    },
  ) {
    this.#session = session;
    this.#ports = ports;
    this.#isConnected = parts.isConnected;
    this.#notifyHost = parts.notifyHost;
    this.#lastSent = JSON.stringify(this.message());
  }

  message(): DrivingMessage {
    return drivingOf(this.#session.record(), this.#isConnected);
  }

  /** @param knowsDriving false for a display that can't show who drives, so that all phones do */
  hostConnected(knowsDriving: boolean): void {
    if (knowsDriving) this.check();
    else this.#change(null);
  }

  /** False if another phone alone drives. */
  isAllowed(phoneId: string): boolean {
    const { driving = null, phones } = this.#session.record();
    return !driving || driving.driver === phoneId || !phones[driving.driver];
  }

  /** False if the sender may not do that now. @param sender a phone's id, or `host` */
  receive(sender: string, message: DriveMessage): boolean {
    const { phones, driving = null } = this.#session.record();
    const isDriver = sender === 'host' || driving?.driver === sender;
    switch (message.type) {
      case 'ask':
        return this.#ask(sender);
      case 'give':
        if (!isDriver || !phones[message.id]) return false;
        this.#awaySince = null;
        this.#change({ driver: message.id, requests: [] });
        return true;
      case 'decline': {
        if (!isDriver || !driving) return false;
        const requests = driving.requests.map((each) =>
          each.phoneId === message.id ? { ...each, isDeclined: true } : each,
        );
        this.#change({ ...driving, requests });
        return true;
      }
      case 'all':
        if (!isDriver) return false;
        this.#change(null);
        return true;
    }
  }

  /** Ends old requests, and lets all phones drive once the driver is gone; call it when phones change. */
  check(): void {
    const now = this.#ports.clock.now();
    const { driving = null, phones } = this.#session.record();
    this.#cancelCheck();
    if (!driving) return this.#announce();
    const { driver } = driving;
    if (this.#isConnected(driver)) this.#awaySince = null;
    else this.#awaySince ??= now;
    const goneAt = this.#awaySince === null ? null : this.#awaySince + LIMITS.driving.awayMs;
    if (!phones[driver] || (goneAt !== null && goneAt <= now)) return this.#change(null);
    const requests = driving.requests.filter(({ phoneId, until }) => until > now && phones[phoneId]);
    if (requests.length < driving.requests.length)
      void this.#session.patch({ driving: { driver, requests } });
    const times = requests.map(({ until }) => until);
    const next = Math.min(...times, goneAt ?? Number.POSITIVE_INFINITY);
    if (next !== Number.POSITIVE_INFINITY)
      this.#cancelCheck = this.#ports.clock.after(next - now, () => this.check());
    this.#announce();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelCheck();
  }

  #ask(phoneId: string): boolean {
    const { phones, driving = null } = this.#session.record();
    if (!driving || driving.driver === phoneId || !phones[phoneId]) return false;
    // A declined phone waits until its request ends.
    if (driving.requests.some((each) => each.phoneId === phoneId)) return true;
    const until = this.#ports.clock.now() + LIMITS.driving.requestMs;
    this.#change({ ...driving, requests: [...driving.requests, { phoneId, until, isDeclined: false }] });
    return true;
  }

  #change(driving: StoredDriving | null): void {
    const { driving: former = null } = this.#session.record();
    if (driving === null) this.#awaySince = null;
    if (former === null && driving === null) return this.check();
    // Announced once it is stored: another server that takes over must know what phones were told.
    const check = () => {
      if (!this.#isClosed) this.check();
    };
    void this.#session.patch({ driving }).then(check, check);
  }

  #announce(): void {
    const message = this.message();
    const current = JSON.stringify(message);
    this.#notifyHost();
    if (current === this.#lastSent) return;
    this.#lastSent = current;
    this.#ports.toRooms([ROOMS.controllers], SERVER_TO_CLIENT.driving, message);
  }
}
