import { TRANSLATORS } from '../buildCatalogue.ts';
import type { SourceDatabase } from '../sourceDatabase.ts';
import { WITHHELD_TRANSLATIONS, type WithheldTranslation } from './withheldTranslations.ts';

/** The ids of the lines of a stretch, in order; none if its ends aren't lines of the corpus in this order. */
export function linesWithin(
  lines: readonly { readonly id: string }[],
  { first, last }: Pick<WithheldTranslation, 'first' | 'last'>,
): string[] {
  const start = lines.findIndex(({ id }) => id === first);
  const end = lines.findIndex(({ id }) => id === last);
  return start < 0 ? [] : lines.slice(start, end + 1).map(({ id }) => id);
}

/** The source database without the withheld translations, so that nothing can be built from them. */
export function withholdTranslations(
  database: SourceDatabase,
  withheld: readonly WithheldTranslation[] = WITHHELD_TRANSLATIONS,
): SourceDatabase {
  return {
    ...database,
    translations(ids) {
      const texts = database.translations(ids);
      const entry = TRANSLATORS.find(({ from }) => ids.some((id) => from.includes(id)));
      const ranges = withheld.filter(
        ({ translation }) => entry && translation === `${entry.language}.${entry.field}`,
      );
      if (ranges.length === 0) return texts;
      const lines = new Set(ranges.flatMap((range) => linesWithin(database.lines(), range)));
      return new Map([...texts].filter(([line]) => !lines.has(line)));
    },
  };
}
