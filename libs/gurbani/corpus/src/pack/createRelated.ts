import type { ShabadIndex } from '../ids.ts';
import type { RelatedShabad } from '../relatedShabad.ts';
import type { ColumnContent, Pack } from './pack.ts';

/** Numbers as short as text makes them; a shabad's neighbours are read from the file when it is asked for. */
const BASE = 36;

/** The columns of the pack `related`, one text a shabad: place and score by turns. */
export function relatedColumns(
  relatedByShabad: readonly (readonly RelatedShabad[])[],
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

/** Reads the pack `related`. */
export function createRelated(pack: Pack): (shabad: ShabadIndex) => readonly RelatedShabad[] {
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
