import {
  assumeCommand,
  commandMessage,
  dequeue,
  EMPTY_HOST_QUEUE,
  enqueue,
  isNavigation,
  LEGACY_EVENTS,
  LIMITS,
  parseLegacyHostMessage,
  reduceContent,
  reduceFontSizes,
  requestControlMessage,
  type Command,
  type HostQueue,
  type LegacyContent,
} from '@naad/sync-protocol';
import { keepPin } from '../secrets.ts';
import type { Sender, Session } from './createSession.ts';
import { createVerdicts } from './createVerdicts.ts';
import type { AskHost } from './createAdmission.ts';
import type { LeaderPorts } from './leaderPorts.ts';

interface Order {
  readonly command: Command;
  readonly pin: string;
  readonly sender: Sender;
}

/** What was sent to the host and may be echoed. */
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

/** How long a host may take to echo what it does. */
const ECHO_MS = 2_000;

/** Whether what the host says is what a command asked for. */
function isAnswer(command: Command, content: LegacyContent): boolean {
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

  function put(command: Command | null, keep: (id: string) => void): void {
    nextId += 1;
    const id = String(nextId);
    keep(id);
    const result = enqueue(queue, { id, command });
    queue = result.queue;
    for (const { id: given } of result.superseded) {
      const order = orders.get(given);
      orders.delete(given);
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

  /** What the host has said nothing about was not done, as far as anybody knows. */
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
    (pin) => put(null, (id) => questions.set(id, pin)),
    (pin) => void session.patch({ pin: keepPin(pin) }),
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
    // The echo of a command that a later one has overtaken says what is not so any more.
    const moves = sent.filter(({ command, at }) => isNavigation(command) && now - at < LIMITS.echoMergeMs);
    const last = moves.at(-1);
    const isOvertaken = last?.isAssumed === true && !isAnswer(last.command, content);
    if (isOvertaken && moves.some(({ command }) => isAnswer(command, content))) return;
    session.show(reduceContent(state, content));
    confirm(({ command }) => isAnswer(command, content));
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
      // SYNC-PIN-7
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
    execute: (order) => put(order.command, (id) => orders.set(id, order)),
    receive(message) {
      const said = parseLegacyHostMessage(message);
      if (!said) return;
      if (said.kind === 'content') return receiveContent(said.content);
      if (said.isModern && !session.record().isModern) void session.patch({ isModern: true });
      session.style(reduceFontSizes(session.record().fontSizes, said.fontSizes));
      if (said.kind === 'settings') {
        confirm(({ command }) => command.type === 'fontSize');
        return;
      }
      staleUntil = clock.now() + LIMITS.staleSnapshotMs;
      const wasAsked = verdicts.receive(said);
      // The host contradicts what the server believed to be its PIN.
      if (!wasAsked && said.isRight === false) void session.patch({ pin: null });
    },
  };
}
