import type { FaultyLine } from '../../src/testing/FaultyLine.ts';
import type { SeededRandom } from './seededRandom.ts';

/** A kind of fault. It lasts for a while; the returned function ends it. */
type Fault = (line: FaultyLine, random: SeededRandom, wake: () => void) => () => void;

const nothing = () => undefined;

/** Connections are reset at both ends; with `outage`, new ones are refused for a while too. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  reset(line) {
    line.reset();
    return nothing;
  },
  outage(line) {
    line.welcome('refuse');
    line.reset();
    return () => line.welcome('accept');
  },
  /** The client sees its connection end, the server does not. */
  ghost: (line) => line.haunt(),
  stall(line) {
    for (const direction of ['up', 'down'] as const) line.carry(direction, 'hold');
    return () => line.mend();
  },
  stallOneWay(line, random) {
    const direction = random.pick(['up', 'down'] as const);
    line.carry(direction, 'hold');
    return () => line.carry(direction, 'pass');
  },
  deafUp: (line) => deafen(line, 'up'),
  deafDown: (line) => deafen(line, 'down'),
  delay(line) {
    for (const direction of ['up', 'down'] as const) line.carry(direction, 'delay');
    return () => line.mend();
  },
  /** New connections are accepted and never answered. */
  swallow(line) {
    line.welcome('swallow');
    line.reset();
    return () => line.welcome('accept');
  },
  /** Each new connection waits for a random time, so that a later one may overtake it. */
  reorderedAttempts(line) {
    line.welcome('acceptLate');
    line.reset();
    return () => line.welcome('accept');
  },
  wakeBurst(_line, random, wake) {
    const times = 2 + Math.floor(random.next() * 3);
    for (let each = 0; each < times; each += 1) setTimeout(wake, random.between(0, 60));
    return nothing;
  },
};

function deafen(line: FaultyLine, direction: 'up' | 'down'): () => void {
  line.carry(direction, 'drop');
  return () => {
    line.reset();
    line.carry(direction, 'pass');
  };
}

/** Faults that may last for many seconds: lines that seem to be alive. */
export const LONG_FAULTS = ['stall', 'stallOneWay', 'deafUp', 'deafDown'] as const;
