import type { SessionState } from './sessionState.ts';
import { type SlideName, type LineSlide, MAX_LINES_AROUND, type Slide } from './slide.ts';

/**
 * Texts of named slides in the ASCII layout of the wire. Existing clients send the first two; the Mool Mantra is the
 * first line of scripture without its end mark's number.
 */
export const SPECIAL_SLIDES = {
  waheguru: 'vwihgurU',
  moolMantra: '<> siq nwmu krqw purKu inrBau inrvYru Akwl mUriq AjUnI sYBM gur pRswid ]',
  dhanGuru: 'DMnu DMnu sRI gurU gRMQ swihb jI',
} as const satisfies Partial<Record<SlideName, string>>;

/** Returns the name of a slide with this text; any other text is an announcement. */
export function slideNameOf(text: string, isGurmukhi: boolean): SlideName {
  if (!isGurmukhi) return 'announcement';
  if (text === SPECIAL_SLIDES.waheguru) return 'waheguru';
  if (text.startsWith('<>') && isMoolMantra(text)) return 'moolMantra';
  return /^DMnu? DMnu? /.test(text) ? 'dhanGuru' : 'announcement';
}

/** Clients write it with and without the final mark, and with either sign for `ik oaMkwr`. */
function isMoolMantra(text: string): boolean {
  const bare = (words: string) => words.replace(/[\]\s]+$/, '');
  return bare(text) === bare(SPECIAL_SLIDES.moolMantra);
}

/** The line's includes that a slide shows, in this order. */
export interface SlideChoices {
  /** Languages of translations, the first part of translator keys: `en` of `en.ssk`. */
  readonly translations: readonly string[];
  readonly transliterations: readonly string[];
  /**
   * Punjabi translators, the last part of their keys: `ss` of `pu.ss`. A line without any of them gets the default
   * one.
   */
  readonly steeks?: readonly string[] | undefined;
  readonly hasNextLine: boolean;
  /** True to include the other lines of the line's paragraph. */
  readonly hasParagraph?: boolean | undefined;
}

/** Default translator of each language; a line without it gets its first one. */
const PREFERRED_TRANSLATORS = new Set(['en.ssk', 'pu.ss', 'es.sn', 'hi.ss']);

/** A counted verse ends a paragraph. */
const PARAGRAPH_END = /॥[੦-੯]+॥/u;

type Row = Pick<LineSlide, 'unicode' | 'visraams' | 'translations' | 'transliterations' | 'verseId'>;
/** A line from its source; only selected parts are copied. */
export type SlideRow = {
  readonly [Key in keyof Row]: Row[Key] extends readonly (infer Item)[]
    ? readonly Readonly<Item>[]
    : Row[Key];
} & {
  /** In banis: the line's paragraph. */
  readonly paragraph?: number | undefined;
};

export interface SlideParts {
  readonly state: Pick<SessionState, 'kind' | 'id' | 'text' | 'isGurmukhi' | 'hidden'>;
  /** All rows of the open item in its recited length; empty while nothing is open. */
  readonly rows: readonly SlideRow[];
  /** Counted from 0. */
  readonly row: number;
  readonly choices: SlideChoices;
  /** Converts from the ASCII layout of the wire. */
  readonly toUnicode: (ascii: string) => string;
}

/** A web address that is a whole line. */
const LINK_LINE = /^https?:\/\/\S+$/m;

/**
 * Builds the slide of a state: a hidden screen wins over text, text over the line; a blank if there is nothing to
 * show.
 */
export function slideOf({ state, rows, row, choices, toUnicode }: SlideParts): Slide {
  if (state.hidden) return { kind: 'blank' };
  if (state.text !== null) {
    if (state.text.trim() === '') return { kind: 'blank' };
    const name = slideNameOf(state.text, state.isGurmukhi);
    const text = state.isGurmukhi ? toUnicode(state.text) : state.text;
    const link = name === 'announcement' && !state.isGurmukhi ? LINK_LINE.exec(text)?.[0] : undefined;
    return { kind: 'text', name, text, isGurmukhi: state.isGurmukhi, ...(link !== undefined && { link }) };
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
    // The paragraph already includes the next line.
    next: choices.hasNextLine && !around?.after.length ? (rows[row + 1]?.unicode ?? null) : null,
    ...(around && { around }),
  };
}

function translationsIn(
  language: string,
  { translations }: SlideRow,
  { steeks = [] }: SlideChoices,
): LineSlide['translations'] {
  const inLanguage = translations.filter(
    ({ key, text }) => key.startsWith(`${language}.`) && text.trim() !== '',
  );
  const chosen =
    language === 'pu' ? steeks.flatMap((steek) => inLanguage.filter(({ key }) => key === `pu.${steek}`)) : [];
  const fallback = inLanguage.find(({ key }) => PREFERRED_TRANSLATORS.has(key)) ?? inLanguage[0];
  const shown = chosen.length > 0 || fallback === undefined ? chosen : [fallback];
  return shown.map(({ key, lang, text }) => ({ key, lang, text }));
}

/** The lines around one in its paragraph: as marked in a bani, else bounded by counted verses. */
function paragraphAround(rows: readonly SlideRow[], row: number): NonNullable<LineSlide['around']> {
  const isSeparate = (upper: SlideRow, lower: SlideRow) =>
    upper.paragraph === undefined ? PARAGRAPH_END.test(upper.unicode) : upper.paragraph !== lower.paragraph;
  let first = row;
  let last = row;
  for (;;) {
    const [above, here] = [rows[first - 1], rows[first]];
    if (!above || !here || isSeparate(above, here) || row - first === MAX_LINES_AROUND) break;
    first -= 1;
  }
  for (;;) {
    const [here, below] = [rows[last], rows[last + 1]];
    if (!here || !below || isSeparate(here, below) || last - row === MAX_LINES_AROUND) break;
    last += 1;
  }
  const linesOf = (from: number, to: number) => rows.slice(from, to).map(({ unicode }) => unicode);
  return { before: linesOf(first, row), after: linesOf(row + 1, last + 1) };
}

/**
 * Finds a state's row. A verse may repeat in a bani, so of the rows with that verse the one nearest to the named row
 * wins; without a line the named row is used, and the first if neither exists.
 */
export function rowOf(
  { highlight, lineCount }: Pick<SessionState, 'highlight' | 'lineCount'>,
  rows: readonly Pick<SlideRow, 'verseId'>[],
): number {
  const named = lineCount === null ? 0 : lineCount - 1;
  const matching = rows.flatMap(({ verseId }, row) => (verseId === highlight ? [row] : []));
  if (matching.length === 0) return highlight === null && named >= 0 && named < rows.length ? named : 0;
  const distance = (row: number) => Math.abs(row - named);
  return matching.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest));
}

/** A line as returned by the API client. */
interface RecitedVerse {
  readonly id: number;
  readonly unicode: string;
  readonly visraams: readonly { readonly word: number; readonly type: string }[];
  readonly translations: SlideRow['translations'];
  readonly transliterations: SlideRow['transliterations'];
  /** In banis and ceremonies: an invocation above a heading repeats as `current`. */
  readonly mangal?: 'above' | 'current' | null;
  /** In banis: the lengths that include the line. */
  readonly lengths?: readonly string[];
  /** In banis: the line's paragraph. */
  readonly paragraph?: number;
}

/**
 * Filters the recited lines, which the state's rows count: a bani in its length, without repeated invocations.
 *
 * @param length null if all lengths are the same
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

/** Converts a line for slides; light pauses are left out because nothing draws them. */
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
