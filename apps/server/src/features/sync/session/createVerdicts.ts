import { LIMITS, parsePin } from '@naad/sync-protocol';
import type { Clock } from '../clock.ts';
import type { ReplyTo } from './leaderPorts.ts';

interface Question {
  readonly pin: string;
  readonly answered: ReplyTo<boolean | null>;
}

/** PINs that only the legacy host can judge, one at a time: its answer does not say whom it is for. */
export interface Verdicts {
  ask(pin: string, answered: ReplyTo<boolean | null>): void;
  /** What the host said; false where nobody had asked. */
  receive(said: { readonly isRight: boolean | null; readonly pin: unknown }): boolean;
  /** The host is gone: nobody will answer. */
  abandon(): void;
}

/**
 * @param send puts the question to the host, in its turn
 * @param learned what to do with a PIN that a host told, in place of a boolean
 */
export function createVerdicts(
  clock: Clock,
  send: (pin: string) => void,
  learned: (pin: string) => void,
): Verdicts {
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
      const told = parsePin(pin);
      if (told !== null) learned(told);
      if (!asked) return false;
      // SYNC-PIN-5: a number is the PIN itself, whatever was asked.
      answer(isRight ?? (told !== null && told === asked.pin));
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
