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
import type { Sender, Session } from './createSession.ts';
import { fromPhone, learnVerses, toHostCommand, toOurVerse, type HostVerses } from './hostVerses.ts';
import type { ReplyTo, LeaderPorts } from './leaderPorts.ts';

interface Question {
  readonly pin: string;
  readonly answered: ReplyTo<boolean | null>;
}

const IDLE = { kind: 'idle' } as const;

/**
 * Questions about PINs that only the legacy host can judge, asked one at a time because its answer doesn't name the
 * PIN.
 */
class PinQuestions {
  readonly #clock: Clock;
  readonly #send: (pin: string) => void;
  readonly #onPin: (pin: string) => void;
  #waiting: readonly Question[] = [];
  #state:
    { readonly kind: 'idle' } | { readonly kind: 'asking'; readonly question: Question; cancel(): void } =
    IDLE;

  /**
   * @param send sends the question to the host, in its turn
   * @param onPin takes a PIN that the host sent in place of a boolean
   */
  constructor(clock: Clock, send: (pin: string) => void, onPin: (pin: string) => void) {
    this.#clock = clock;
    this.#send = send;
    this.#onPin = onPin;
  }

  ask(pin: string, answered: Question['answered']): void {
    this.#waiting = [...this.#waiting, { pin, answered }];
    this.#askNext();
  }

  /** Takes the host's answer; false if nothing was asked. */
  receive({ isRight, pin }: { readonly isRight: boolean | null; readonly pin: unknown }): boolean {
    const sentPin = parsePin(pin);
    if (sentPin !== null) this.#onPin(sentPin);
    if (this.#state.kind === 'idle') return false;
    // A number is the PIN itself, whatever was asked [SYNC-PIN-5].
    this.#answer(isRight ?? (sentPin !== null && sentPin === this.#state.question.pin));
    return true;
  }

  /** Drops all questions after the host has gone. */
  abandon(): void {
    const questions =
      this.#state.kind === 'asking' ? [this.#state.question, ...this.#waiting] : this.#waiting;
    this.#waiting = [];
    this.#stopAsking();
    for (const { answered } of questions) answered(null);
  }

  #stopAsking(): void {
    if (this.#state.kind === 'asking') this.#state.cancel();
    this.#state = IDLE;
  }

  #answer(isRight: boolean | null): void {
    const question = this.#state.kind === 'asking' ? this.#state.question : null;
    this.#stopAsking();
    question?.answered(isRight);
    this.#askNext();
  }

  #askNext(): void {
    const [question, ...rest] = this.#waiting;
    if (this.#state.kind === 'asking' || !question) return;
    this.#waiting = rest;
    const cancel = this.#clock.after(LIMITS.hostVerdictMs, () => this.#answer(null));
    this.#state = { kind: 'asking', question, cancel };
    this.#send(question.pin);
  }
}

interface Order {
  readonly command: Command;
  readonly pin: string;
  readonly sender: Sender;
  /** It must not be sent later. */
  readonly deadline: number | undefined;
}

/** A command sent to the host, which may echo it. */
interface Sent {
  readonly command: Command;
  readonly sender: Sender;
  readonly at: number;
  readonly isAssumed: boolean;
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

/** Content of the host: shown as it comes, or only the last of a burst. */
type ContentState =
  | { readonly kind: 'live' }
  | { readonly kind: 'returning'; readonly until: number; last: LegacyContent | null };

const LIVE = { kind: 'live' } as const;

/**
 * The display side of a session whose host speaks version 1: it acknowledges nothing, handles one message per render,
 * and may echo what it shows.
 *
 * ```
 *   execute, ask ──► queue ──(paced)──► host ──► echo within 2 s ──► shown
 *                      │                 │  └──► no echo ──────────► unknown, or shown if it could be assumed
 *                superseded              └──► content ─┬─ live ─────► shown to all
 *                                                      └─ returning ► the last of the burst, then live
 * ```
 */
export class LegacyHost {
  readonly #session: Session;
  readonly #ports: LeaderPorts;
  /** Contents of the queue by id: commands and PINs to ask about. */
  readonly #orders = new Map<string, Order>();
  readonly #pins = new Map<string, string>();
  readonly #questions: PinQuestions;
  #queue: HostQueue = EMPTY_HOST_QUEUE;
  #nextId = 0;
  #isPausing = false;
  #sent: readonly Sent[] = [];
  #content: ContentState = LIVE;
  /** Until this time a snapshot may be older than what the server knows. */
  #staleUntil = 0;
  /** The last PIN that proved right on this connection. */
  #pin: string | null = null;

  constructor(session: Session, ports: LeaderPorts) {
    this.#session = session;
    this.#ports = ports;
    this.#questions = new PinQuestions(
      ports.clock,
      (pin) => this.#add(null, (id) => this.#pins.set(id, pin)),
      (pin) => void session.patch({ pin: createStoredPin(pin) }),
    );
  }

  /** Asks the host to judge a PIN; null if it doesn't answer. */
  ask(pin: string, answered: ReplyTo<boolean | null>): void {
    this.#questions.ask(pin, (isRight) => {
      if (isRight) this.#pin = pin;
      answered(isRight);
    });
  }

  connected(isReturn: boolean): void {
    const until = this.#ports.clock.now() + LIMITS.reconnectBurstMs;
    this.#content = isReturn ? { kind: 'returning', until, last: null } : LIVE;
    // [SYNC-PIN-7]
    this.#pin = null;
    if (isReturn) void this.#session.patch({ pin: null });
  }

  lost(): void {
    const waiting = [...this.#orders.values()];
    this.#orders.clear();
    this.#pins.clear();
    this.#queue = EMPTY_HOST_QUEUE;
    for (const { sender } of waiting) this.#session.settle(sender, 'failed', true);
    this.#questions.abandon();
  }

  execute(given: Order): void {
    const { verseIds } = this.#ports;
    const command = verseIds ? fromPhone(this.#hostVerses(), verseIds, given.command) : given.command;
    if (given.pin !== '') this.#pin = given.pin;
    this.#add(command, (id) => this.#orders.set(id, { ...given, command }));
  }

  receive(message: unknown): void {
    const parsed = parseLegacyHostMessage(message);
    if (!parsed) return;
    if (parsed.kind === 'content') return this.#receiveContent(this.#inOurIds(parsed.content));
    if (parsed.isModern && !this.#session.record().isModern) void this.#session.patch({ isModern: true });
    this.#session.setLook(reduceFontSizes(this.#session.record().fontSizes, parsed.fontSizes));
    if (parsed.kind === 'settings') {
      this.#confirm(({ command }) => command.type === 'fontSize');
      return;
    }
    this.#staleUntil = this.#ports.clock.now() + LIMITS.staleSnapshotMs;
    const wasAsked = this.#questions.receive(parsed);
    // The host rejected the PIN that the server had accepted.
    if (!wasAsked && parsed.isRight === false) void this.#session.patch({ pin: null });
  }

  #add(command: Command | null, remember: (id: string) => void): void {
    this.#nextId += 1;
    const id = String(this.#nextId);
    remember(id);
    const result = enqueue(this.#queue, { id, command });
    this.#queue = result.queue;
    for (const { id: supersededId } of result.superseded) {
      const order = this.#orders.get(supersededId);
      this.#orders.delete(supersededId);
      if (order) this.#session.settle(order.sender, 'superseded', true);
    }
    this.#pump();
  }

  #send({ command, pin, sender, deadline }: Order): void {
    const at = this.#ports.clock.now();
    // [SYNC-CMD-10]
    if (deadline !== undefined && at > deadline) return this.#session.settle(sender, 'expired', true);
    const { verseIds } = this.#ports;
    const named = verseIds ? toHostCommand(this.#hostVerses(), verseIds, command) : command;
    const message = commandMessage(named, pin);
    if (message) this.#ports.toHost(LEGACY_EVENTS.data, message);
    const { state, isModern } = this.#session.record();
    const assumed = assumeCommand(state, command, isModern);
    this.#sent = [
      ...this.#sent.filter((each) => at - each.at < ECHO_MS),
      { command, sender, at, isAssumed: assumed !== null },
    ];
    if (assumed) {
      this.#session.show(assumed);
      this.#session.settle(sender, 'shown', false);
    } else this.#ports.clock.after(ECHO_MS, () => this.#expire());
  }

  /** Gives up commands without an echo; the server can't know whether they ran. */
  #expire(): void {
    const now = this.#ports.clock.now();
    const [late, recent] = [
      this.#sent.filter(({ at }) => now - at >= ECHO_MS),
      this.#sent.filter(({ at }) => now - at < ECHO_MS),
    ];
    this.#sent = recent;
    for (const each of late) if (!each.isAssumed) this.#session.settle(each.sender, 'unknown', false);
  }

  #pump(): void {
    if (this.#isPausing) return;
    const next = dequeue(this.#queue, this.#ports.clock.now());
    this.#queue = next.queue;
    if (next.item) {
      const { id } = next.item;
      const pin = this.#pins.get(id);
      const order = this.#orders.get(id);
      this.#pins.delete(id);
      this.#orders.delete(id);
      if (pin !== undefined) this.#ports.toHost(LEGACY_EVENTS.data, requestControlMessage(pin));
      if (order) this.#send(order);
    }
    if (next.waitMs === null) return;
    this.#isPausing = true;
    this.#ports.clock.after(next.waitMs, () => {
      this.#isPausing = false;
      this.#pump();
    });
  }

  #confirm(isOf: (each: Sent) => boolean): void {
    for (const each of this.#sent.filter(isOf))
      if (!each.isAssumed) this.#session.settle(each.sender, 'shown', true);
    this.#sent = this.#sent.filter((each) => !isOf(each));
  }

  #hostVerses(): HostVerses | null {
    return this.#session.record().hostVerses ?? null;
  }

  /** Translates content to our verse ids and learns from it, also for the lines shown before [SYNC-VERSE-1]. */
  #inOurIds(content: LegacyContent): LegacyContent {
    const { verseIds } = this.#ports;
    if (!verseIds) return content;
    const { kind, id, highlight } = content;
    const known = this.#hostVerses();
    const isEcho = this.#sent.some(
      ({ command }) => command.type === 'shabad' && command.shabadId === id && command.verseId === highlight,
    );
    const learned = learnVerses(known, verseIds, content, isEcho);
    if (JSON.stringify(learned) !== JSON.stringify(known)) void this.#session.patch({ hostVerses: learned });
    if (kind !== 'shabad') return content;
    const ours = (verse: number | null) =>
      verse === null ? null : toOurVerse(learned, verseIds, id, { id: verse, isEcho });
    const { state } = this.#session.record();
    const isNew = learned !== null && learned.first !== null && learned.first !== known?.first;
    if (isNew && state.kind === 'shabad' && state.id === id) {
      const shown = { ...state, highlight: ours(state.highlight), homeId: ours(state.homeId) };
      if (content.isSnapshot) this.#session.show(shown);
      else void this.#session.patch({ state: shown });
    }
    if (!content.isSnapshot && learned?.first === null && learned.home === highlight) this.#askRow();
    return { ...content, highlight: ours(highlight) };
  }

  /** A host names the row of its home line when it is asked for control [SYNC-VERSE-4]. */
  #askRow(): void {
    if (this.#pin !== null) this.ask(this.#pin, () => undefined);
  }

  #receiveContent(content: LegacyContent): void {
    const { state } = this.#session.record();
    const now = this.#ports.clock.now();
    if (content.isSnapshot && now < this.#staleUntil && state.kind !== 'none') return;
    if (this.#content.kind === 'returning' && now < this.#content.until) {
      const burst = this.#content;
      if (burst.last === null) this.#ports.clock.after(burst.until - now, () => this.#endBurst(burst));
      burst.last = content;
      return;
    }
    // The echo of a superseded command is outdated.
    const moves = this.#sent.filter(
      ({ command, at }) => isNavigation(command) && now - at < LIMITS.echoMergeMs,
    );
    const last = moves.at(-1);
    const isOvertaken = last?.isAssumed === true && !isEcho(last.command, content);
    if (isOvertaken && moves.some(({ command }) => isEcho(command, content))) return;
    this.#session.show(reduceContent(state, content));
    this.#confirm(({ command }) => isEcho(command, content));
  }

  #endBurst(burst: ContentState): void {
    if (this.#content !== burst || this.#content.kind === 'live') return;
    const { last } = this.#content;
    this.#content = LIVE;
    if (last) this.#receiveContent(last);
  }
}
