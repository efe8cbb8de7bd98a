import { randomUUID } from 'node:crypto';
import type { CommandReply, DriveMessage, RefusalId } from '@naad/sync-protocol';
import type { Server } from 'socket.io';
import type { Clock } from '../clock.ts';
import type { Client, CommandRequest, ControlRequest, Verdict } from '../session/leaderPorts.ts';

/** A request to the server that leads a session. */
export type Question =
  ({ readonly kind: 'control' } & ControlRequest) | ({ readonly kind: 'command' } & CommandRequest);
/** Servers before version 1.19 leave out the optional fields. */
export type Answer =
  | ({ readonly verdict: RefusalId | null } & Partial<Omit<Verdict, 'refusal'>>)
  | { readonly reply: CommandReply; readonly phoneId?: string | null };

/** Messages between servers. */
type BusMessage =
  | { kind: 'toRooms'; code: string; rooms: readonly string[]; event: string; payload: unknown; seq: number }
  | { kind: 'led'; code: string; term: number; node: string }
  | { kind: 'ended'; code: string }
  | {
      kind: 'ask';
      code: string;
      node: string;
      id: string;
      client: Client;
      question: Question;
      /** The asking server waits no longer; servers before version 1.20 leave it out. */
      answerBy?: number;
    }
  | { kind: 'answer'; node: string; id: string; answer: Answer }
  | { kind: 'demote'; code: string; phoneId: string }
  | { kind: 'present'; code: string; node: string; phoneIds: readonly string[] }
  | { kind: 'left'; code: string; phoneId: string }
  // Servers before version 1.20 ignore the following.
  | { kind: 'drive'; code: string; phoneId: string; message: DriveMessage }
  | { kind: 'rename'; code: string; phoneId: string; name: string };

/** True if the question may be asked twice: a command with a number runs once, a legacy one each time. */
function isRepeatable(question: Question): boolean {
  return question.kind === 'control' || question.counter !== null;
}

type Ask = Extract<BusMessage, { kind: 'ask' }>;

/** A question without an answer. */
interface Asked {
  readonly ask: Ask;
  readonly done: (answer: Answer | null) => void;
}

/** Handles the messages of other servers. */
export interface BusHandlers {
  toRooms(code: string, rooms: readonly string[], event: string, payload: unknown, seq: number): void;
  led(code: string, term: number): void;
  ended(code: string): void;
  demote(code: string, phoneId: string): void;
  present(code: string, node: string, phoneIds: readonly string[]): void;
  phoneLeft(code: string, phoneId: string): void;
  drive(code: string, phoneId: string, message: DriveMessage): void;
  rename(code: string, phoneId: string, name: string): void;
  /** Answers only if this server leads the session. */
  asked(code: string, client: Client, question: Question, answer: (answer: Answer) => void): void;
}

/**
 * Connects servers that share their sessions, through the adapter of the main namespace. A single server sends
 * nothing.
 */
export interface Bus {
  toRooms(code: string, rooms: readonly string[], event: string, payload: unknown, seq: number): void;
  led(code: string, term: number): void;
  ended(code: string): void;
  /** Demotes a phone's sockets on all servers. */
  demote(code: string, phoneId: string): void;
  /** Reports to the leader which phones are connected here. */
  present(code: string, phoneIds: readonly string[]): void;
  /** Reports to the leader that a phone left by itself. */
  phoneLeft(code: string, phoneId: string): void;
  /** Passes a phone's wish about driving to the leader. */
  drive(code: string, phoneId: string, message: DriveMessage): void;
  /** Passes a phone's new name to the leader. */
  rename(code: string, phoneId: string, name: string): void;
  /** Asks again what nobody has answered yet, because this server leads the session now. */
  askAgain(code: string): void;
  /** Null if nobody answers in time. */
  ask(code: string, client: Client, question: Question): Promise<Answer | null>;
}

const EVENT = 'naad:sync';
/** Longer than a legacy host may take to judge a PIN, and shorter than a current controller waits. */
const ASK_MS = { control: 3_500, command: 1_500 } as const;
/** Interval between repeats of a question, which is lost if Redis was just away. */
const REPEAT_MS = 400;

type SentByAll = 'socketId' | 'clientId' | 'isController' | 'connectedMs';

/** Defaults for fields that servers before version 1.19 don't send. */
const OLDER_SERVER_DEFAULTS = {
  phoneId: null,
  proof: null,
  nextProof: null,
  inviteHash: null,
  keepsToken: false,
  network: '',
  kind: 'other',
  name: null,
} as const satisfies Partial<Client>;

const SINGLE_SERVER: Bus = {
  toRooms: () => undefined,
  led: () => undefined,
  ended: () => undefined,
  demote: () => undefined,
  present: () => undefined,
  phoneLeft: () => undefined,
  drive: () => undefined,
  rename: () => undefined,
  askAgain: () => undefined,
  ask: () => Promise.resolve(null),
};

export function createBus(
  io: Server,
  {
    isShared,
    node,
    clock,
    handlers,
  }: { isShared: boolean; node: string; clock: Clock; handlers: BusHandlers },
): Bus {
  if (!isShared) return SINGLE_SERVER;
  const pending = new Map<string, Asked>();
  const send = (message: BusMessage) => io.of('/').serverSideEmit(EVENT, message);

  function receive(message: BusMessage): void {
    switch (message.kind) {
      case 'toRooms':
        return handlers.toRooms(message.code, message.rooms, message.event, message.payload, message.seq);
      case 'led': {
        if (message.node === node) return undefined;
        handlers.led(message.code, message.term);
        // Its predecessor may have died with the question.
        for (const { ask } of pending.values())
          if (ask.code === message.code && isRepeatable(ask.question)) send(ask);
        return undefined;
      }
      case 'ended':
        return handlers.ended(message.code);
      case 'ask': {
        const { code, question, id, answerBy = Number.POSITIVE_INFINITY } = message;
        // The asking server has told its phone that the display did not get this.
        if (clock.now() > answerBy) return undefined;
        const sent: Partial<Client> & Pick<Client, SentByAll> = message.client;
        const client = { ...OLDER_SERVER_DEFAULTS, device: sent.socketId, ...sent };
        return handlers.asked(code, client, question, (answer) => {
          send({ kind: 'answer', node: message.node, id, answer });
        });
      }
      case 'answer':
        return message.node === node ? pending.get(message.id)?.done(message.answer) : undefined;
      case 'demote':
        return handlers.demote(message.code, message.phoneId);
      case 'present':
        return handlers.present(message.code, message.node, message.phoneIds);
      case 'left':
        return handlers.phoneLeft(message.code, message.phoneId);
      case 'drive':
        return handlers.drive(message.code, message.phoneId, message.message);
      case 'rename':
        return handlers.rename(message.code, message.phoneId, message.name);
    }
  }
  io.of('/').on(EVENT, receive);

  return {
    toRooms: (code, rooms, event, payload, seq) =>
      void send({ kind: 'toRooms', code, rooms, event, payload, seq }),
    led: (code, term) => void send({ kind: 'led', code, term, node }),
    ended: (code) => void send({ kind: 'ended', code }),
    demote: (code, phoneId) => void send({ kind: 'demote', code, phoneId }),
    present: (code, phoneIds) => void send({ kind: 'present', code, node, phoneIds }),
    phoneLeft: (code, phoneId) => void send({ kind: 'left', code, phoneId }),
    drive: (code, phoneId, message) => void send({ kind: 'drive', code, phoneId, message }),
    rename: (code, phoneId, name) => void send({ kind: 'rename', code, phoneId, name }),
    askAgain(code) {
      for (const { ask, done } of [...pending.values()])
        if (ask.code === code && isRepeatable(ask.question))
          handlers.asked(code, ask.client, ask.question, done);
    },
    ask: (code, client, question) =>
      new Promise((resolve) => {
        const id = randomUUID();
        let cancelRepeat: () => void = () => undefined;
        const done = (answer: Answer | null) => {
          pending.delete(id);
          cancel();
          cancelRepeat();
          resolve(answer);
        };
        const waitMs = ASK_MS[question.kind];
        const answerBy = clock.now() + waitMs;
        const cancel = clock.after(waitMs, () => done(null));
        const ask: Ask = { kind: 'ask', code, node, id, client, question, answerBy };
        pending.set(id, { ask, done });
        const sendAgain = () => {
          send(ask);
          // A PIN would count as several guesses.
          if (question.kind === 'command' && isRepeatable(question))
            cancelRepeat = clock.after(REPEAT_MS, sendAgain);
        };
        sendAgain();
      }),
  };
}
