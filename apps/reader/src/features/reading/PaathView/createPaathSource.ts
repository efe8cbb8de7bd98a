import type { AngPage } from '@naad/api-client';
import { type PaathPiece, piecesOf } from './paathPieces.ts';

export type LoadAng = (ang: number) => Promise<AngPage>;

/** Angs that are remembered around the one that is read. */
const KEPT = 8;

/** Finds the pieces of a paath, and remembers those near the place that is read. */
export interface PaathSource {
  /** Null after the last. May reject, and may then be asked again. */
  after(piece: PaathPiece): Promise<PaathPiece | null>;
  /** Null before the first. */
  before(piece: PaathPiece): Promise<PaathPiece | null>;
  at(ang: number, part: number): Promise<PaathPiece | null>;
}

export function createPaathSource(first: AngPage | null, load: LoadAng): PaathSource {
  const known = new Map<number, Promise<PaathPiece[]>>();
  if (first) known.set(first.ang, Promise.resolve(piecesOf(first)));

  function pieces(ang: number): Promise<PaathPiece[]> {
    const found = known.get(ang) ?? load(ang).then(piecesOf);
    known.delete(ang);
    known.set(ang, found);
    found.catch(() => known.delete(ang));
    for (const oldest of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(oldest);
    }
    return found;
  }

  return {
    async after({ ang, part, isLast, next }) {
      if (!isLast) return (await pieces(ang))[part + 1] ?? null;
      return next === null ? null : ((await pieces(next))[0] ?? null);
    },
    async before({ ang, part, previous }) {
      if (part > 0) return (await pieces(ang))[part - 1] ?? null;
      return previous === null ? null : ((await pieces(previous)).at(-1) ?? null);
    },
    at: async (ang, part) => (await pieces(ang))[part] ?? null,
  };
}
