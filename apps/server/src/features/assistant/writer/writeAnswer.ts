import type { WrittenEvent } from '@naad/api-contract';
import { checkPiece, type PieceOptions } from './checkPiece.ts';
import { NO_ANSWER } from './messagesOf.ts';
import { splitPieces } from './splitPieces.ts';

/** A longer answer than five sentences need is none that was asked for. */
const MOST_CHARACTERS = 4_000;

/**
 * Checks an answer while it is written, and tells only what was found good. It ends with `done`, or, at the first piece
 * that says of scripture what the lines do not, with `withdrawn`.
 *
 * @param written the answer in any portions
 */
export async function* writeAnswer(
  written: AsyncIterable<string>,
  options: PieceOptions,
): AsyncGenerator<WrittenEvent, void, void> {
  let rest = '';
  let length = 0;
  let isTold = false;
  const unverified: WrittenEvent = { type: 'withdrawn', reason: 'unverified' };

  /** The good pieces; null at the first that is not. */
  function check(pieces: readonly string[]): WrittenEvent[] | null {
    const events: WrittenEvent[] = [];
    for (const piece of pieces) {
      const verdict = checkPiece(piece, options);
      if (verdict === 'refused') return null;
      if (verdict === 'shown') events.push({ type: 'text', text: piece });
    }
    isTold ||= events.length > 0;
    return events;
  }

  for await (const portion of written) {
    length += portion.length;
    const split = splitPieces(rest + portion);
    rest = split.rest;
    const events = length > MOST_CHARACTERS ? null : check(split.pieces);
    if (events === null) return yield unverified;
    yield* events;
  }
  if (!isTold && rest.trim() === NO_ANSWER) return yield { type: 'withdrawn', reason: 'unavailable' };
  const events = check(rest.trim() === '' ? [] : [rest]);
  if (events === null || !isTold) return yield unverified;
  yield* events;
  yield { type: 'done' };
}
