import type { TranslationText, VerseLine } from '@naad/gurbani-model';

/**
 * One translation of each translator in the lines, in the reader's order: that of the line with the most translations,
 * as some translators left out titles.
 */
export function translationsIn(verses: readonly VerseLine[]): TranslationText[] {
  const byKey = new Map<string, TranslationText>();
  const fullest = verses.reduce<readonly TranslationText[]>(
    (most, { translations }) => (translations.length > most.length ? translations : most),
    [],
  );
  for (const { translations } of [{ translations: fullest }, ...verses]) {
    for (const text of translations) if (!byKey.has(text.key)) byKey.set(text.key, text);
  }
  return [...byKey.values()];
}
