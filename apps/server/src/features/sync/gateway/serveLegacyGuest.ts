import {
  countWithin,
  isNavigation,
  LEGACY_EVENTS,
  LIMITS,
  parseLegacyCommand,
  responseMessage,
  type SlidingWindow,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import type { Connection } from './connection.ts';
import type { Answer } from './createBus.ts';
import { clientOf, sendSnapshot, promote, verdictOf, WITHOUT_ADMISSION, type GuestParts } from './guest.ts';

/**
 * Queues the messages of a legacy client within the limit, because such a client never learns that one was refused.
 */
interface Inbox {
  /** Handles a message now or in its turn; drops it if too many are waiting. */
  receive(message: unknown): void;
  /** Puts a message back in front of the queue and retries after a pause. */
  retry(message: unknown): void;
}

/** Maximum number of waiting messages: enough for a burst of 30 taps, not for a flood. */
const MAX_WAITING = 100;
const RETRY_MS = 250;

/** @param isLimited false handles every message at once, except after the leader refused one */
function createInbox(clock: Clock, isLimited: boolean, handle: (message: unknown) => void): Inbox {
  const { perSocket: limit, windowMs } = LIMITS.messages;
  const waiting: unknown[] = [];
  let handled: SlidingWindow = [];
  let isPaused = false;

  function pump(): void {
    while (!isPaused && waiting.length > 0) {
      const now = clock.now();
      if (isLimited) {
        const counted = countWithin(handled, { limit, windowMs, now });
        handled = counted.window;
        if (!counted.isWithin) return pause((handled[0] ?? now) + windowMs - now);
      }
      handle(waiting.shift());
    }
  }

  function pause(ms: number): void {
    if (isPaused) return;
    isPaused = true;
    clock.after(Math.max(1, ms), () => {
      isPaused = false;
      pump();
    });
  }

  return {
    receive(message) {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(message);
      pump();
    },
    retry(message) {
      waiting.unshift(message);
      pause(RETRY_MS);
    },
  };
}

/** Serves legacy clients, whose messages all use the event `data`. */
export function serveLegacyGuest(socket: Socket, connection: Connection, parts: GuestParts): void {
  const { sessions, clock, background } = parts;
  const { code } = connection;

  async function answer(isRight: boolean): Promise<void> {
    const record = await sessions.read(code);
    if (record) socket.emit(LEGACY_EVENTS.data, responseMessage(isRight, record.fontSizes));
  }

  async function control(pin: unknown): Promise<void> {
    const question = { kind: 'control', pin, isTyped: true } as const;
    const { refusal, phoneId } = verdictOf(
      await sessions.ask(code, clientOf(socket, connection, clock), question),
    );
    const isRight = refusal === null;
    if (isRight) await promote(socket, connection, phoneId, parts);
    await answer(isRight);
    if (isRight) await sendSnapshot(socket, connection, parts);
  }

  /** Reports only PIN errors: a page logs out when it gets false. */
  async function settle(answered: Answer | null): Promise<void> {
    if (!answered || !('reply' in answered)) return;
    const { reply, phoneId = null } = answered;
    if (reply.ok) await promote(socket, connection, phoneId, parts);
    else if (WITHOUT_ADMISSION.has(reply.refusal)) await answer(false);
  }

  // [SYNC-PACE-7]
  const inbox = createInbox(clock, connection.isLimited, (message) => {
    const request = parseLegacyCommand(message);
    if (!request) return;
    if (request.kind === 'requestControl') return background(control(request.pin));
    if (connection.isRemoved) return background(answer(false));
    const question = { kind: 'command', pin: request.pin, command: request.command, counter: null } as const;
    const asked = sessions.ask(code, clientOf(socket, connection, clock), question);
    const replied = asked.then((answered) => {
      const reply = answered && 'reply' in answered ? answered.reply : null;
      // A step is retried later; a line would be outdated by then.
      const isLater = reply?.ok === false && reply.refusal === 'tooFast' && !isNavigation(request.command);
      if (isLater && socket.connected) return inbox.retry(message);
      return settle(answered);
    });
    background(replied);
  });
  socket.on(LEGACY_EVENTS.data, (message: unknown) => {
    if (connection.isHost) return;
    if (!connection.isController && parts.strangers.isTooFast(connection.network)) return;
    inbox.receive(message);
  });
}
