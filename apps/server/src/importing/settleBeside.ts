import type { LineIndex } from '@naad/gurbani-corpus';

/**
 * Fills gaps in a sequence of lines: one that may be the line beside its neighbour's is that line. It stays null if its
 * neighbours on both sides name different lines.
 * @param found the lines that are certain
 * @param isCandidate true if the text at this position may be that line
 * @param sides `both` if the neighbours before and after it must name the line, `one` if one of them is enough
 */
export function settleBeside(
  found: readonly (LineIndex | null)[],
  isCandidate: (position: number, line: LineIndex) => boolean,
  sides: 'one' | 'both',
): (LineIndex | null)[] {
  const fill = (positions: readonly number[], step: -1 | 1): (LineIndex | null)[] => {
    const filled = [...found];
    for (const position of positions) {
      const neighbour = filled[position - step] ?? null;
      if (filled[position] !== null || neighbour === null) continue;
      if (isCandidate(position, neighbour + step)) filled[position] = neighbour + step;
    }
    return filled;
  };
  const positions = [...found.keys()];
  const forward = fill(positions, 1);
  const backward = fill(positions.toReversed(), -1);
  return positions.map((position) => {
    const [one = null, other = null] = [forward[position], backward[position]];
    if (one === other) return one;
    return sides === 'one' && (one === null || other === null) ? (one ?? other) : null;
  });
}
