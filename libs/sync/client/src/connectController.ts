import {
  CLIENT_TO_SERVER,
  LIMITS,
  parseMessage,
  PROTOCOL_VERSION,
  RoleMessage,
  SERVER_TO_CLIENT,
  type SessionCode,
} from '@naad/sync-protocol';
import { isStaleView } from './connectFollower.ts';
import { createDeliveries } from './createDeliveries.ts';
import { createLink, type ClientParts } from './createLink.ts';
import { createStore } from './createStore.ts';
import { followSession } from './followSession.ts';
import { createClientId } from './randomIds.ts';
import { SYSTEM_CLOCK } from './systemClock.ts';
import type { Connection, ConnectionRefusal, ControllerClient, ControllerState } from './types.ts';

export interface ControllerOptions extends ClientParts {
  /** Of the server, without a slash at its end. */
  readonly origin: string;
  readonly code: SessionCode;
  /** As typed. */
  readonly pin: string;
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

/** What passes by itself: the same PIN is asked about again. */
const PASSING = new Set<ConnectionRefusal>(['hostOffline', 'tooFast']);
const ASK_AGAIN_MS = 5_000;

/** Drives a session until `disconnect()` or its end. */
export function connectController(options: ControllerOptions): ControllerClient {
  const { clock = SYSTEM_CLOCK } = options;
  const { change, getState, subscribe } = createStore(INITIAL);
  const clientId = createClientId();
  let pin: string | null = options.pin;
  let isAdmitted = false;
  let cancelAsk: () => void = () => undefined;
  let cancelLate: () => void = () => undefined;

  const tell = (news: Partial<ControllerState>) =>
    change({ ...news, isStale: isStaleView({ ...getState(), ...news }) });

  function refuse(refusal: ConnectionRefusal, retryAfterMs: number | null): void {
    isAdmitted = false;
    // A PIN that is wrong stays so: said again with each connection it would count as another guess.
    if (PASSING.has(refusal)) askLater();
    else pin = null;
    tell({ connection: { kind: 'refused', refusal, retryAfterMs } });
  }

  function takeRole(received: unknown): void {
    const message = parseMessage(RoleMessage, received);
    if (!message) return;
    cancelAsk();
    tell({ hostKind: message.hostKind });
    if (message.role === 'controller') {
      cancelLate();
      isAdmitted = true;
      tell({ connection: { kind: 'connected' } });
      deliveries.pump();
    } else if (message.refusal !== null) refuse(message.refusal, message.retryAfterMs);
  }

  function ask(): void {
    cancelAsk();
    if (pin === null) return;
    if (link.ask(CLIENT_TO_SERVER.control, { clientId, pin }, takeRole)) askLater();
  }

  /** SYNC-PIN-3: a legacy display may not answer. */
  function askLater(): void {
    cancelAsk();
    cancelAsk = clock.after(ASK_AGAIN_MS, () => {
      if (!isAdmitted) ask();
    });
  }

  function watchLate(): void {
    cancelLate();
    cancelLate = clock.after(LIMITS.controlWaitMs, () => {
      if (getState().connection.kind === 'connecting')
        tell({ connection: { kind: 'connecting', isLate: true } });
    });
  }

  function lineChanged(connection: Connection): void {
    // There is a line, but whether one may drive is said by the role, which comes next.
    if (connection.kind === 'connected') return;
    // Whoever was refused by the display is told so until it has another PIN, whatever the line does.
    if (connection.kind === 'reconnecting' && pin === null) return;
    if (connection.kind === 'refused' || connection.kind === 'ended') {
      isAdmitted = false;
      cancelAsk();
      cancelLate();
      deliveries.close();
    }
    tell({ connection });
  }

  const auth = () => ({
    v: PROTOCOL_VERSION,
    role: 'controller',
    clientId,
    ...(pin === null ? {} : { pin }),
  });
  const link = createLink(
    { ...options, auth },
    {
      up: askLater,
      down() {
        isAdmitted = false;
        cancelAsk();
        deliveries.lineLost();
      },
      changed: lineChanged,
    },
  );
  const deliveries = createDeliveries(link, {
    clock,
    isAdmitted: () => isAdmitted,
    changed: (list) => change({ deliveries: list }),
  });
  watchLate();

  followSession(link, {
    clock,
    tell({ state, hostOnline, fontSizes, settings }) {
      const isBack = hostOnline === true && !getState().hostOnline;
      tell({
        ...(state === undefined ? {} : { session: state }),
        ...(hostOnline === undefined ? {} : { hostOnline }),
        ...(fontSizes === undefined ? {} : { fontSizes }),
        ...(settings === undefined ? {} : { display: settings }),
      });
      if (isBack && !isAdmitted && getState().connection.kind === 'refused') ask();
    },
  });
  link.on(SERVER_TO_CLIENT.role, takeRole);

  return {
    getState,
    subscribe,
    send: deliveries.send,
    enterPin(typed) {
      if (getState().connection.kind === 'ended') return;
      pin = typed;
      tell({ connection: { kind: 'connecting', isLate: false } });
      watchLate();
      ask();
    },
    disconnect: () => link.end('left'),
  };
}
