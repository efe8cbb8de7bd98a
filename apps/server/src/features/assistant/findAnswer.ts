import type { WireAnswerLine } from '@naad/api-contract';
import { presentRaag, presentSource, presentWriter, sourceOf } from '@naad/api-scripture/presenters';
import type { ShabadId, SourceId, VerseId } from '@naad/gurbani-model';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SearchEngine, SearchHit, ShabadAnswer } from '@naad/gurbani-search';

/** The scripture that questions are answered from. */
export interface Scripture {
  readonly corpus: Corpus;
  readonly search: SearchEngine;
}

/** A question, and the shabad and line opened with it, if any. */
export interface AskedQuestion {
  readonly question: string;
  /** Null for all works. */
  readonly source: SourceId | null;
  readonly shabad: ShabadId | null;
  readonly verse: VerseId | null;
}

export interface Answer {
  readonly lines: readonly WireAnswerLine[];
  readonly isSilent: boolean;
}

/** Maximum shabads in an answer, besides an opened one. */
const MAX_SHABADS = 3;
/** Maximum shabads to search for the opened one. */
const SEARCH_LIMIT = 200;
/** Preferred translator of lines that weren't found by a translation. */
const DEFAULT_TRANSLATOR = 'en.ssk';

function translationOf(corpus: Corpus, { line, reasons }: SearchHit): WireAnswerLine['translation'] {
  const found = reasons.filter((reason) => reason.how === 'translation');
  const english = corpus.catalogue.translators.filter(({ language }) => language === 'en');
  const keys = [
    ...found.map(({ translator }) => translator),
    DEFAULT_TRANSLATOR,
    ...english.map(({ key }) => key),
  ];
  for (const key of keys) {
    const text = corpus.translation(line, key);
    const translator = corpus.catalogue.translators.find((each) => each.key === key);
    if (text === null || !translator) continue;
    const words = found.filter((each) => each.translator === key).flatMap((each) => each.words);
    return { key, translator: translator.name, text, words: [...new Set(words)].sort((a, b) => a - b) };
  }
  return null;
}

function presentLine(
  corpus: Corpus,
  hit: SearchHit,
  closeness: number | null,
  number: number,
): WireAnswerLine {
  const { verseId, shabadIndex, sourceId, ang, writer, section } = corpus.line(hit.line);
  return {
    number,
    verseId,
    shabadId: corpus.shabad(shabadIndex).id,
    verse: { gurmukhi: corpus.ascii(hit.line), unicode: corpus.unicode(hit.line) },
    source: presentSource(sourceOf(corpus, sourceId), ang),
    writer: presentWriter(writer),
    raag: presentRaag(section),
    translation: translationOf(corpus, hit),
    closeness,
    ...(hit.chosenBy && { chosenBy: hit.chosenBy }),
  };
}

/** The opened line: the given one if it belongs to the opened shabad, else the shabad's title line. */
function openedLine(corpus: Corpus, { shabad, verse }: AskedQuestion): LineIndex | null {
  const shabadIndex = shabad === null ? null : corpus.shabadIndexOf(shabad);
  const line = verse === null ? null : corpus.lineIndexOf(verse);
  if (shabad === null) return line;
  if (shabadIndex === null) return null;
  return line !== null && corpus.line(line).shabadIndex === shabadIndex
    ? line
    : corpus.shabad(shabadIndex).titleLine;
}

/**
 * Finds the closest lines of the closest shabads. The opened line comes first even if it isn't close, since the visitor
 * is reading it.
 */
export function findAnswer({ corpus, search }: Scripture, asked: AskedQuestion): Answer {
  const { shabads } = search.ask(
    { text: asked.question, filter: { source: asked.source } },
    { offset: 0, limit: SEARCH_LIMIT },
  );
  const opened = openedLine(corpus, asked);
  const openedIndex = opened === null ? null : corpus.line(opened).shabadIndex;
  const openedShabad = shabads.find(({ shabad }) => shabad === openedIndex);
  const isOpened = ({ line }: SearchHit) => line === opened;
  const openedHit =
    opened === null ? null : (openedShabad?.hits.find(isOpened) ?? { line: opened, reasons: [] });
  const ranked: { hit: SearchHit; closeness: number | null }[] = [];
  const addHits = ({ hits, closeness }: ShabadAnswer) => {
    for (const hit of hits) if (!isOpened(hit)) ranked.push({ hit, closeness });
  };
  if (openedHit)
    ranked.push({
      hit: openedHit,
      closeness: openedShabad?.hits.some(isOpened) ? openedShabad.closeness : null,
    });
  if (openedShabad) addHits(openedShabad);
  for (const each of shabads.filter((shabad) => shabad !== openedShabad).slice(0, MAX_SHABADS)) addHits(each);
  return {
    lines: ranked.map(({ hit, closeness }, index) => presentLine(corpus, hit, closeness, index + 1)),
    isSilent: shabads.length === 0,
  };
}

/** Finds the closest lines, grouped by shabad, each with the closeness of its shabad. */
export function findClosest(
  { search }: Pick<Scripture, 'search'>,
  question: string,
  count: number,
): { readonly line: LineIndex; readonly closeness: number }[] {
  return search
    .ask({ text: question }, { offset: 0, limit: count })
    .shabads.flatMap(({ hits, closeness }) => hits.map(({ line }) => ({ line, closeness })))
    .slice(0, count);
}
