import type { ShabadIndex } from '../positions.ts';
import type { SimilarShabad } from '../corpus.ts';
import type { ColumnContent, Pack } from './pack.ts';

/** Radix of the numbers, for short texts. A shabad's entry is read from the file on demand. */
const BASE = 36;

const ENTRY_SEPARATOR = '\n';

/**
 * Builds the column of the pack `related`: one text per shabad, with a row for each related one: its index, score,
 * number of shared lines, 1 if alike in English, and the shared words.
 */
export function relatedColumns(
  relatedByShabad: readonly (readonly SimilarShabad[])[],
): Record<string, ColumnContent> {
  return {
    related: {
      kind: 'texts',
      values: relatedByShabad.map((related) =>
        related
          .map(({ shabad, score, sharedLines, isAlikeInEnglish, sharedWords }) =>
            [
              ...[shabad, score, sharedLines, Number(isAlikeInEnglish)].map((number) =>
                number.toString(BASE),
              ),
              ...sharedWords,
            ].join(' '),
          )
          .join(ENTRY_SEPARATOR),
      ),
    },
  };
}

/** Opens the pack `related`. */
export function createRelated(pack: Pack): (shabad: ShabadIndex) => readonly SimilarShabad[] {
  const texts = pack.texts('related');
  return (shabad) => {
    const rows = texts.at(shabad).split(ENTRY_SEPARATOR).filter(Boolean);
    return rows.map((row): SimilarShabad => {
      const fields = row.split(' ');
      const [other = 0, score = 0, sharedLines = 0, isAlike] = fields
        .slice(0, 4)
        .map((number) => Number.parseInt(number, BASE));
      return {
        shabad: other,
        score,
        sharedLines,
        sharedWords: fields.slice(4),
        isAlikeInEnglish: isAlike === 1,
      };
    });
  };
}
