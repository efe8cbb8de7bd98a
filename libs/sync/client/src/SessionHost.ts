import {
  AdmissionMessage,
  AudienceMessage,
  CLIENT_TO_SERVER,
  createPin,
  EMPTY_PROGRESS,
  HostCommand,
  NoticeMessage,
  parseMessage,
  PROTOCOL_VERSION,
  receiveInOrder,
  restartNumbering,
  RoleMessage,
  SERVER_TO_CLIENT,
  type CommandProgress,
  type Denial,
  type DriveMessage,
} from '@naad/sync-protocol';
import { createLink, type ClientParts, type Link } from './createLink.ts';
import { createPictureSender, isConfirmed, type PictureSender } from './createPictureSender.ts';
import { createStore } from './createStore.ts';
import { createRandomId, onPageWake, randomBelow, SYSTEM_CLOCK } from './platform.ts';
import type {
  ApiRefusal,
  Clock,
  Connection,
  HostClient,
  HostPicture,
  HostState,
  PinState,
  ReceivedCommand,
  SavedHost,
  SyncApi,
} from './types.ts';

export interface HostOptions extends ClientParts {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  readonly api: SyncApi;
  /** Id of this installation; begins are limited by it. */
  readonly hostId: string;
  /** The session saved before a reload; null begins a new one. */
  readonly saved: SavedHost | null;
  /** Saves the session for a reload; null deletes it. */
  readonly save: (saved: SavedHost | null) => void;
  /** True if it accepts `display` commands. */
  readonly takesSettings: boolean;
}

/** A session that was begun here, or before a reload. */
interface HostedSession {
  saved: SavedHost;
  /** The PIN last sent to the server. */
  sentPin: string | null;
  /** The commands received on this and earlier connections. */
  progress: CommandProgress;
}

/**
 * - `beginning`: the server was asked for a session, after `tries` failures.
 * - `waiting`: it gave none; the next attempt follows a pause or a wake-up.
 * - `hosting`: has a session, whose link reconnects by itself. If the server lost the session, `beginning` follows.
 * - `ending`: the server was asked to end the session.
 * - `ended`: disconnected for good. `end()` can still end the session by its token.
 */
type Phase =
  | { readonly kind: 'beginning'; readonly tries: number }
  | { readonly kind: 'waiting'; readonly tries: number; readonly cancel: () => void }
  | { readonly kind: 'hosting'; readonly session: HostedSession; readonly link: Link }
  | {
      readonly kind: 'ending' | 'ended';
      readonly session: HostedSession | null;
      readonly link: Link | null;
    };

const CONNECTING: Connection = { kind: 'connecting', isLate: false };
const CONNECTING_LATE: Connection = { kind: 'connecting', isLate: true };
const OPEN: PinState = { kind: 'open' };

const INITIAL: HostState = {
  connection: CONNECTING,
  code: null,
  pin: null,
  invite: null,
  audience: null,
  phones: null,
  pins: OPEN,
  driving: null,
  notice: null,
};

/** Pauses between attempts to begin a session; the limit is six a minute for one host. */
const BEGIN_RETRY_MS = [1_000, 3_000];
const LONGEST_BEGIN_RETRY_MS = 10_000;
/** Time allowed for the server to confirm a request. */
const REQUEST_MS = 2_000;

function createOtherPin(former: string): string {
  for (;;) {
    const pin = createPin(randomBelow);
    if (pin !== former) return pin;
  }
}

/** Holds a session, also across reloads, until `end()`; begins another if the server lost it. */
export class SessionHost implements HostClient {
  readonly #options: HostOptions;
  readonly #clock: Clock;
  readonly #store = createStore(INITIAL);
  readonly #pictures: PictureSender;
  readonly #stopWaking: () => void;
  #phase: Phase = { kind: 'beginning', tries: 0 };
  #listener: ((received: ReceivedCommand) => void) | null = null;
  /** Commands received before there was a listener. */
  readonly #unheard: ReceivedCommand[] = [];
  /** Cancels the end of a lock that `pins` shows. */
  #cancelUnlock: () => void = () => undefined;

  readonly getState = this.#store.getState;
  readonly subscribe = this.#store.subscribe;

  constructor(options: HostOptions) {
    const { clock = SYSTEM_CLOCK, onWake = onPageWake, saved } = options;
    this.#options = options;
    this.#clock = clock;
    this.#pictures = createPictureSender(clock);
    this.#stopWaking = onWake(() => this.#wake());
    if (saved) this.#join(saved);
    else void this.#begin(0);
  }

  show(picture: HostPicture, answers: readonly string[] = []): void {
    this.#pictures.show(picture, answers);
  }

  deny(id: string, outcome: Denial['outcome']): void {
    this.#pictures.deny({ id, outcome });
  }

  onCommand(listener: (received: ReceivedCommand) => void): void {
    this.#listener = listener;
    for (const each of this.#unheard.splice(0)) {
      if (each.isLate()) this.deny(each.id, 'expired');
      else listener(each);
    }
  }

  removePhone(id: string): Promise<boolean> {
    return this.#request(CLIENT_TO_SERVER.removePhone, { id });
  }

  drive(message: DriveMessage): Promise<boolean> {
    return this.#request(CLIENT_TO_SERVER.drive, message);
  }

  changePin(): void {
    const session = this.#session;
    if (!session) return;
    const pin = createOtherPin(session.saved.pin);
    const invite = createRandomId();
    session.saved = { ...session.saved, pin, invite };
    this.#options.save(session.saved);
    this.#store.change({ pin, invite });
    void this.#sendPin();
  }

  allowPins(): Promise<boolean> {
    return this.#request(CLIENT_TO_SERVER.allowPins);
  }

  async end(): Promise<void> {
    const { api, save } = this.#options;
    const session = this.#session;
    const confirmed = this.#request(CLIENT_TO_SERVER.end);
    this.#stop('ending');
    save(null);
    const hasEnded = await confirmed;
    this.#finish('left');
    if (!hasEnded && session) await api.end(session.saved.code, session.saved.token);
  }

  disconnect(): void {
    this.#finish('left');
  }

  get #session(): HostedSession | null {
    return 'session' in this.#phase ? this.#phase.session : null;
  }

  get #link(): Link | null {
    return 'link' in this.#phase ? this.#phase.link : null;
  }

  async #begin(tries: number): Promise<void> {
    const { api, hostId, save } = this.#options;
    const phase: Phase = { kind: 'beginning', tries };
    this.#phase = phase;
    const outcome = await api.begin(hostId);
    // It was ended meanwhile.
    if (this.#phase !== phase) return;
    if (!outcome.ok) return this.#beginLater(tries, outcome.refusal);
    const saved = { ...outcome.value, pin: createPin(randomBelow), invite: createRandomId() };
    save(saved);
    this.#join(saved);
  }

  #beginLater(tries: number, refusal: ApiRefusal): void {
    const retryMs = refusal === 'tooMany' ? undefined : BEGIN_RETRY_MS[tries];
    const cancel = this.#clock.after(retryMs ?? LONGEST_BEGIN_RETRY_MS, () => void this.#begin(tries + 1));
    this.#phase = { kind: 'waiting', tries, cancel };
    this.#store.change({ connection: CONNECTING_LATE });
  }

  #wake(): void {
    if (this.#phase.kind !== 'waiting') return;
    const { tries, cancel } = this.#phase;
    cancel();
    void this.#begin(tries + 1);
  }

  /** Connects to a session that was begun here or before a reload. */
  #join(found: SavedHost): void {
    const { save } = this.#options;
    const { code, pin, invite = createRandomId() } = found;
    const session: HostedSession = { saved: { ...found, invite }, sentPin: null, progress: EMPTY_PROGRESS };
    if (found.invite === undefined) save(session.saved);
    this.#store.change({ code, pin, invite });
    const link = createLink(
      { ...this.#options, code, isExclusive: true, isKeen: true, auth: () => this.#introduce(session) },
      {
        up: () => {
          session.progress = restartNumbering(session.progress);
          this.#pictures.resend();
          void this.#sendPin();
        },
        // The counts are unknown while disconnected.
        down: () => this.#store.change({ audience: null }),
        changed: (connection) => this.#onConnection(connection),
      },
    );
    link.on(SERVER_TO_CLIENT.role, (received) => this.#receiveRole(received));
    link.on(SERVER_TO_CLIENT.command, (received, acknowledge) =>
      this.#receiveCommand(session, received, acknowledge),
    );
    link.on(SERVER_TO_CLIENT.notice, (received) => this.#receiveNotice(received));
    link.on(SERVER_TO_CLIENT.admission, (received) => this.#receiveAdmission(received));
    link.on(SERVER_TO_CLIENT.audience, (received) => this.#receiveAudience(received));
    this.#phase = { kind: 'hosting', session, link };
    this.#pictures.attach(link);
  }

  /** Returns the handshake, which carries the present PIN. */
  #introduce(session: HostedSession): Record<string, unknown> {
    const { token, pin, invite } = session.saved;
    const { takesSettings } = this.#options;
    session.sentPin = pin;
    const can = { takesSettings, answersBeats: true, keepsDeadlines: true, knowsDriving: true };
    return { v: PROTOCOL_VERSION, role: 'host', token, pin, invite, ...can };
  }

  #onConnection(connection: Connection): void {
    if (this.#phase.kind !== 'hosting') return;
    if (connection.kind === 'refused' && connection.refusal === 'codeUnknown') return this.#restart();
    if (connection.kind !== 'ended') return this.#store.change({ connection });
    if (connection.reason === 'unknown') return this.#restart();
    if (connection.reason === 'closed') this.#options.save(null);
    this.#finish(connection.reason);
  }

  /** Gives up a session that the server lost or gave to another host, and begins another. */
  #restart(): void {
    const link = this.#link;
    this.#phase = { kind: 'beginning', tries: 0 };
    this.#pictures.attach(null);
    this.#cancelUnlock();
    link?.end('left');
    this.#options.save(null);
    this.#store.change({ connection: CONNECTING, audience: null, phones: null, driving: null, pins: OPEN });
    void this.#begin(0);
  }

  #finish(reason: 'closed' | 'replaced' | 'left'): void {
    this.#stop('ended');
    this.#stopWaking();
    this.#cancelUnlock();
    this.#pictures.attach(null);
    this.#link?.end('left');
    this.#store.change({ connection: { kind: 'ended', reason } });
  }

  #stop(kind: 'ending' | 'ended'): void {
    if (this.#phase.kind === 'waiting') this.#phase.cancel();
    this.#phase = { kind, session: this.#session, link: this.#link };
  }

  #receiveRole(received: unknown): void {
    const message = parseMessage(RoleMessage, received);
    if (message && message.role !== 'host' && this.#phase.kind === 'hosting') this.#restart();
  }

  #receiveCommand(session: HostedSession, received: unknown, acknowledge: unknown): void {
    const message = parseMessage(HostCommand, received);
    if (!message) return;
    const { progress, shouldRun } = receiveInOrder(session.progress, message);
    session.progress = progress;
    if (typeof acknowledge === 'function')
      (acknowledge as (reply: unknown) => void)({ received: progress.received });
    if (!shouldRun) return;
    const { id, command, deadline } = message;
    const isLate = () => {
      const now = this.#link?.toServerTime(this.#clock.now()) ?? null;
      return deadline !== undefined && now !== null && now > deadline;
    };
    if (isLate()) return this.deny(id, 'expired');
    if (this.#listener) this.#listener({ id, command, isLate });
    else this.#unheard.push({ id, command, isLate });
  }

  #receiveNotice(received: unknown): void {
    const message = parseMessage(NoticeMessage, received);
    if (!message) return;
    const { notice, phones } = this.getState();
    this.#store.change({ notice: { ...message, id: (notice?.id ?? 0) + 1 } });
    // Older servers send no more about the lock than this.
    if (message.kind === 'pinLocked' && phones === null)
      this.#showPins({ kind: 'locked', until: message.untilTs ?? this.#clock.now() });
  }

  #receiveAdmission(received: unknown): void {
    const message = parseMessage(AdmissionMessage, received);
    if (!message) return;
    const { phones, pins, driving = null } = message;
    this.#store.change({ phones, driving });
    this.#showPins(
      pins.kind === 'locked' ? { kind: 'locked', until: this.#clock.now() + pins.remainingMs } : pins,
    );
  }

  #showPins(pins: PinState): void {
    this.#cancelUnlock();
    this.#store.change({ pins });
    if (pins.kind !== 'locked') return;
    const remainingMs = Math.max(0, pins.until - this.#clock.now());
    this.#cancelUnlock = this.#clock.after(remainingMs, () => this.#store.change({ pins: OPEN }));
  }

  #receiveAudience(received: unknown): void {
    const audience = parseMessage(AudienceMessage, received);
    if (audience) this.#store.change({ audience });
  }

  /** Resolves to true once the server confirms the request. */
  #request(event: string, payload?: unknown): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = this.#clock.after(REQUEST_MS, () => resolve(false));
      const isSent = this.#link?.ask(event, payload, (reply) => {
        cancel();
        resolve(isConfirmed(reply));
      });
      if (isSent) return;
      cancel();
      resolve(false);
    });
  }

  /** Retries until the server has the PIN; while disconnected, the next handshake carries it. */
  async #sendPin(): Promise<void> {
    if (this.#phase.kind !== 'hosting' || !this.#phase.link.isUp()) return;
    const { session } = this.#phase;
    const { pin, invite } = session.saved;
    if (pin === session.sentPin) return;
    if (await this.#request(CLIENT_TO_SERVER.changePin, { pin, invite })) session.sentPin = pin;
    return this.#sendPin();
  }
}
