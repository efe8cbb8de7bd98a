import {
  ALL_DRIVE,
  cleanPhoneName,
  CLIENT_TO_SERVER,
  LIMITS,
  parseMessage,
  PROTOCOL_VERSION,
  RoleMessage,
  SERVER_TO_CLIENT,
  type Command,
  type DriveMessage,
  type SessionCode,
} from '@naad/sync-protocol';
import { followSession, isStaleView, type SessionChanges } from './connectFollower.ts';
import { createDeliveries, type Deliveries } from './createDeliveries.ts';
import { createLink, type ClientParts, type Link } from './createLink.ts';
import { createStore } from './createStore.ts';
import { createRandomId, SYSTEM_CLOCK } from './platform.ts';
import type { Clock, Connection, ConnectionRefusal, ControllerClient, ControllerState } from './types.ts';

export interface ControllerOptions extends ClientParts {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  readonly code: SessionCode;
  /** The PIN as typed. */
  readonly pin: string;
  /** Invitation from the desk's QR code; replaces the PIN. */
  readonly invite?: string | null;
  /** Token from an earlier connection; replaces the PIN. */
  readonly token?: string | null;
  /** The phone's saved name; empty without one. */
  readonly name?: string;
  /** Saves the token for a reload; null deletes it. */
  readonly saveToken?: (token: string | null) => void;
}

const INITIAL: ControllerState = {
  connection: { kind: 'connecting', isLate: false },
  session: null,
  hostOnline: false,
  isStale: false,
  fontSizes: null,
  display: null,
  hostKind: null,
  deliveries: [],
  painted: null,
  driving: ALL_DRIVE,
  phoneId: null,
  name: '',
};

/**
 * - `asking`: waits for the server to give control, which the handshake and each retry request.
 * - `admitted`: the server accepts this phone's commands.
 * - `refused`: waits for another PIN.
 * - `left`: waits for the server to forget this phone, then ends the link.
 * - `closed`: the link has ended.
 */
type Phase =
  | { readonly kind: 'asking'; cancelRetry: () => void; cancelLate: () => void }
  | { readonly kind: 'admitted' | 'refused' | 'left' | 'closed' };

/** Secrets that admit this phone; all are null after a final refusal. */
interface Secrets {
  readonly pin: string | null;
  readonly invite: string | null;
  readonly token: string | null;
}

const NO_SECRETS: Secrets = { pin: null, invite: null, token: null };
const noTimer = () => undefined;
/** Temporary refusals: the same PIN is tried again. */
const TEMPORARY = new Set<ConnectionRefusal>(['hostOffline', 'tooFast']);
/** A display that is away may be on its way to another server; the pauses double. */
const RETRY_MS = { silent: 5_000, firstAway: 300, longestAway: 5_000 };
/** Time allowed for the server to forget a phone that leaves. */
const LEAVE_MS = 1_000;
/** A change of the driver that the server hasn't answered is sent again for so long; repeating it changes nothing. */
const DRIVE_MS = 10_000;

/** Controls a session until `disconnect()` or its end. */
export class SessionController implements ControllerClient {
  readonly #clock: Clock;
  readonly #saveToken: (token: string | null) => void;
  /** Id of this page; the ids of its commands begin with it. */
  readonly clientId = createRandomId();
  readonly #store = createStore(INITIAL);
  readonly #link: Link;
  readonly #deliveries: Deliveries;
  #awayMs = RETRY_MS.firstAway;
  #unansweredDrive: { readonly message: DriveMessage; readonly until: number } | null = null;
  #secrets: Secrets;
  #phase: Phase;

  readonly getState = this.#store.getState;
  readonly subscribe = this.#store.subscribe;

  constructor(options: ControllerOptions) {
    const { clock = SYSTEM_CLOCK, saveToken = () => undefined } = options;
    const { pin, invite = null, token = null, name = '' } = options;
    this.#store.change({ name: cleanPhoneName(name) });
    this.#clock = clock;
    this.#saveToken = saveToken;
    this.#secrets = { pin, invite, token };
    this.#link = createLink(
      {
        ...options,
        isKeen: true,
        auth: () => ({ v: PROTOCOL_VERSION, role: 'controller', answersBeats: true, ...this.#claim() }),
      },
      {
        up: () => {
          this.#awayMs = RETRY_MS.firstAway;
          this.#askLater();
        },
        down: () => {
          this.#loseAdmission();
          this.#deliveries.onDisconnect();
        },
        changed: (connection) => this.#onConnection(connection),
      },
    );
    this.#deliveries = createDeliveries(this.#link, {
      clock,
      isAdmitted: () => this.#phase.kind === 'admitted',
      changed: (deliveries) => this.#store.change({ deliveries }),
    });
    this.#phase = this.#startAsking();
    followSession(this.#link, { clock, changed: (changes) => this.#receiveSession(changes) });
    this.#link.on(SERVER_TO_CLIENT.role, (received) => this.#receiveRole(received));
  }

  send(command: Command): number {
    return this.#deliveries.send(command);
  }

  enterPin(typed: string): void {
    if (this.getState().connection.kind === 'ended') return;
    this.#setSecrets({ ...NO_SECRETS, pin: typed });
    this.#update({ connection: { kind: 'connecting', isLate: false } });
    this.#enter(this.#startAsking());
    this.#ask();
  }

  drive(message: DriveMessage): void {
    this.#unansweredDrive = { message, until: this.#clock.now() + DRIVE_MS };
    this.#sendDrive();
  }

  rename(typed: string): void {
    const name = cleanPhoneName(typed);
    this.#update({ name });
    // While disconnected, the next handshake carries it.
    this.#link.ask(CLIENT_TO_SERVER.rename, { name }, noTimer);
  }

  leave(): void {
    if (this.#phase.kind === 'left') return;
    this.#close('left');
    this.#setSecrets(NO_SECRETS);
    // The server doesn't read a message sent together with the disconnect.
    const cancel = this.#clock.after(LEAVE_MS, () => this.#link.end('left'));
    const end = () => {
      cancel();
      this.#link.end('left');
    };
    if (!this.#link.ask(CLIENT_TO_SERVER.leave, undefined, end)) end();
    this.#update({ connection: { kind: 'ended', reason: 'left' } });
  }

  disconnect(): void {
    // A phone that left ends its link once the server knows.
    if (this.#phase.kind !== 'left') this.#link.end('left');
  }

  #update(changes: Partial<ControllerState>): void {
    this.#store.change({ ...changes, isStale: isStaleView({ ...this.getState(), ...changes }) });
  }

  #setSecrets(next: Secrets): void {
    const { token } = this.#secrets;
    this.#secrets = next;
    if (next.token !== token) this.#saveToken(next.token);
  }

  #enter(next: Phase): void {
    if (this.#phase.kind === 'asking') {
      this.#phase.cancelRetry();
      this.#phase.cancelLate();
    }
    this.#phase = next;
  }

  #close(kind: 'left' | 'closed'): void {
    this.#enter({ kind });
    this.#deliveries.close();
  }

  #startAsking(): Phase {
    const cancelLate = this.#clock.after(LIMITS.controlWaitMs, () => {
      if (this.getState().connection.kind === 'connecting')
        this.#update({ connection: { kind: 'connecting', isLate: true } });
    });
    return { kind: 'asking', cancelRetry: noTimer, cancelLate };
  }

  /** Returns the parts that a request for control shares with the handshake. */
  #claim(): Record<string, unknown> {
    const known = Object.entries(this.#secrets).filter(([, secret]) => secret !== null);
    const { name } = this.getState();
    return { clientId: this.clientId, keepsToken: true, name, ...Object.fromEntries(known) };
  }

  #ask(): void {
    if (this.#phase.kind !== 'asking') return;
    this.#phase.cancelRetry();
    const isSent = this.#link.ask(CLIENT_TO_SERVER.control, this.#claim(), (reply) =>
      this.#receiveRole(reply),
    );
    if (isSent) this.#askLater();
  }

  /** A legacy display may not answer [SYNC-PIN-3]. */
  #askLater(ms: number = RETRY_MS.silent): void {
    if (this.#phase.kind !== 'asking') return;
    this.#phase.cancelRetry();
    this.#phase.cancelRetry = this.#clock.after(ms, () => this.#ask());
  }

  #onConnection(connection: Connection): void {
    if (this.#phase.kind === 'left') return;
    // The role that comes next says whether this client may control.
    if (connection.kind === 'connected') return;
    // A refusal by the display stays visible until another PIN is entered, even while the link reconnects.
    if (connection.kind === 'reconnecting' && this.#phase.kind === 'refused') return;
    if (connection.kind === 'refused' || connection.kind === 'ended') this.#close('closed');
    this.#update({ connection });
  }

  #receiveRole(received: unknown): void {
    const message = parseMessage(RoleMessage, received);
    if (!message || this.#phase.kind === 'left') return;
    if (this.#phase.kind === 'asking') this.#phase.cancelRetry();
    const { hostKind, phoneId = null } = message;
    this.#update({ hostKind, phoneId });
    if (message.role === 'controller') this.#admit(message.token);
    else if (message.refusal !== null) this.#refuse(message.refusal, message.retryAfterMs);
  }

  #admit(token: string | undefined): void {
    this.#enter({ kind: 'admitted' });
    if (token !== undefined) this.#setSecrets({ ...this.#secrets, token });
    this.#update({ connection: { kind: 'connected' } });
    this.#deliveries.pump();
    this.#sendDrive();
  }

  #sendDrive(): void {
    const sent = this.#unansweredDrive;
    if (sent === null || sent.until < this.#clock.now()) return;
    this.#link.ask(CLIENT_TO_SERVER.drive, sent.message, () => {
      if (this.#unansweredDrive === sent) this.#unansweredDrive = null;
    });
  }

  #refuse(refusal: ConnectionRefusal, retryAfterMs: number | null): void {
    if (TEMPORARY.has(refusal)) {
      this.#loseAdmission();
      if (refusal === 'hostOffline') {
        this.#askLater(this.#awayMs);
        this.#awayMs = Math.min(RETRY_MS.longestAway, this.#awayMs * 2);
      } else this.#askLater();
    } else {
      // A wrong PIN stays wrong: sent again with each connection it would count as another guess.
      this.#enter({ kind: 'refused' });
      this.#setSecrets(NO_SECRETS);
    }
    this.#update({ connection: { kind: 'refused', refusal, retryAfterMs } });
  }

  #loseAdmission(): void {
    if (this.#phase.kind === 'asking') this.#phase.cancelRetry();
    if (this.#phase.kind !== 'admitted') return;
    // A late answer to an earlier request may have admitted a phone whose PIN was refused since.
    const canAsk = this.#secrets.pin !== null;
    this.#enter(canAsk ? { kind: 'asking', cancelRetry: noTimer, cancelLate: noTimer } : { kind: 'refused' });
  }

  #receiveSession({ state, hostOnline, fontSizes, settings, painted, driving }: SessionChanges): void {
    const { hostOnline: wasOnline, session, connection } = this.getState();
    const isBack = hostOnline === true && !wasOnline && (session !== null || connection.kind === 'refused');
    this.#update({
      ...(state === undefined ? {} : { session: state }),
      ...(hostOnline === undefined ? {} : { hostOnline }),
      ...(fontSizes === undefined ? {} : { fontSizes }),
      ...(settings === undefined ? {} : { display: settings }),
      ...(painted === undefined ? {} : { painted }),
      ...(driving === undefined ? {} : { driving }),
    });
    // A leader that has just started knows nothing of the last question.
    if (isBack) this.#ask();
  }
}
