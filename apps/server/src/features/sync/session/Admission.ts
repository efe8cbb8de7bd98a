import { randomUUID } from 'node:crypto';
import {
  countWithin,
  LIMITS,
  parsePin,
  pour,
  SERVER_TO_CLIENT,
  waitFor,
  withinWindow,
  type AdmissionMessage,
  type LeakyBucket,
  type PinGate,
  type RefusalId,
} from '@naad/sync-protocol';
import { createToken, fingerprint, matchesPin, isSameSecret, createStoredPin } from '../secrets.ts';
import type { KnownPhone, SessionRecord } from '../store/sessionRecord.ts';
import type { Session } from './createSession.ts';
import { drivingOf, namedPhone } from './Driving.ts';
import type { Client, ControlRequest, LeaderPorts, ReplyTo, Verdict } from './leaderPorts.ts';

/** Asks a legacy host to judge a PIN; null if it doesn't answer. */
export type AskHost = (pin: string, answered: ReplyTo<boolean | null>) => void;

/** Maximum number of devices with recorded wrong PINs; beyond it only the address limits their guesses. */
const MAX_DEVICES = 10_000;
const MAX_SOCKETS = 1_000;
/** A server that hasn't reported its phones for this long is gone, and they with it. */
const PRESENT_MS = 5_000;

const REFUSED = { retryAfterMs: null, phoneId: null, token: null } as const;
const refused = (refusal: RefusalId, retryAfterMs: number | null = null): Verdict => ({
  ...REFUSED,
  refusal,
  retryAfterMs,
});

/** The keys of a client's device for limits. */
function devicesOf({ clientId, device, socketId }: Client): readonly string[] {
  return clientId === null ? [device] : [device, `socket:${socketId}`];
}

/** Decides which phones may control a session, and remembers them. */
export class Admission {
  readonly #session: Session;
  readonly #ports: LeaderPorts;
  readonly #askHost: AskHost;
  readonly #devices = new Map<string, LeakyBucket>();

  /** Phone ids by socket, until the socket's server knows them too. */
  readonly #phoneOfSocket = new Map<string, string>();
  readonly #present = new Map<string, { readonly ids: ReadonlySet<string>; readonly at: number }>();
  #lastSent: string | null = null;

  constructor(session: Session, ports: LeaderPorts, askHost: AskHost) {
    this.#session = session;
    this.#ports = ports;
    this.#askHost = askHost;
  }

  /** Judges a token or a PIN, synchronously if the server knows the right one. */
  judge(client: Client, { pin: received, isTyped }: ControlRequest, done: ReplyTo<Verdict>): void {
    const pin = parsePin(received);
    const phone = this.#find(client, pin);
    // A legacy host requires its PIN with every command, so an admission can't replace it.
    if (phone && this.#isCurrent) return this.#readmit(phone, client, done);
    if (!phone && this.#isCurrent && this.#isRemoved(client, isTyped)) return done(refused('removed'));
    if (!phone && this.#isCurrent && this.#isInvited(client)) return this.#admit(client, pin ?? '', done);
    const wait = this.#waitOf(client);
    if (wait > 0 && !phone) return done(refused('pinLocked', wait));
    const accept = (right: string) =>
      phone ? this.#readmit(phone, client, done) : this.#admit(client, right, done);
    const { pin: stored, hostOnline, hostKind } = this.#session.record();
    if (stored !== null && pin !== null && matchesPin(stored, pin)) return accept(pin);
    if (wait > 0) return done(refused('pinLocked', wait));
    if (stored !== null || pin === null) {
      this.#countFailure(client);
      return done(refused('pinWrong'));
    }
    if (!hostOnline || hostKind !== 'legacy') return done(refused('hostOffline'));
    this.#askHost(pin, (isRight) => {
      if (isRight === null) return done(refused('hostOffline'));
      if (!isRight) {
        this.#countFailure(client);
        return done(refused('pinWrong'));
      }
      // From now on the server judges the PIN that the host accepted.
      if (this.#session.record().pin === null) void this.#session.patch({ pin: createStoredPin(pin) });
      accept(pin);
    });
  }

  /** Revokes a phone's admission and demotes its sockets; false if there is no such phone [SYNC-ADMIT-7]. */
  remove(phoneId: string): boolean {
    const phone = this.#session.record().phones[phoneId];
    if (!phone) return false;
    const marks = [phone.proof, phone.clientId].filter((each) => each !== null);
    this.#drop(phoneId, [...this.#session.record().removed, ...marks].slice(-2 * LIMITS.phones));
    this.#ports.demote(phoneId);
    this.sendAdmissions();
    return true;
  }

  /** Forgets a phone that left by itself [SYNC-ADMIT-5]. */
  forget(phoneId: string): void {
    if (this.#drop(phoneId, this.#session.record().removed)) this.sendAdmissions();
  }

  /** Replaces a phone's name [SYNC-DRIVE-1]. */
  rename(phoneId: string, name: string): void {
    const { phones } = this.#session.record();
    const phone = phones[phoneId];
    if (!phone || (phone.name ?? '') === name) return;
    void this.#session.patch({ phones: { ...phones, [phoneId]: { ...phone, name } } });
    this.sendAdmissions();
  }

  /** Resumes judging everybody's PINs [SYNC-ADMIT-9]. */
  allowPins(): void {
    this.#devices.clear();
    void this.#session.patch({ failures: {}, lockedUntil: 0 });
    this.sendAdmissions();
  }

  /** Records which phones are connected to a server, every second or two [SYNC-ADMIT-6]. */
  setPresent(node: string, phoneIds: readonly string[]): void {
    this.#present.set(node, { ids: new Set(phoneIds), at: this.#ports.clock.now() });
    this.sendAdmissions();
  }

  /** Resends the admissions to a host that just connected. */
  hostConnected(): void {
    this.#lastSent = null;
    this.sendAdmissions();
  }

  get #isCurrent(): boolean {
    return this.#session.record().hostKind === 'current';
  }

  get #limits() {
    return LIMITS.wrongPins[this.#isCurrent ? 'current' : 'legacy'];
  }

  /** True if the phone is connected to any server. */
  isConnected(id: string): boolean {
    const now = this.#ports.clock.now();
    return [...this.#present.values()].some(({ ids, at }) => now - at < PRESENT_MS && ids.has(id));
  }

  #find(client: Client, pin: string | null): KnownPhone | null {
    const { phones } = this.#session.record();
    const bound = phones[this.#phoneOfSocket.get(client.socketId) ?? client.phoneId ?? ''];
    if (bound) return bound;
    const { proof, clientId } = client;
    const isSame = (phone: KnownPhone) =>
      proof !== null && phone.proof !== null
        ? isSameSecret(phone.proof, proof)
        : // An older controller keeps no token: its page id and its first PIN prove it.
          proof === null &&
          clientId !== null &&
          phone.clientId === clientId &&
          pin !== null &&
          matchesPin(phone.pin, pin);
    return Object.values(phones).find(isSame) ?? null;
  }

  /** True if its proof was revoked; a PIN that is typed again counts [SYNC-ADMIT-7]. */
  #isRemoved({ clientId, proof, phoneId }: Client, isTyped: boolean): boolean {
    const { removed } = this.#session.record();
    if (isTyped && clientId === null) return false;
    if (proof !== null && removed.includes(proof)) return true;
    return !isTyped && (phoneId !== null || (clientId !== null && removed.includes(clientId)));
  }

  /** True with the right invitation, which can't be guessed, so no block or lock applies [SYNC-ADMIT-13]. */
  #isInvited({ inviteHash: sent }: Client): boolean {
    const { inviteHash } = this.#session.record();
    return sent !== null && inviteHash !== null && isSameSecret(sent, inviteHash);
  }

  /** Milliseconds until this client's PIN is judged [SYNC-ADMIT-3]. */
  #waitOf(client: Client): number {
    const now = this.#ports.clock.now();
    const { lockedUntil, failures } = this.#session.record();
    const ofDevices = devicesOf(client).map((key) =>
      waitFor(this.#devices.get(key), LIMITS.wrongPins.device, now),
    );
    const ofAddress = waitFor(failures[client.network]?.bucket, this.#limits.address, now);
    return Math.max(0, lockedUntil - now, ofAddress, ...ofDevices);
  }

  /** Adds a failure; of each address only a few count for the session [SYNC-ADMIT-4]. */
  #withFailure(network: string, now: number): SessionRecord['failures'] {
    const { address, session: ofSession } = this.#limits;
    const { windowMs, perAddress: limit } = ofSession;
    const current = Object.entries(this.#session.record().failures)
      .map(([key, each]) => [key, { ...each, counted: withinWindow(each.counted, windowMs, now) }] as const)
      .filter(([, { bucket, counted }]) => bucket > now || counted.length > 0);
    const failures = Object.fromEntries(current);
    const { bucket, counted = [] } = failures[network] ?? {};
    const { window } = countWithin(counted, { limit, windowMs, now });
    return { ...failures, [network]: { bucket: pour(bucket, address, now), counted: window } };
  }

  /** Counts a wrong PIN [SYNC-PIN-6]. */
  #countFailure(client: Client): void {
    const now = this.#ports.clock.now();
    if (this.#devices.size >= MAX_DEVICES) this.#devices.clear();
    for (const key of devicesOf(client))
      this.#devices.set(key, pour(this.#devices.get(key), LIMITS.wrongPins.device, now));
    const failures = this.#withFailure(client.network, now);
    const { total, lockMs } = this.#limits.session;
    const count = Object.values(failures).reduce((sum, { counted }) => sum + counted.length, 0);
    if (count < total) void this.#session.patch({ failures });
    else {
      const lockedUntil = now + lockMs;
      const emptied = Object.entries(failures).map(([key, each]) => [key, { ...each, counted: [] }] as const);
      void this.#session.patch({ failures: Object.fromEntries(emptied), lockedUntil });
      if (this.#isCurrent)
        this.#ports.toHost(SERVER_TO_CLIENT.notice, { kind: 'pinLocked', untilTs: lockedUntil });
    }
    this.sendAdmissions();
  }

  /** Makes room for another phone; null if all are connected. */
  #makeRoom(phones: readonly KnownPhone[]): readonly KnownPhone[] | null {
    if (phones.length < LIMITS.phones) return phones;
    const [oldest] = phones
      .filter(({ id }) => !this.isConnected(id))
      .sort((one, other) => one.joinedAt - other.joinedAt);
    return oldest ? phones.filter(({ id }) => id !== oldest.id) : null;
  }

  #bind({ socketId }: Client, phoneId: string): void {
    if (this.#phoneOfSocket.size >= MAX_SOCKETS) this.#phoneOfSocket.clear();
    this.#phoneOfSocket.set(socketId, phoneId);
  }

  /** Stores the phone before it answers, so that a token outlives this server [SYNC-ADMIT-2]. */
  #store(
    phone: KnownPhone,
    others: readonly KnownPhone[],
    token: string | null,
    done: ReplyTo<Verdict>,
  ): void {
    const phones = Object.fromEntries([...others, phone].map((each) => [each.id, each]));
    const removed = this.#session
      .record()
      .removed.filter((each) => each !== phone.clientId && each !== phone.proof);
    void this.#session.patch({ phones, removed }).then((isSaved) => {
      this.sendAdmissions();
      done(
        isSaved
          ? { refusal: null, retryAfterMs: null, phoneId: phone.id, token }
          : refused('storeUnavailable'),
      );
    });
  }

  #admit(client: Client, pin: string, done: ReplyTo<Verdict>): void {
    const { clientId, kind, keepsToken, nextProof } = client;
    const known = Object.values(this.#session.record().phones);
    const former = known.find((each) => clientId !== null && each.clientId === clientId);
    const others = this.#makeRoom(known.filter((each) => each !== former));
    if (!others) return done(refused('tooFast'));
    const taken = new Set(others.filter((each) => each.kind === kind).map(({ number }) => number));
    let number = former?.kind === kind ? former.number : 1;
    while (taken.has(number)) number += 1;
    const token = keepsToken ? createToken() : null;
    const phone: KnownPhone = {
      id: former?.id ?? randomUUID(),
      proof: token === null ? nextProof : fingerprint(token),
      clientId,
      pin: createStoredPin(pin),
      kind,
      number,
      name: client.name ?? former?.name ?? '',
      joinedAt: former?.joinedAt ?? this.#ports.clock.now(),
    };
    this.#bind(client, phone.id);
    this.#store(phone, others, token, done);
  }

  #readmit(phone: KnownPhone, client: Client, done: ReplyTo<Verdict>): void {
    this.#bind(client, phone.id);
    const { clientId, nextProof } = client;
    const proof = nextProof ?? phone.proof;
    const name = client.name ?? phone.name ?? '';
    if (proof === phone.proof && clientId === phone.clientId && name === (phone.name ?? ''))
      return done({ refusal: null, retryAfterMs: null, phoneId: phone.id, token: null });
    const others = Object.values(this.#session.record().phones).filter(({ id }) => id !== phone.id);
    this.#store({ ...phone, proof, clientId, name }, others, null, done);
  }

  #drop(phoneId: string, removed: readonly string[]): boolean {
    const { [phoneId]: phone, ...phones } = this.#session.record().phones;
    if (!phone) return false;
    for (const [socketId, id] of this.#phoneOfSocket)
      if (id === phoneId) this.#phoneOfSocket.delete(socketId);
    void this.#session.patch({ phones, removed });
    return true;
  }

  #pinGate(): PinGate {
    const now = this.#ports.clock.now();
    const { lockedUntil, failures } = this.#session.record();
    if (lockedUntil > now) return { kind: 'locked', remainingMs: lockedUntil - now };
    const { address } = this.#limits;
    const isLimited = Object.values(failures).some(({ bucket }) => waitFor(bucket, address, now) > 0);
    return { kind: isLimited ? 'limited' : 'open' };
  }

  /** Sends a current host the admissions if they changed [SYNC-ADMIT-6]. */
  sendAdmissions(): void {
    if (!this.#isCurrent || !this.#session.record().hostOnline) return;
    const phones = Object.values(this.#session.record().phones)
      .sort((one, other) => one.joinedAt - other.joinedAt)
      .map((phone) => ({
        ...namedPhone(phone),
        joinedAt: phone.joinedAt,
        isConnected: this.isConnected(phone.id),
      }));
    const driving = drivingOf(this.#session.record(), (id) => this.isConnected(id));
    const message: AdmissionMessage = { phones, pins: this.#pinGate(), driving };
    // Without the remaining time, which changes by itself.
    const current = JSON.stringify([phones, driving, message.pins.kind, this.#session.record().lockedUntil]);
    if (current === this.#lastSent) return;
    this.#lastSent = current;
    this.#ports.toHost(SERVER_TO_CLIENT.admission, message);
  }
}
