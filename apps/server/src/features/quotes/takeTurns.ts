import { setImmediate } from 'node:timers/promises';
import { ApiError } from '@naad/api-contract';

/**
 * Makes what goes through long work piece by piece: one after the other, and between two pieces whatever else the process
 * has to answer. So however many ask at once, nobody else waits for longer than a piece takes.
 *
 * @param mostWaiting how many may wait for their turn; any more are refused
 */
export function takeTurns(mostWaiting: number): <Piece>(pieces: Iterable<Piece>) => Promise<Piece[]> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  async function goThrough<Piece>(pieces: Iterable<Piece>): Promise<Piece[]> {
    const done: Piece[] = [];
    for (const piece of pieces) {
      done.push(piece);
      await setImmediate();
    }
    return done;
  }
  return async (pieces) => {
    if (waiting >= mostWaiting) throw new ApiError('tooManyRequests');
    waiting++;
    const turn = last.then(() => goThrough(pieces));
    // The next one comes, whatever became of this one.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting--;
    }
  };
}
