import { createContext } from 'react';

/** A translator of the text with the key of the translation (`language.translator`). */
export interface TranslatorName {
  readonly key: string;
  readonly translator: string;
}

/** The translators of the page's verses, in the reader's order. */
export const TranslatorsContext = /* @__PURE__ */ createContext<readonly TranslatorName[]>([]);

/** Names in a text that aren't part of it. */
export interface VerseNames {
  /** Name of a line by its number, for screen readers. */
  readonly line: (number: number) => string;
  /** Translators by key, if the text has several of their language. */
  readonly translators: ReadonlyMap<string, string>;
}

/**
 * @param lineName name of a line with # for its number; a message formatted for each line of a long bani would take
 *   longer than the line
 */
export function verseNames(lineName: string, translators: readonly TranslatorName[]): VerseNames {
  const [before = '', after = ''] = lineName.split('#');
  const languageOf = ({ key }: TranslatorName) => key.split('.')[0];
  const named = translators.filter(
    (one) => translators.filter((other) => languageOf(other) === languageOf(one)).length > 1,
  );
  return {
    line: (number) => before + String(number) + after,
    translators: new Map(named.map(({ key, translator }) => [key, translator])),
  };
}

export const NO_NAMES: VerseNames = { line: String, translators: new Map() };
