/** A piece of text that stays whole. */
export interface Piece {
  readonly width: number;
  /** How well a new line begins after it: 1 where one rests long, 0 where one does not rest. */
  readonly rest: number;
}

/** How much worse a line is that does not end where one rests, as a share of the width squared. */
const UNREST = 0.06;

/**
 * Breaks a text into as few lines as it needs, of lengths as equal as can be, rather where one rests than elsewhere.
 *
 * @param gap between two pieces
 * @param width of a line; a piece that is wider has a line of its own
 * @returns how many pieces each line has
 */
export function breakLines(pieces: readonly Piece[], gap: number, width: number): number[] {
  const count = fewestLines(pieces, gap, width);
  const total = pieces.reduce((sum, each) => sum + each.width + gap, -gap);
  const ideal = total / count;
  // best[k][n]: the least cost of the first n pieces in k lines, and where the last of them begins.
  let best = new Map<number, { cost: number; lines: number[] }>([[0, { cost: 0, lines: [] }]]);
  for (let line = 0; line < count; line += 1) {
    const next = new Map<number, { cost: number; lines: number[] }>();
    for (const [start, { cost, lines }] of best) {
      let length = -gap;
      for (let end = start; end < pieces.length; end += 1) {
        const piece = pieces[end];
        if (!piece) break;
        length += gap + piece.width;
        if (length > width && end > start) break;
        const isLast = end === pieces.length - 1;
        const added = (length - ideal) ** 2 + (isLast ? 0 : UNREST * (1 - piece.rest) * width ** 2);
        const known = next.get(end + 1);
        if (!known || cost + added < known.cost) {
          next.set(end + 1, { cost: cost + added, lines: [...lines, end + 1 - start] });
        }
      }
    }
    best = next;
  }
  return best.get(pieces.length)?.lines ?? [];
}

function fewestLines(pieces: readonly Piece[], gap: number, width: number): number {
  let lines = 1;
  let length = -gap;
  for (const piece of pieces) {
    if (length > 0 && length + gap + piece.width > width) {
      lines += 1;
      length = piece.width;
    } else length += gap + piece.width;
  }
  return lines;
}
