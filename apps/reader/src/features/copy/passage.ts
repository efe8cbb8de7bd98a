import type { VerseLine } from '@naad/gurbani-model';

/** A line with the transliterations and translations that the reader chose. */
export type CopiedLine = Pick<VerseLine, 'unicode' | 'transliterations' | 'translations'>;

/** Consecutive lines of one text, with their source. */
export interface Passage<Line = CopiedLine> {
  readonly lines: readonly Line[];
  /** Work, page, raag and writer, where known, in the interface language. */
  readonly place: readonly string[];
  /** Absolute address of the lines. */
  readonly address: string;
}

/** Credit of a translation, by its key, or of the transliterations. */
export interface CopiedCredit {
  readonly key: string;
  readonly translator: string;
  /** Translator with language, such as `English translation: Dr. Sant Singh Khalsa`. */
  readonly label: string;
}

/** Everything that is copied at once. */
export interface Copied<Line = CopiedLine> {
  readonly passages: readonly Passage<Line>[];
  readonly credits: readonly CopiedCredit[];
}

/** Key of the credit of transliterations. */
const SCHEME = 'scheme';

/** Credits of the translations and transliterations in use. */
export function creditsOf({ passages, credits }: Copied): readonly CopiedCredit[] {
  const used = new Set(
    passages.flatMap(({ lines }) =>
      lines.flatMap(({ translations, transliterations }) => [
        ...translations.map(({ key }) => key),
        ...(transliterations.length > 0 ? [SCHEME] : []),
      ]),
    ),
  );
  return credits.filter(({ key }) => used.has(key));
}

/** A transliteration or translation below a line. */
export interface TextBelow {
  readonly kind: 'transliteration' | 'translation';
  readonly lang: string;
  readonly text: string;
  /** Translator, if several are copied and have to be told apart. */
  readonly translator: string | null;
}

/** Texts below a line: transliterations first, as on the page. */
export function textsBelow(line: CopiedLine, credits: readonly CopiedCredit[]): TextBelow[] {
  const byKey = new Map(credits.map(({ key, translator }) => [key, translator]));
  byKey.delete(SCHEME);
  return [
    ...line.transliterations.map(({ lang, text }) => ({
      kind: 'transliteration' as const,
      lang,
      text,
      translator: null,
    })),
    ...line.translations.map(({ key, lang, text }) => ({
      kind: 'translation' as const,
      lang,
      text,
      translator: byKey.size > 1 ? (byKey.get(key) ?? null) : null,
    })),
  ];
}
