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
import type { Client, ControlRequest, LeaderPorts, ReplyTo, Verdict } from './leaderPorts.ts';

/** Asks a legacy host to judge a PIN; null if it doesn't answer. */
export type AskHost = (pin: string, answered: ReplyTo<boolean | null>) => void;

/** Decides which phones may control a session, and remembers them. */
export interface Admission {
  /** Judges a token or a PIN, synchronously if the server knows the right one. */
  judge(client: Client, request: ControlRequest, done: ReplyTo<Verdict>): void;
  /** Revokes a phone's admission and demotes its sockets; false if there is no such phone [SYNC-ADMIT-7]. */
  remove(phoneId: string): boolean;
  /** Forgets a phone that left by itself [SYNC-ADMIT-5]. */
  forget(phoneId: string): void;
  /** Resumes judging everybody's PINs [SYNC-ADMIT-9]. */
  allowPins(): void;
  /** Records which phones are connected to a server, every second or two [SYNC-ADMIT-6]. */
  setPresent(node: string, phoneIds: readonly string[]): void;
  /** Resends the admissions to a host that just connected. */
  hostConnected(): void;
}

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

export function createAdmission(session: Session, ports: LeaderPorts, askHost: AskHost): Admission {
  const { clock } = ports;
  const { record } = session;
  const devices = new Map<string, LeakyBucket>();
  /** Phone ids by socket, until the socket's server knows them too. */
  const phoneOfSocket = new Map<string, string>();
  const present = new Map<string, { readonly ids: ReadonlySet<string>; readonly at: number }>();
  let lastSent: string | null = null;

  const isCurrent = () => record().hostKind === 'current';
  const limits = () => LIMITS.wrongPins[isCurrent() ? 'current' : 'legacy'];
  const devicesOf = ({ clientId, device, socketId }: Client) =>
    clientId === null ? [device] : [device, `socket:${socketId}`];

  function isConnected(id: string): boolean {
    const now = clock.now();
    return [...present.values()].some(({ ids, at }) => now - at < PRESENT_MS && ids.has(id));
  }

  function find(client: Client, pin: string | null): KnownPhone | null {
    const { phones } = record();
    const bound = phones[phoneOfSocket.get(client.socketId) ?? client.phoneId ?? ''];
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
  function isRemoved({ clientId, proof, phoneId }: Client, isTyped: boolean): boolean {
    const { removed } = record();
    if (isTyped && clientId === null) return false;
    if (proof !== null && removed.includes(proof)) return true;
    return !isTyped && (phoneId !== null || (clientId !== null && removed.includes(clientId)));
  }

  /** True with the right invitation, which can't be guessed, so no block or lock applies [SYNC-ADMIT-13]. */
  function isInvited({ inviteHash: sent }: Client): boolean {
    const { inviteHash } = record();
    return sent !== null && inviteHash !== null && isSameSecret(sent, inviteHash);
  }

  /** Milliseconds until this client's PIN is judged [SYNC-ADMIT-3]. */
  function waitOf(client: Client): number {
    const now = clock.now();
    const { lockedUntil, failures } = record();
    const ofDevices = devicesOf(client).map((key) => waitFor(devices.get(key), LIMITS.wrongPins.device, now));
    const ofAddress = waitFor(failures[client.network]?.bucket, limits().address, now);
    return Math.max(0, lockedUntil - now, ofAddress, ...ofDevices);
  }

  /** Adds a failure; of each address only a few count for the session [SYNC-ADMIT-4]. */
  function withFailure(network: string, now: number): SessionRecord['failures'] {
    const { address, session: ofSession } = limits();
    const { windowMs, perAddress: limit } = ofSession;
    const current = Object.entries(record().failures)
      .map(([key, each]) => [key, { ...each, counted: withinWindow(each.counted, windowMs, now) }] as const)
      .filter(([, { bucket, counted }]) => bucket > now || counted.length > 0);
    const failures = Object.fromEntries(current);
    const { bucket, counted = [] } = failures[network] ?? {};
    const { window } = countWithin(counted, { limit, windowMs, now });
    return { ...failures, [network]: { bucket: pour(bucket, address, now), counted: window } };
  }

  /** Counts a wrong PIN [SYNC-PIN-6]. */
  function countFailure(client: Client): void {
    const now = clock.now();
    if (devices.size >= MAX_DEVICES) devices.clear();
    for (const key of devicesOf(client))
      devices.set(key, pour(devices.get(key), LIMITS.wrongPins.device, now));
    const failures = withFailure(client.network, now);
    const { total, lockMs } = limits().session;
    const count = Object.values(failures).reduce((sum, { counted }) => sum + counted.length, 0);
    if (count < total) void session.patch({ failures });
    else {
      const lockedUntil = now + lockMs;
      const emptied = Object.entries(failures).map(([key, each]) => [key, { ...each, counted: [] }] as const);
      void session.patch({ failures: Object.fromEntries(emptied), lockedUntil });
      if (isCurrent()) ports.toHost(SERVER_TO_CLIENT.notice, { kind: 'pinLocked', untilTs: lockedUntil });
    }
    sendAdmissions();
  }

  /** Makes room for another phone; null if all are connected. */
  function makeRoom(phones: readonly KnownPhone[]): readonly KnownPhone[] | null {
    if (phones.length < LIMITS.phones) return phones;
    const [oldest] = phones
      .filter(({ id }) => !isConnected(id))
      .sort((one, other) => one.joinedAt - other.joinedAt);
    return oldest ? phones.filter(({ id }) => id !== oldest.id) : null;
  }

  function bind({ socketId }: Client, phoneId: string): void {
    if (phoneOfSocket.size >= MAX_SOCKETS) phoneOfSocket.clear();
    phoneOfSocket.set(socketId, phoneId);
  }

  /** Stores the phone before it answers, so that a token outlives this server [SYNC-ADMIT-2]. */
  function store(
    phone: KnownPhone,
    others: readonly KnownPhone[],
    token: string | null,
    done: ReplyTo<Verdict>,
  ) {
    const phones = Object.fromEntries([...others, phone].map((each) => [each.id, each]));
    const removed = record().removed.filter((each) => each !== phone.clientId && each !== phone.proof);
    void session.patch({ phones, removed }).then((isSaved) => {
      sendAdmissions();
      done(
        isSaved
          ? { refusal: null, retryAfterMs: null, phoneId: phone.id, token }
          : refused('storeUnavailable'),
      );
    });
  }

  function admit(client: Client, pin: string, done: ReplyTo<Verdict>): void {
    const { clientId, kind, keepsToken, nextProof } = client;
    const known = Object.values(record().phones);
    const former = known.find((each) => clientId !== null && each.clientId === clientId);
    const others = makeRoom(known.filter((each) => each !== former));
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
      joinedAt: former?.joinedAt ?? clock.now(),
    };
    bind(client, phone.id);
    store(phone, others, token, done);
  }

  function readmit(phone: KnownPhone, client: Client, done: ReplyTo<Verdict>): void {
    bind(client, phone.id);
    const { clientId, nextProof } = client;
    const proof = nextProof ?? phone.proof;
    if (proof === phone.proof && clientId === phone.clientId)
      return done({ refusal: null, retryAfterMs: null, phoneId: phone.id, token: null });
    const others = Object.values(record().phones).filter(({ id }) => id !== phone.id);
    store({ ...phone, proof, clientId }, others, null, done);
  }

  function judge(client: Client, { pin: received, isTyped }: ControlRequest, done: ReplyTo<Verdict>): void {
    const pin = parsePin(received);
    const phone = find(client, pin);
    // A legacy host requires its PIN with every command, so an admission can't replace it.
    if (phone && isCurrent()) return readmit(phone, client, done);
    if (!phone && isCurrent() && isRemoved(client, isTyped)) return done(refused('removed'));
    if (!phone && isCurrent() && isInvited(client)) return admit(client, pin ?? '', done);
    const wait = waitOf(client);
    if (wait > 0 && !phone) return done(refused('pinLocked', wait));
    const accept = (right: string) => (phone ? readmit(phone, client, done) : admit(client, right, done));
    const { pin: stored, hostOnline, hostKind } = record();
    if (stored !== null && pin !== null && matchesPin(stored, pin)) return accept(pin);
    if (wait > 0) return done(refused('pinLocked', wait));
    if (stored !== null || pin === null) {
      countFailure(client);
      return done(refused('pinWrong'));
    }
    if (!hostOnline || hostKind !== 'legacy') return done(refused('hostOffline'));
    askHost(pin, (isRight) => {
      if (isRight === null) return done(refused('hostOffline'));
      if (!isRight) {
        countFailure(client);
        return done(refused('pinWrong'));
      }
      // From now on the server judges the PIN that the host accepted.
      if (record().pin === null) void session.patch({ pin: createStoredPin(pin) });
      accept(pin);
    });
  }

  function drop(phoneId: string, removed: readonly string[]): boolean {
    const { [phoneId]: phone, ...phones } = record().phones;
    if (!phone) return false;
    for (const [socketId, id] of phoneOfSocket) if (id === phoneId) phoneOfSocket.delete(socketId);
    void session.patch({ phones, removed });
    return true;
  }

  function pinGate(): PinGate {
    const now = clock.now();
    const { lockedUntil, failures } = record();
    if (lockedUntil > now) return { kind: 'locked', remainingMs: lockedUntil - now };
    const { address } = limits();
    const isLimited = Object.values(failures).some(({ bucket }) => waitFor(bucket, address, now) > 0);
    return { kind: isLimited ? 'limited' : 'open' };
  }

  /** Sends a current host the admissions if they changed [SYNC-ADMIT-6]. */
  function sendAdmissions(): void {
    if (!isCurrent() || !record().hostOnline) return;
    const phones = Object.values(record().phones)
      .sort((one, other) => one.joinedAt - other.joinedAt)
      .map(({ id, kind, number, joinedAt }) => ({
        id,
        kind,
        number,
        joinedAt,
        isConnected: isConnected(id),
      }));
    const message: AdmissionMessage = { phones, pins: pinGate() };
    // Without the remaining time, which changes by itself.
    const current = JSON.stringify([phones, message.pins.kind, record().lockedUntil]);
    if (current === lastSent) return;
    lastSent = current;
    ports.toHost(SERVER_TO_CLIENT.admission, message);
  }

  return {
    judge,
    remove(phoneId) {
      const phone = record().phones[phoneId];
      if (!phone) return false;
      const marks = [phone.proof, phone.clientId].filter((each) => each !== null);
      drop(phoneId, [...record().removed, ...marks].slice(-2 * LIMITS.phones));
      ports.demote(phoneId);
      sendAdmissions();
      return true;
    },
    forget(phoneId) {
      if (drop(phoneId, record().removed)) sendAdmissions();
    },
    allowPins() {
      devices.clear();
      void session.patch({ failures: {}, lockedUntil: 0 });
      sendAdmissions();
    },
    setPresent(node, phoneIds) {
      present.set(node, { ids: new Set(phoneIds), at: clock.now() });
      sendAdmissions();
    },
    hostConnected() {
      lastSent = null;
      sendAdmissions();
    },
  };
}
