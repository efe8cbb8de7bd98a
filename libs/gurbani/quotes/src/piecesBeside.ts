import { alignUnits, unitsOf } from './alignUnits.ts';
import type { Found } from './createPassageFinder.ts';
import { piecesOf } from './piecesOf.ts';
import type { QuotePiece } from './quote.ts';
import { loosenLarivaar } from './quoteWord.ts';
import { toStream } from './wordStream.ts';
import type { WordStream } from './wordStream.ts';

/** A passage and what it was found to be, side by side. */
export function piecesBeside(
  passage: WordStream,
  { window, range }: Pick<Found, 'window' | 'range'>,
): QuotePiece[] {
  const quoted = toStream(loosenLarivaar(passage.words));
  const scripture = toStream(window.stream.words.slice(range.from, range.to));
  const units = { quoted: unitsOf(quoted), scripture: unitsOf(scripture) };
  const { pairs } = alignUnits(units.quoted, units.scripture);
  return piecesOf(pairs, units, { quoted, scripture });
}
