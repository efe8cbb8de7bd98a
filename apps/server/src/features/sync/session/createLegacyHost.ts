import {
  LIMITS,
  parsePin,
  assumeCommand,
  commandMessage,
  dequeue,
  EMPTY_HOST_QUEUE,
  enqueue,
  isNavigation,
  LEGACY_EVENTS,
  parseLegacyHostMessage,
  reduceContent,
  reduceFontSizes,
  requestControlMessage,
  type Command,
  type HostQueue,
  type LegacyContent,
} from '@naad/sync-protocol';
import type { Clock } from '../clock.ts';
import { createStoredPin } from '../secrets.ts';
import type { AskHost } from './createAdmission.ts';
import type { Sender, Session } from './createSession.ts';
import type { ReplyTo, LeaderPorts } from './leaderPorts.ts';

interface Question {
  readonly pin: string;
  readonly answered: ReplyTo<boolean | null>;
}

/**
 * Questions about PINs that only the legacy host can judge, asked one at a time because its answer doesn't name the
 * PIN.
 */
interface Verdicts {
  ask(pin: string, answered: ReplyTo<boolean | null>): void;
  /** Takes the host's answer; false if nothing was asked. */
  receive(answer: { readonly isRight: boolean | null; readonly pin: unknown }): boolean;
  /** Drops all questions after the host has gone. */
  abandon(): void;
}

/**
 * @param send sends the question to the host, in its turn
 * @param onPin takes a PIN that the host sent in place of a boolean
 */
function createVerdicts(clock: Clock, send: (pin: string) => void, onPin: (pin: string) => void): Verdicts {
  let waiting: readonly Question[] = [];
  let asked: Question | null = null;
  let cancel = (): void => undefined;

  function answer(isRight: boolean | null): void {
    const question = asked;
    asked = null;
    cancel();
    question?.answered(isRight);
    askNext();
  }

  function askNext(): void {
    const [next, ...rest] = waiting;
    if (asked || !next) return;
    waiting = rest;
    asked = next;
    send(next.pin);
    cancel = clock.after(LIMITS.hostVerdictMs, () => answer(null));
  }

  return {
    ask(pin, answered) {
      waiting = [...waiting, { pin, answered }];
      askNext();
    },
    receive({ isRight, pin }) {
      const sentPin = parsePin(pin);
      if (sentPin !== null) onPin(sentPin);
      if (!asked) return false;
      // A number is the PIN itself, whatever was asked [SYNC-PIN-5].
      answer(isRight ?? (sentPin !== null && sentPin === asked.pin));
      return true;
    },
    abandon() {
      const questions = asked ? [asked, ...waiting] : waiting;
      waiting = [];
      asked = null;
      cancel();
      for (const { answered } of questions) answered(null);
    },
  };
}

interface Order {
  readonly command: Command;
  readonly pin: string;
  readonly sender: Sender;
}

/** A command sent to the host, which may echo it. */
interface Sent {
  readonly command: Command;
  readonly sender: Sender;
  readonly at: number;
  readonly isAssumed: boolean;
}

/** The display side of a session whose host speaks version 1. */
export interface LegacyHost {
  readonly ask: AskHost;
  connected(isReturn: boolean): void;
  lost(): void;
  execute(order: Order): void;
  receive(message: unknown): void;
}

/** Time for a host to echo a command. */
const ECHO_MS = 2_000;

/** True if the host's content matches the command. */
function isEcho(command: Command, content: LegacyContent): boolean {
  switch (command.type) {
    case 'shabad':
      return (
        content.kind === 'shabad' && content.id === command.shabadId && content.highlight === command.verseId
      );
    case 'bani': {
      const isLine = command.verseId === null || content.highlight === command.verseId;
      return content.kind === 'bani' && content.id === command.baniId && isLine;
    }
    case 'ceremony':
      return content.kind === 'ceremony' && content.id === command.ceremonyId;
    default:
      return false;
  }
}

export function createLegacyHost(session: Session, ports: LeaderPorts): LegacyHost {
  const { clock } = ports;
  const orders = new Map<string, Order>();
  const questions = new Map<string, string>();
  let queue: HostQueue = EMPTY_HOST_QUEUE;
  let nextId = 0;
  let sent: readonly Sent[] = [];
  let isPumping = false;
  let staleUntil = 0;
  let burstUntil = 0;
  let burst: LegacyContent | null = null;

  function add(command: Command | null, remember: (id: string) => void): void {
    nextId += 1;
    const id = String(nextId);
    remember(id);
    const result = enqueue(queue, { id, command });
    queue = result.queue;
    for (const { id: supersededId } of result.superseded) {
      const order = orders.get(supersededId);
      orders.delete(supersededId);
      if (order) session.settle(order.sender, 'superseded', true);
    }
    pump();
  }

  function send({ command, pin, sender }: Order): void {
    const message = commandMessage(command, pin);
    if (message) ports.toHost(LEGACY_EVENTS.data, message);
    const { state, isModern } = session.record();
    const assumed = assumeCommand(state, command, isModern);
    const at = clock.now();
    sent = [
      ...sent.filter((each) => at - each.at < ECHO_MS),
      { command, sender, at, isAssumed: assumed !== null },
    ];
    if (assumed) {
      session.show(assumed);
      session.settle(sender, 'shown', false);
    } else clock.after(ECHO_MS, expire);
  }

  /** Fails commands without an echo; the server can't know whether they ran. */
  function expire(): void {
    const now = clock.now();
    const [late, recent] = [
      sent.filter(({ at }) => now - at >= ECHO_MS),
      sent.filter(({ at }) => now - at < ECHO_MS),
    ];
    sent = recent;
    for (const each of late) if (!each.isAssumed) session.settle(each.sender, 'failed', false);
  }

  function pump(): void {
    if (isPumping) return;
    const next = dequeue(queue, clock.now());
    queue = next.queue;
    if (next.item) {
      const { id } = next.item;
      const pin = questions.get(id);
      const order = orders.get(id);
      questions.delete(id);
      orders.delete(id);
      if (pin !== undefined) ports.toHost(LEGACY_EVENTS.data, requestControlMessage(pin));
      if (order) send(order);
    }
    if (next.waitMs === null) return;
    isPumping = true;
    clock.after(next.waitMs, () => {
      isPumping = false;
      pump();
    });
  }

  const verdicts = createVerdicts(
    clock,
    (pin) => add(null, (id) => questions.set(id, pin)),
    (pin) => void session.patch({ pin: createStoredPin(pin) }),
  );

  function confirm(isOf: (each: Sent) => boolean): void {
    for (const each of sent.filter(isOf)) if (!each.isAssumed) session.settle(each.sender, 'shown', true);
    sent = sent.filter((each) => !isOf(each));
  }

  function receiveContent(content: LegacyContent): void {
    const { state } = session.record();
    const now = clock.now();
    if (content.isSnapshot && now < staleUntil && state.kind !== 'none') return;
    if (now < burstUntil) {
      if (burst === null) clock.after(burstUntil - now, endBurst);
      burst = content;
      return;
    }
    // The echo of a superseded command is outdated.
    const moves = sent.filter(({ command, at }) => isNavigation(command) && now - at < LIMITS.echoMergeMs);
    const last = moves.at(-1);
    const isOvertaken = last?.isAssumed === true && !isEcho(last.command, content);
    if (isOvertaken && moves.some(({ command }) => isEcho(command, content))) return;
    session.show(reduceContent(state, content));
    confirm(({ command }) => isEcho(command, content));
  }

  function endBurst(): void {
    const last = burst;
    burst = null;
    burstUntil = 0;
    if (last) receiveContent(last);
  }

  return {
    ask: verdicts.ask,
    connected(isReturn) {
      burstUntil = isReturn ? clock.now() + LIMITS.reconnectBurstMs : 0;
      // [SYNC-PIN-7]
      if (isReturn) void session.patch({ pin: null });
    },
    lost() {
      const waiting = [...orders.values()];
      orders.clear();
      questions.clear();
      queue = EMPTY_HOST_QUEUE;
      for (const { sender } of waiting) session.settle(sender, 'failed', true);
      verdicts.abandon();
    },
    execute: (order) => add(order.command, (id) => orders.set(id, order)),
    receive(message) {
      const parsed = parseLegacyHostMessage(message);
      if (!parsed) return;
      if (parsed.kind === 'content') return receiveContent(parsed.content);
      if (parsed.isModern && !session.record().isModern) void session.patch({ isModern: true });
      session.setLook(reduceFontSizes(session.record().fontSizes, parsed.fontSizes));
      if (parsed.kind === 'settings') {
        confirm(({ command }) => command.type === 'fontSize');
        return;
      }
      staleUntil = clock.now() + LIMITS.staleSnapshotMs;
      const wasAsked = verdicts.receive(parsed);
      // The host rejected the PIN that the server had accepted.
      if (!wasAsked && parsed.isRight === false) void session.patch({ pin: null });
    },
  };
}
