import type { ShabadIndex } from '../positions.ts';
import type { SimilarShabad } from '../corpus.ts';
import type { ColumnContent, Pack } from './pack.ts';

/** Radix of the numbers, for short texts. A shabad's entry is read from the file on demand. */
const BASE = 36;

/** Builds the column of the pack `related`: one text per shabad, alternating shabad index and score. */
export function relatedColumns(
  relatedByShabad: readonly (readonly SimilarShabad[])[],
): Record<string, ColumnContent> {
  return {
    related: {
      kind: 'texts',
      values: relatedByShabad.map((related) =>
        related.map(({ shabad, score }) => `${shabad.toString(BASE)} ${score.toString(BASE)}`).join(' '),
      ),
    },
  };
}

/** Opens the pack `related`. */
export function createRelated(pack: Pack): (shabad: ShabadIndex) => readonly SimilarShabad[] {
  const texts = pack.texts('related');
  return (shabad) => {
    const numbers = texts
      .at(shabad)
      .split(' ')
      .filter(Boolean)
      .map((number) => Number.parseInt(number, BASE));
    return Array.from({ length: numbers.length / 2 }, (_, rank) => ({
      shabad: numbers[2 * rank] ?? 0,
      score: numbers[2 * rank + 1] ?? 0,
    }));
  };
}
