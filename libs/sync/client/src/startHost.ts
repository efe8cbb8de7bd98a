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
} from '@naad/sync-protocol';
import { createLink, type ClientParts, type Link } from './createLink.ts';
import { createPictureSender, isConfirmed, type PictureSender } from './createPictureSender.ts';
import { createStore, type Store } from './createStore.ts';
import { createRandomId, onPageWake, randomBelow, SYSTEM_CLOCK } from './platform.ts';
import type {
  ApiRefusal,
  Clock,
  Connection,
  HostClient,
  HostPicture,
  HostState,
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

/**
 * The phases of a host. From `beginning` it becomes `linked`, and returns if the server lost the session; `ending` waits
 * for the server to confirm the end.
 */
type Phase =
  | { readonly kind: 'beginning'; readonly tries: number; cancelRetry: (() => void) | null }
  | { readonly kind: 'linked'; readonly link: Link }
  | { readonly kind: 'ending'; readonly link: Link | null }
  | { readonly kind: 'ended' };

const NO_ADMISSIONS = { phones: null, pins: { kind: 'open' } } as const;

const CONNECTING: Connection = { kind: 'connecting', isLate: false };
const CONNECTING_LATE: Connection = { kind: 'connecting', isLate: true };

const INITIAL: HostState = {
  connection: CONNECTING,
  code: null,
  pin: null,
  invite: null,
  audience: null,
  ...NO_ADMISSIONS,
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

/** The host of a session: begins it or returns to it, links to the server, and starts another if the session is lost. */
class SessionHost implements HostClient {
  readonly getState: () => HostState;
  readonly subscribe: (listener: () => void) => () => void;
  private readonly options: HostOptions;
  private readonly clock: Clock;
  private readonly store: Store<HostState> = createStore(INITIAL);
  private readonly pictures: PictureSender;
  private readonly stopWaking: () => void;
  private phase: Phase = { kind: 'beginning', tries: 0, cancelRetry: null };
  private session: SavedHost | null = null;
  /** The PIN last sent to the server. */
  private sentPin: string | null = null;
  private progress = EMPTY_PROGRESS;
  private listener: ((received: ReceivedCommand) => void) | null = null;
  /** Commands received before there was a listener. */
  private readonly waiting: ReceivedCommand[] = [];
  private cancelLock: () => void = () => undefined;

  constructor(options: HostOptions) {
    const { clock = SYSTEM_CLOCK, onWake = onPageWake, saved } = options;
    this.options = options;
    this.clock = clock;
    this.getState = this.store.getState;
    this.subscribe = this.store.subscribe;
    this.pictures = createPictureSender(clock);
    this.stopWaking = onWake(() => this.wake());
    if (saved) this.join(saved);
    else void this.begin(0);
  }

  show(picture: HostPicture, answers: readonly string[] = []): void {
    this.pictures.show(picture, answers);
  }

  onCommand(listener: (received: ReceivedCommand) => void): void {
    this.listener = listener;
    for (const each of this.waiting.splice(0)) listener(each);
  }

  removePhone(id: string): Promise<boolean> {
    return this.request(CLIENT_TO_SERVER.removePhone, { id });
  }

  changePin(): void {
    if (!this.session) return;
    const invite = createRandomId();
    const session = { ...this.session, pin: createOtherPin(this.session.pin), invite };
    this.session = session;
    this.options.save(session);
    this.store.change({ pin: session.pin, invite });
    void this.sendPin();
  }

  allowPins(): Promise<boolean> {
    return this.request(CLIENT_TO_SERVER.allowPins);
  }

  async end(): Promise<void> {
    const ending = this.session;
    const confirmed = this.request(CLIENT_TO_SERVER.end);
    this.cancelBegin();
    if (this.phase.kind !== 'ended') this.phase = { kind: 'ending', link: this.link() };
    this.options.save(null);
    const isEnded = await confirmed;
    this.finish('left');
    if (!isEnded && ending) await this.options.api.end(ending.code, ending.token);
  }

  disconnect(): void {
    this.finish('left');
  }

  private link(): Link | null {
    return this.phase.kind === 'linked' || this.phase.kind === 'ending' ? this.phase.link : null;
  }

  private finish(reason: 'closed' | 'replaced' | 'left'): void {
    this.stopWaking();
    this.cancelBegin();
    this.cancelLock();
    this.pictures.attach(null);
    const link = this.link();
    this.phase = { kind: 'ended' };
    link?.end('left');
    this.store.change({ connection: { kind: 'ended', reason } });
  }

  private cancelBegin(): void {
    if (this.phase.kind === 'beginning') this.phase.cancelRetry?.();
  }

  private async begin(tries: number): Promise<void> {
    const { api, hostId, save } = this.options;
    const phase: Phase = { kind: 'beginning', tries, cancelRetry: null };
    this.phase = phase;
    const outcome = await api.begin(hostId);
    if (this.phase !== phase) return;
    if (!outcome.ok) return this.retryBegin(phase, outcome.refusal);
    const session = { ...outcome.value, pin: createPin(randomBelow), invite: createRandomId() };
    save(session);
    this.join(session);
  }

  private retryBegin(phase: Extract<Phase, { kind: 'beginning' }>, refusal: ApiRefusal): void {
    const ms = refusal === 'tooMany' ? undefined : BEGIN_RETRY_MS[phase.tries];
    this.store.change({ connection: CONNECTING_LATE });
    phase.cancelRetry = this.clock.after(
      ms ?? LONGEST_BEGIN_RETRY_MS,
      () => void this.begin(phase.tries + 1),
    );
  }

  private wake(): void {
    if (this.phase.kind !== 'beginning' || !this.phase.cancelRetry) return;
    this.phase.cancelRetry();
    void this.begin(this.phase.tries + 1);
  }

  /** The server lost this session or gave it to another host; start a new one. */
  private restart(): void {
    this.pictures.attach(null);
    const link = this.link();
    this.phase = { kind: 'beginning', tries: 0, cancelRetry: null };
    link?.end('left');
    this.session = null;
    this.options.save(null);
    this.progress = EMPTY_PROGRESS;
    this.store.change({ connection: CONNECTING, audience: null, ...NO_ADMISSIONS });
    void this.begin(0);
  }

  private join(saved: SavedHost): void {
    const { origin, save, takesSettings } = this.options;
    const { code, token, pin, invite = createRandomId() } = saved;
    this.session = { ...saved, invite };
    if (saved.invite === undefined) save(this.session);
    this.store.change({ code, pin, invite });
    const link = createLink(
      {
        ...this.options,
        code,
        origin,
        isExclusive: true,
        auth: () => {
          const current = this.session ?? saved;
          this.sentPin = current.pin;
          const { invite: shown } = current;
          return { v: PROTOCOL_VERSION, role: 'host', token, pin: current.pin, invite: shown, takesSettings };
        },
      },
      {
        up: () => {
          this.progress = restartNumbering(this.progress);
          this.pictures.resend();
          void this.sendPin();
        },
        // The counts are unknown while disconnected.
        down: () => this.store.change({ audience: null }),
        changed: (connection) => this.onConnection(connection),
      },
    );
    this.phase = { kind: 'linked', link };
    this.pictures.attach(link);
    link.on(SERVER_TO_CLIENT.command, (received, acknowledge) => this.receiveCommand(received, acknowledge));
    link.on(SERVER_TO_CLIENT.notice, (received) => this.receiveNotice(received));
    link.on(SERVER_TO_CLIENT.admission, (received) => this.receiveAdmission(received));
    link.on(SERVER_TO_CLIENT.audience, (received) => this.receiveAudience(received));
    link.on(SERVER_TO_CLIENT.role, (received) => {
      const message = parseMessage(RoleMessage, received);
      const isCurrent = this.phase.kind === 'linked' && this.phase.link === link;
      if (message && message.role !== 'host' && isCurrent) this.restart();
    });
  }

  private onConnection(connection: Connection): void {
    if (this.phase.kind !== 'linked') return;
    if (connection.kind === 'refused' && connection.refusal === 'codeUnknown') return this.restart();
    if (connection.kind !== 'ended') return this.store.change({ connection });
    if (connection.reason === 'unknown') return this.restart();
    if (connection.reason === 'closed') this.options.save(null);
    this.finish(connection.reason);
  }

  private receiveCommand(received: unknown, acknowledge: unknown): void {
    const message = parseMessage(HostCommand, received);
    if (!message) return;
    const { progress, shouldRun } = receiveInOrder(this.progress, message);
    this.progress = progress;
    if (typeof acknowledge === 'function')
      (acknowledge as (reply: unknown) => void)({ received: progress.received });
    if (!shouldRun) return;
    const { id, command } = message;
    if (this.listener) this.listener({ id, command });
    else this.waiting.push({ id, command });
  }

  private receiveNotice(received: unknown): void {
    const message = parseMessage(NoticeMessage, received);
    if (!message) return;
    const { notice, phones } = this.getState();
    this.store.change({ notice: { ...message, id: (notice?.id ?? 0) + 1 } });
    // Older servers send no more about the lock than this.
    if (message.kind === 'pinLocked' && phones === null) this.showLock(message.untilTs ?? this.clock.now());
  }

  private receiveAdmission(received: unknown): void {
    const message = parseMessage(AdmissionMessage, received);
    if (!message) return;
    const { phones, pins } = message;
    this.cancelLock();
    this.store.change({ phones });
    if (pins.kind === 'locked') this.showLock(this.clock.now() + pins.remainingMs);
    else this.store.change({ pins });
  }

  private showLock(until: number): void {
    this.store.change({ pins: { kind: 'locked', until } });
    this.cancelLock = this.clock.after(Math.max(0, until - this.clock.now()), () =>
      this.store.change({ pins: { kind: 'open' } }),
    );
  }

  private receiveAudience(received: unknown): void {
    const audience = parseMessage(AudienceMessage, received);
    if (audience) this.store.change({ audience });
  }

  /** Sends a request; resolves to true once the server confirms it. */
  private request(event: string, payload?: unknown): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = this.clock.after(REQUEST_MS, () => resolve(false));
      const isSent = this.link()?.ask(event, payload, (reply) => {
        cancel();
        resolve(isConfirmed(reply));
      });
      if (isSent) return;
      cancel();
      resolve(false);
    });
  }

  /** Retries until the server has the PIN; while disconnected, the next handshake carries it. */
  private async sendPin(): Promise<void> {
    const { session } = this;
    if (this.phase.kind !== 'linked' || !session || session.pin === this.sentPin) return;
    if (!this.phase.link.isUp()) return;
    const { pin, invite } = session;
    if (await this.request(CLIENT_TO_SERVER.changePin, { pin, invite })) this.sentPin = pin;
    return this.sendPin();
  }
}

/** Holds a session, also across reloads, until `end()`. */
export function startHost(options: HostOptions): HostClient {
  return new SessionHost(options);
}
