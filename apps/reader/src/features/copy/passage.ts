import type { VerseLine } from '@naad/api-client';

/** A line with what its reader chose to have beside it. */
export type CopiedLine = Pick<VerseLine, 'unicode' | 'transliterations' | 'translations'>;

/** Lines that follow each other in one text, and where they are from. */
export interface Passage {
  readonly lines: readonly CopiedLine[];
  /** Work, page, raag and writer, as far as they are known, in the language of the interface. */
  readonly place: readonly string[];
  /** The whole address at which they are read. */
  readonly address: string;
}

/** Whose words a translation is, by its key. */
export interface CopiedCredit {
  readonly key: string;
  readonly translator: string;
  /** The same with the language, as `English translation: Dr. Sant Singh Khalsa`. */
  readonly label: string;
}

/** What somebody copies. */
export interface Copied {
  readonly passages: readonly Passage[];
  readonly credits: readonly CopiedCredit[];
}

/** The credits of the translations that are in it. */
export function creditsOf({ passages, credits }: Copied): readonly CopiedCredit[] {
  const used = new Set(
    passages.flatMap(({ lines }) => lines.flatMap(({ translations }) => translations.map(({ key }) => key))),
  );
  return credits.filter(({ key }) => used.has(key));
}

/** Something said below or beside a line. */
export interface BesideLine {
  readonly kind: 'transliteration' | 'translation';
  readonly lang: string;
  readonly text: string;
  /** Its translator, where there are several and it must be said whose words these are. */
  readonly by: string | null;
}

/** What goes with a line, transliterations first, as on the page. */
export function besideLine(line: CopiedLine, credits: readonly CopiedCredit[]): BesideLine[] {
  const byKey = new Map(credits.map(({ key, translator }) => [key, translator]));
  return [
    ...line.transliterations.map(({ lang, text }) => ({
      kind: 'transliteration' as const,
      lang,
      text,
      by: null,
    })),
    ...line.translations.map(({ key, lang, text }) => ({
      kind: 'translation' as const,
      lang,
      text,
      by: credits.length > 1 ? (byKey.get(key) ?? null) : null,
    })),
  ];
}
