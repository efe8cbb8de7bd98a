import {
  AudienceMessage,
  CLIENT_TO_SERVER,
  createPin,
  EMPTY_ORDERED_PLACE,
  HostCommand,
  NoticeMessage,
  parseMessage,
  PROTOCOL_VERSION,
  receiveInOrder,
  reconnectOrdered,
  RoleMessage,
  SERVER_TO_CLIENT,
} from '@naad/sync-protocol';
import { createLink, type ClientParts, type Link } from './createLink.ts';
import { createStore } from './createStore.ts';
import { createShower } from './createShower.ts';
import { onPageWake } from './onWake.ts';
import { randomBelow } from './randomIds.ts';
import { SYSTEM_CLOCK } from './systemClock.ts';
import type {
  ApiRefusal,
  Connection,
  HostClient,
  HostPicture,
  HostState,
  ReceivedCommand,
  SavedHost,
  SyncApi,
} from './types.ts';

export interface HostOptions extends ClientParts {
  /** Of the server, without a slash at its end. */
  readonly origin: string;
  readonly api: SyncApi;
  /** Of this installation; the limit of begins counts by it. */
  readonly hostId: string;
  /** What was saved before a reload, or null: then a session is begun. */
  readonly saved: SavedHost | null;
  /** Keeps it for a reload; null forgets it. */
  readonly save: (saved: SavedHost | null) => void;
  /** Whether it takes `display` commands. */
  readonly takesSettings: boolean;
}

const INITIAL: HostState = {
  connection: { kind: 'connecting', isLate: false },
  code: null,
  pin: null,
  audience: null,
  pinsLockedUntil: null,
  notice: null,
};

/** Between attempts to begin a session; six a minute are allowed to one host. */
const BEGIN_AGAIN_MS = [1_000, 3_000, 10_000];
const BEGIN_LATE: Connection = { kind: 'connecting', isLate: true };
/** How long the server may take to say that it ended a session. */
const END_MS = 2_000;

/** Holds a session, and goes on with it after a reload, until `end()`. */
export function startHost(options: HostOptions): HostClient {
  const { api, origin, hostId, save, takesSettings, clock = SYSTEM_CLOCK, onWake = onPageWake } = options;
  const { change, getState, subscribe } = createStore(INITIAL);
  const held: ReceivedCommand[] = [];
  let listener: ((received: ReceivedCommand) => void) | null = null;
  let place = EMPTY_ORDERED_PLACE;
  let saved: SavedHost | null = null;
  let link: Link | null = null;
  let isOver = false;
  let beginTries = 0;
  let cancelBegin: (() => void) | null = null;
  let cancelLock: () => void = () => undefined;
  const shower = createShower(clock);

  function finish(reason: 'closed' | 'replaced' | 'left'): void {
    isOver = true;
    stopWaking();
    cancelBegin?.();
    cancelLock();
    shower.attach(null);
    const left = link;
    link = null;
    left?.end('left');
    change({ connection: { kind: 'ended', reason } });
  }

  /** The server knows this session no more, or not as ours: another begins in its place. */
  function beginAnew(): void {
    shower.attach(null);
    const former = link;
    link = null;
    former?.end('left');
    saved = null;
    save(null);
    place = EMPTY_ORDERED_PLACE;
    change({ connection: { kind: 'connecting', isLate: false }, audience: null, pinsLockedUntil: null });
    void begin();
  }

  function beginLater(refusal: ApiRefusal): void {
    const ms = BEGIN_AGAIN_MS[Math.min(beginTries, BEGIN_AGAIN_MS.length - 1)] ?? 0;
    beginTries += 1;
    change({ connection: BEGIN_LATE });
    cancelBegin = clock.after(refusal === 'tooMany' ? (BEGIN_AGAIN_MS.at(-1) ?? ms) : ms, () => void begin());
  }

  async function begin(): Promise<void> {
    cancelBegin = null;
    const outcome = await api.begin(hostId);
    if (isOver) return;
    if (!outcome.ok) return beginLater(outcome.refusal);
    beginTries = 0;
    const next = { ...outcome.value, pin: createPin(randomBelow) };
    save(next);
    hold(next);
  }

  function take(received: unknown, acknowledge: unknown): void {
    const message = parseMessage(HostCommand, received);
    if (!message) return;
    const taken = receiveInOrder(place, message);
    place = taken.place;
    if (typeof acknowledge === 'function')
      (acknowledge as (reply: unknown) => void)({ received: place.received });
    if (!taken.isToDo) return;
    const { id, command } = message;
    if (listener) listener({ id, command });
    else held.push({ id, command });
  }

  function takeNotice(received: unknown): void {
    const message = parseMessage(NoticeMessage, received);
    if (!message) return;
    change({ notice: { ...message, id: (getState().notice?.id ?? 0) + 1 } });
    if (message.kind !== 'pinLocked') return;
    const until = message.untilTs ?? clock.now();
    change({ pinsLockedUntil: until });
    cancelLock();
    cancelLock = clock.after(Math.max(0, until - clock.now()), () => change({ pinsLockedUntil: null }));
  }

  function takeAudience(received: unknown): void {
    const audience = parseMessage(AudienceMessage, received);
    if (audience) change({ audience });
  }

  function lineChanged(connection: Connection): void {
    if (link === null || isOver) return;
    if (connection.kind === 'refused' && connection.refusal === 'codeUnknown') return beginAnew();
    if (connection.kind !== 'ended') return change({ connection });
    if (connection.reason === 'unknown') return beginAnew();
    if (connection.reason === 'closed') save(null);
    finish(connection.reason);
  }

  function hold(next: SavedHost): void {
    const { code, token, pin } = next;
    saved = next;
    change({ code, pin });
    const mine = createLink(
      {
        ...options,
        code,
        origin,
        isExclusive: true,
        auth: () => ({ v: PROTOCOL_VERSION, role: 'host', token, pin, takesSettings }),
      },
      {
        up() {
          place = reconnectOrdered(place);
          shower.lineUp();
        },
        // Nobody knows any more.
        down: () => change({ audience: null }),
        changed: lineChanged,
      },
    );
    link = mine;
    shower.attach(mine);
    mine.on(SERVER_TO_CLIENT.command, take);
    mine.on(SERVER_TO_CLIENT.notice, takeNotice);
    mine.on(SERVER_TO_CLIENT.audience, takeAudience);
    mine.on(SERVER_TO_CLIENT.role, (received) => {
      const message = parseMessage(RoleMessage, received);
      if (message && message.role !== 'host' && link === mine) beginAnew();
    });
  }

  const stopWaking = onWake(() => {
    if (!cancelBegin) return;
    cancelBegin();
    void begin();
  });
  if (options.saved) hold(options.saved);
  else void begin();

  return {
    getState,
    subscribe,
    show: (picture: HostPicture, answers: readonly string[] = []) => shower.show(picture, answers),
    onCommand(next) {
      listener = next;
      for (const each of held.splice(0)) next(each);
    },
    async end() {
      const ending = saved;
      const ended = new Promise<boolean>((resolve) => {
        const cancel = clock.after(END_MS, () => resolve(false));
        const isAsked = link?.ask(CLIENT_TO_SERVER.end, undefined, () => {
          cancel();
          resolve(true);
        });
        if (isAsked) return;
        cancel();
        resolve(false);
      });
      isOver = true;
      save(null);
      const isEnded = await ended;
      finish('left');
      if (!isEnded && ending) await api.end(ending.code, ending.token);
    },
    disconnect: () => finish('left'),
  };
}
