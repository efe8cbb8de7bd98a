import type { SessionState } from './sessionState.ts';
import { type LineSlide, MOST_AROUND, type Slide } from './slide.ts';
import { slideNameOf } from './specialSlides.ts';

/** What of the line's companions a slide shows, in this order. */
export interface SlideChoices {
  /** Languages of translations, as the keys of translators begin: `en` of `en.ssk`. */
  readonly translations: readonly string[];
  readonly transliterations: readonly string[];
  /** Translators of Punjabi, as the ends of their keys: `ss` of `pu.ss`. Of a line that has none of them, the usual one. */
  readonly steeks?: readonly string[] | undefined;
  readonly hasNextLine: boolean;
  /** Whether the lines of its paragraph stand around the line. */
  readonly hasParagraph?: boolean | undefined;
}

/** Whose words a language has where a line has several; else the first there is. */
const PREFERRED_TRANSLATORS = new Set(['en.ssk', 'pu.ss', 'es.sn', 'hi.ss']);

/** Where verses are counted, a paragraph ends. */
const PARAGRAPH_END = /॥[੦-੯]+॥/u;

type Row = Pick<LineSlide, 'unicode' | 'visraams' | 'translations' | 'transliterations' | 'verseId'>;
/** A line as its source gives it; only what is chosen is taken over. */
export type SlideRow = {
  readonly [Key in keyof Row]: Row[Key] extends readonly (infer Item)[]
    ? readonly Readonly<Item>[]
    : Row[Key];
} & {
  /** Of banis: which paragraph it belongs to. */
  readonly paragraph?: number | undefined;
};

export interface SlideParts {
  readonly state: Pick<SessionState, 'kind' | 'id' | 'text' | 'isGurmukhi' | 'hidden'>;
  /** All rows of what is open, in the length that is recited; none while nothing is. */
  readonly rows: readonly SlideRow[];
  /** From 0. */
  readonly row: number;
  readonly choices: SlideChoices;
  /** From the ASCII layout of the wire. */
  readonly toUnicode: (ascii: string) => string;
}

/** The slide of a state: hidden before text, text before the line; where there is nothing to show, a blank. */
export function slideOf({ state, rows, row, choices, toUnicode }: SlideParts): Slide {
  if (state.hidden) return { kind: 'blank' };
  if (state.text !== null) {
    if (state.text.trim() === '') return { kind: 'blank' };
    const name = slideNameOf(state.text, state.isGurmukhi);
    const text = state.isGurmukhi ? toUnicode(state.text) : state.text;
    return { kind: 'text', name, text, isGurmukhi: state.isGurmukhi };
  }
  const line = rows[row];
  if (state.kind === 'none' || state.id === null || line === undefined) return { kind: 'blank' };
  const around = choices.hasParagraph === true ? paragraphAround(rows, row) : null;
  return {
    kind: 'line',
    of: { kind: state.kind, id: state.id, row },
    verseId: line.verseId,
    unicode: line.unicode,
    visraams: line.visraams.map(({ word, type }) => ({ word, type })),
    translations: choices.translations.flatMap((language) => translationsIn(language, line, choices)),
    transliterations: choices.transliterations.flatMap((script) =>
      line.transliterations
        .filter((each) => each.script === script)
        .map((each) => ({ script: each.script, lang: each.lang, text: each.text })),
    ),
    // Among the lines of the paragraph it stands already.
    next: choices.hasNextLine && !around?.after.length ? (rows[row + 1]?.unicode ?? null) : null,
    ...(around && { around }),
  };
}

function translationsIn(
  language: string,
  { translations }: SlideRow,
  { steeks = [] }: SlideChoices,
): LineSlide['translations'] {
  const spoken = translations.filter(({ key, text }) => key.startsWith(`${language}.`) && text.trim() !== '');
  const chosen =
    language === 'pu' ? steeks.flatMap((steek) => spoken.filter(({ key }) => key === `pu.${steek}`)) : [];
  const usual = spoken.find(({ key }) => PREFERRED_TRANSLATORS.has(key)) ?? spoken[0];
  const shown = chosen.length > 0 || usual === undefined ? chosen : [usual];
  return shown.map(({ key, lang, text }) => ({ key, lang, text }));
}

/** The lines before and after one in its paragraph: as a bani tells them, else from one counted verse to the next. */
function paragraphAround(rows: readonly SlideRow[], row: number): NonNullable<LineSlide['around']> {
  const isParted = (upper: SlideRow, lower: SlideRow) =>
    upper.paragraph === undefined ? PARAGRAPH_END.test(upper.unicode) : upper.paragraph !== lower.paragraph;
  let first = row;
  let last = row;
  for (;;) {
    const [above, here] = [rows[first - 1], rows[first]];
    if (!above || !here || isParted(above, here) || row - first === MOST_AROUND) break;
    first -= 1;
  }
  for (;;) {
    const [here, below] = [rows[last], rows[last + 1]];
    if (!here || !below || isParted(here, below) || last - row === MOST_AROUND) break;
    last += 1;
  }
  const linesOf = (from: number, to: number) => rows.slice(from, to).map(({ unicode }) => unicode);
  return { before: linesOf(first, row), after: linesOf(row + 1, last + 1) };
}

/**
 * Where a state stands in its rows. A verse may come back in a bani, so the row decides: of the rows that have the line the
 * one nearest to the row that is named; without a line that row itself, and the first where neither is there.
 */
export function rowOf(
  { highlight, lineCount }: Pick<SessionState, 'highlight' | 'lineCount'>,
  rows: readonly Pick<SlideRow, 'verseId'>[],
): number {
  const named = lineCount === null ? 0 : lineCount - 1;
  const having = rows.flatMap(({ verseId }, row) => (verseId === highlight ? [row] : []));
  if (having.length === 0) return highlight === null && named >= 0 && named < rows.length ? named : 0;
  const distance = (row: number) => Math.abs(row - named);
  return having.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest));
}

/** A line as the client of the API gives it. */
interface RecitedVerse {
  readonly id: number;
  readonly unicode: string;
  readonly visraams: readonly { readonly word: number; readonly type: string }[];
  readonly translations: SlideRow['translations'];
  readonly transliterations: SlideRow['transliterations'];
  /** Of banis and ceremonies: an invocation above a heading is said again as `current`. */
  readonly mangal?: 'above' | 'current' | null;
  /** Of banis: in which lengths the line is recited. */
  readonly lengths?: readonly string[];
  /** Of banis: which paragraph it belongs to. */
  readonly paragraph?: number;
}

/**
 * The lines that are recited, which rows of a state count: of a bani those of its length, and no invocation twice.
 *
 * @param length null where the lengths do not differ
 */
export function recitedVerses<Verse extends RecitedVerse>(
  verses: readonly Verse[],
  length: string | null,
): Verse[] {
  return verses.filter(
    ({ mangal, lengths }) =>
      mangal !== 'current' && (length === null || !lengths || lengths.includes(length)),
  );
}

/** A line as slides take it. A light pause is drawn by nobody. */
export function slideRowOf({
  id,
  unicode,
  visraams,
  translations,
  transliterations,
  paragraph,
}: RecitedVerse): SlideRow {
  return {
    verseId: id,
    unicode,
    visraams: visraams.flatMap(({ word, type }) =>
      type === 'main' || type === 'yamki' ? [{ word, type }] : [],
    ),
    translations,
    transliterations,
    ...(paragraph !== undefined && { paragraph }),
  };
}
