import { randomUUID } from 'node:crypto';
import type { CommandReply, RefusalId } from '@naad/sync-protocol';
import type { Server } from 'socket.io';
import type { Clock } from '../clock.ts';
import type { Client, CommandRequest } from '../session/leaderPorts.ts';

/** What one server asks of the one that leads a session. */
export type Question =
  { readonly kind: 'control'; readonly pin: unknown } | ({ readonly kind: 'command' } & CommandRequest);
export type Answer = { readonly verdict: RefusalId | null } | { readonly reply: CommandReply };

/** What servers tell each other. */
type BusMessage =
  | { kind: 'toRooms'; code: string; rooms: readonly string[]; event: string; payload: unknown; seq: number }
  | { kind: 'led'; code: string; term: number; node: string }
  | { kind: 'ended'; code: string }
  | { kind: 'ask'; code: string; node: string; id: string; client: Client; question: Question }
  | { kind: 'answer'; node: string; id: string; answer: Answer };

/** What this server does with what others tell it. */
export interface BusHandlers {
  toRooms(code: string, rooms: readonly string[], event: string, payload: unknown, seq: number): void;
  led(code: string, term: number): void;
  ended(code: string): void;
  /** Answers only where this server leads. */
  asked(code: string, client: Client, question: Question, answer: (answer: Answer) => void): void;
}

/** Servers that share their sessions, through the adapter of the main namespace; a server alone tells nobody. */
export interface Bus {
  toRooms(code: string, rooms: readonly string[], event: string, payload: unknown, seq: number): void;
  led(code: string, term: number): void;
  ended(code: string): void;
  /** Null where nobody answers in time. */
  ask(code: string, client: Client, question: Question): Promise<Answer | null>;
}

const EVENT = 'naad:sync';
/** Longer than a legacy host may take to judge a PIN, and shorter than a controller of ours waits. */
const ASK_MS = { control: 3_500, command: 1_500 } as const;

const ALONE: Bus = {
  toRooms: () => undefined,
  led: () => undefined,
  ended: () => undefined,
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
  if (!isShared) return ALONE;
  const asked = new Map<string, (answer: Answer | null) => void>();
  const tell = (message: BusMessage) => io.of('/').serverSideEmit(EVENT, message);

  function receive(message: BusMessage): void {
    switch (message.kind) {
      case 'toRooms':
        return handlers.toRooms(message.code, message.rooms, message.event, message.payload, message.seq);
      case 'led':
        return message.node === node ? undefined : handlers.led(message.code, message.term);
      case 'ended':
        return handlers.ended(message.code);
      case 'ask': {
        const { code, client, question, id } = message;
        return handlers.asked(code, client, question, (answer) => {
          tell({ kind: 'answer', node: message.node, id, answer });
        });
      }
      case 'answer':
        return message.node === node ? asked.get(message.id)?.(message.answer) : undefined;
    }
  }
  io.of('/').on(EVENT, receive);

  return {
    toRooms: (code, rooms, event, payload, seq) =>
      void tell({ kind: 'toRooms', code, rooms, event, payload, seq }),
    led: (code, term) => void tell({ kind: 'led', code, term, node }),
    ended: (code) => void tell({ kind: 'ended', code }),
    ask: (code, client, question) =>
      new Promise((resolve) => {
        const id = randomUUID();
        const done = (answer: Answer | null) => {
          asked.delete(id);
          cancel();
          resolve(answer);
        };
        const cancel = clock.after(ASK_MS[question.kind], () => done(null));
        asked.set(id, done);
        tell({ kind: 'ask', code, node, id, client, question });
      }),
  };
}
