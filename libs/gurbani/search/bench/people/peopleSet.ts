import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchKind } from '@naad/gurbani-model';
import { bareText } from '../../src/buildSearchIndex.ts';
import { ASKED_LINES } from './askedLines.ts';

/** Categories of queries for a line. */
export const LINE_CATEGORIES = [
  'roman',
  'part',
  'keys',
  'latin',
  'gurmukhi',
  'script',
  'english',
  'mixed',
  'real',
] as const;
export type LineCategory = (typeof LINE_CATEGORIES)[number];

/** A query that people type for a line. */
export interface LineQuery {
  readonly typed: string;
  readonly category: LineCategory;
  /** The line in Unicode, or its beginning. */
  readonly unicode: string;
}

/** The search type that a category belongs to; null for the one box. */
export const OWN_KIND: Readonly<Record<LineCategory, SearchKind | null>> = {
  roman: 'romanized',
  part: 'romanized',
  // First letters in the keys of the Gurmukhi layout, and in Latin letters.
  keys: 'firstLettersAnywhere',
  latin: 'romanizedFirstLetters',
  gurmukhi: 'gurmukhiWord',
  script: 'gurmukhiWord',
  english: 'englishWord',
  mixed: null,
  real: 'romanized',
};

/** Every query for a line. */
export const LINE_QUERIES: readonly LineQuery[] = ASKED_LINES.flatMap(({ unicode, typed }) =>
  LINE_CATEGORIES.flatMap((category) =>
    (typed[category] ?? []).map((each) => ({ typed: each, category, unicode })),
  ),
);

/**
 * Returns the lines that are this text or begin with it, compared without numbers and marks: equal lines elsewhere are
 * as right as the wanted one.
 */
export function lineResolver(corpus: Corpus): (unicode: string) => readonly LineIndex[] {
  const texts = Array.from({ length: corpus.lineCount }, (_, line) => bareText(corpus.unicode(line)));
  return (unicode) => {
    const wanted = bareText(unicode);
    return texts.flatMap((text, line) => (text === wanted || text.startsWith(`${wanted} `) ? [line] : []));
  };
}
