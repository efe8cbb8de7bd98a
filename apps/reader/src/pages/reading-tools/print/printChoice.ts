export const PRINT_SIZES = ['small', 'normal', 'large'] as const;
export type PrintSize = (typeof PRINT_SIZES)[number];

/** Choices that are made before printing. */
export interface PrintChoice {
  /** Index of the first line. */
  readonly first: number;
  /** Index of the last line. */
  readonly last: number;
  /** True to print the transliterations of the page. */
  readonly hasTransliterations: boolean;
  /** Keys of the translations to print (`language.translator`). */
  readonly translations: readonly string[];
  readonly size: PrintSize;
  /** Pages of half the size, two on a sheet, to be folded. */
  readonly isBooklet: boolean;
}

interface Texts {
  readonly transliterations: readonly unknown[];
  readonly translations: readonly { readonly key: string }[];
}

/** The chosen lines, with the chosen texts only. The lines themselves are never changed. */
export function chosenLines<Line extends Texts>(lines: readonly Line[], choice: PrintChoice): Line[] {
  const { first, last, hasTransliterations, translations } = choice;
  return lines.slice(first, last + 1).map((line) => ({
    ...line,
    transliterations: hasTransliterations ? line.transliterations : [],
    translations: line.translations.filter(({ key }) => translations.includes(key)),
  }));
}
