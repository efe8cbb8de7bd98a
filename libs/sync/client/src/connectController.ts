import {
  CLIENT_TO_SERVER,
  LIMITS,
  parseMessage,
  PROTOCOL_VERSION,
  RoleMessage,
  SERVER_TO_CLIENT,
  type SessionCode,
} from '@naad/sync-protocol';
import { isStaleView, followSession } from './connectFollower.ts';
import { createDeliveries } from './createDeliveries.ts';
import { createLink, type ClientParts } from './createLink.ts';
import { createStore } from './createStore.ts';
import { createRandomId, SYSTEM_CLOCK } from './platform.ts';
import type { Connection, ConnectionRefusal, ControllerClient, ControllerState } from './types.ts';

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
};

/** Temporary refusals: the same PIN is tried again. */
const TEMPORARY = new Set<ConnectionRefusal>(['hostOffline', 'tooFast']);
const RETRY_MS = 5_000;
/** Time allowed for the server to forget a phone that leaves. */
const LEAVE_MS = 1_000;

/** Controls a session until `disconnect()` or its end. */
export function connectController(options: ControllerOptions): ControllerClient {
  const { clock = SYSTEM_CLOCK, saveToken = () => undefined } = options;
  const { change, getState, subscribe } = createStore(INITIAL);
  const clientId = createRandomId();
  let pin: string | null = options.pin;
  let token = options.token ?? null;
  let invite = options.invite ?? null;
  let isAdmitted = false;
  let isLeaving = false;
  let cancelRetry: () => void = () => undefined;
  let cancelLate: () => void = () => undefined;

  const update = (changes: Partial<ControllerState>) =>
    change({ ...changes, isStale: isStaleView({ ...getState(), ...changes }) });

  function setToken(next: string | null): void {
    if (next === token) return;
    token = next;
    saveToken(next);
  }

  function refuse(refusal: ConnectionRefusal, retryAfterMs: number | null): void {
    isAdmitted = false;
    // A wrong PIN stays wrong: sent again with each connection it would count as another guess.
    if (TEMPORARY.has(refusal)) retryLater();
    else {
      pin = null;
      invite = null;
      setToken(null);
    }
    update({ connection: { kind: 'refused', refusal, retryAfterMs } });
  }

  function receiveRole(received: unknown): void {
    const message = parseMessage(RoleMessage, received);
    if (!message || isLeaving) return;
    cancelRetry();
    update({ hostKind: message.hostKind });
    if (message.role === 'controller') {
      cancelLate();
      isAdmitted = true;
      if (message.token !== undefined) setToken(message.token);
      update({ connection: { kind: 'connected' } });
      deliveries.pump();
    } else if (message.refusal !== null) refuse(message.refusal, message.retryAfterMs);
  }

  const secrets = () => ({
    ...(token === null ? {} : { token }),
    ...(invite === null ? {} : { invite }),
  });

  function requestControl(): void {
    cancelRetry();
    if (pin === null) return;
    const message = { clientId, pin, keepsToken: true, ...secrets() };
    if (link.ask(CLIENT_TO_SERVER.control, message, receiveRole)) retryLater();
  }

  /** A legacy display may not answer [SYNC-PIN-3]. */
  function retryLater(): void {
    cancelRetry();
    cancelRetry = clock.after(RETRY_MS, () => {
      if (!isAdmitted) requestControl();
    });
  }

  function startLateTimer(): void {
    cancelLate();
    cancelLate = clock.after(LIMITS.controlWaitMs, () => {
      if (getState().connection.kind === 'connecting')
        update({ connection: { kind: 'connecting', isLate: true } });
    });
  }

  function close(): void {
    isAdmitted = false;
    cancelRetry();
    cancelLate();
    deliveries.close();
  }

  function onConnection(connection: Connection): void {
    if (isLeaving) return;
    // The role that comes next says whether this client may control.
    if (connection.kind === 'connected') return;
    // A refusal by the display stays visible until another PIN is entered, even while the link reconnects.
    if (connection.kind === 'reconnecting' && pin === null) return;
    if (connection.kind === 'refused' || connection.kind === 'ended') close();
    update({ connection });
  }

  const auth = () => ({
    v: PROTOCOL_VERSION,
    role: 'controller',
    clientId,
    keepsToken: true,
    ...(pin === null ? {} : { pin }),
    ...secrets(),
  });
  const link = createLink(
    { ...options, auth },
    {
      up: retryLater,
      down() {
        isAdmitted = false;
        cancelRetry();
        deliveries.onDisconnect();
      },
      changed: onConnection,
    },
  );
  const deliveries = createDeliveries(link, {
    clock,
    isAdmitted: () => isAdmitted,
    changed: (list) => change({ deliveries: list }),
  });
  startLateTimer();

  followSession(link, {
    clock,
    changed({ state, hostOnline, fontSizes, settings }) {
      const isBack = hostOnline === true && !getState().hostOnline;
      update({
        ...(state === undefined ? {} : { session: state }),
        ...(hostOnline === undefined ? {} : { hostOnline }),
        ...(fontSizes === undefined ? {} : { fontSizes }),
        ...(settings === undefined ? {} : { display: settings }),
      });
      if (isBack && !isAdmitted && getState().connection.kind === 'refused') requestControl();
    },
  });
  link.on(SERVER_TO_CLIENT.role, receiveRole);

  return {
    getState,
    subscribe,
    send: deliveries.send,
    enterPin(typed) {
      if (getState().connection.kind === 'ended') return;
      pin = typed;
      invite = null;
      setToken(null);
      update({ connection: { kind: 'connecting', isLate: false } });
      startLateTimer();
      requestControl();
    },
    leave() {
      if (isLeaving) return;
      isLeaving = true;
      pin = null;
      invite = null;
      setToken(null);
      close();
      // The server doesn't read a message sent together with the disconnect.
      const cancel = clock.after(LEAVE_MS, () => link.end('left'));
      const isSent = link.ask(CLIENT_TO_SERVER.leave, undefined, () => {
        cancel();
        link.end('left');
      });
      if (!isSent) {
        cancel();
        link.end('left');
      }
      update({ connection: { kind: 'ended', reason: 'left' } });
    },
    disconnect() {
      if (!isLeaving) link.end('left');
    },
  };
}
