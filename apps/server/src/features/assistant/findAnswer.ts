import type { AnswerLine } from '@naad/api-contract';
import type { Corpus, LineIndex, ShabadId, SourceId, VerseId } from '@naad/gurbani-corpus';
import type { SearchEngine, SearchHit, ShabadAnswer } from '@naad/gurbani-search';
import { presentRaag, presentSource, presentWriter, sourceOf } from '../../presenters/index.ts';

/** What is answered from. */
export interface Scripture {
  readonly corpus: Corpus;
  readonly search: SearchEngine;
}

/** What was asked, and the place that was opened for it, if any. */
export interface Asked {
  readonly question: string;
  /** Null for all works. */
  readonly source: SourceId | null;
  readonly shabad: ShabadId | null;
  readonly verse: VerseId | null;
}

export interface Answer {
  readonly lines: readonly AnswerLine[];
  readonly isSilent: boolean;
}

/** Shabads that an answer is made of, beside one that was opened. */
const SHABADS = 3;
/** All that a question finds: an opened shabad is looked for among them. */
const MOST_SHABADS = 200;
/** Who is named first where a line was not found by a translation. */
const FIRST_TRANSLATOR = 'en.ssk';

function translationOf(corpus: Corpus, { line, reasons }: SearchHit): AnswerLine['translation'] {
  const found = reasons.filter((reason) => reason.how === 'translation');
  const english = corpus.catalogue.translators.filter(({ language }) => language === 'en');
  const keys = [
    ...found.map(({ translator }) => translator),
    FIRST_TRANSLATOR,
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

function presentLine(corpus: Corpus, hit: SearchHit, closeness: number | null, number: number): AnswerLine {
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
  };
}

/** The line that was opened: the one named where it is of that shabad, else the one the shabad is called by. */
function openedLine(corpus: Corpus, { shabad, verse }: Asked): LineIndex | null {
  const shabadIndex = shabad === null ? null : corpus.shabadIndexOf(shabad);
  const line = verse === null ? null : corpus.lineIndexOf(verse);
  if (shabad === null) return line;
  if (shabadIndex === null) return null;
  return line !== null && corpus.line(line).shabadIndex === shabadIndex
    ? line
    : corpus.shabad(shabadIndex).titleLine;
}

/**
 * The closest lines of the closest shabads. What was opened comes first, also where it is not close: it is what the
 * visitor reads.
 */
export function findAnswer({ corpus, search }: Scripture, asked: Asked): Answer {
  const { shabads } = search.ask(
    { text: asked.question, filter: { source: asked.source } },
    { offset: 0, limit: MOST_SHABADS },
  );
  const opened = openedLine(corpus, asked);
  const openedIndex = opened === null ? null : corpus.line(opened).shabadIndex;
  const own = shabads.find(({ shabad }) => shabad === openedIndex);
  const isOpened = ({ line }: SearchHit) => line === opened;
  const openedHit = opened === null ? null : (own?.hits.find(isOpened) ?? { line: opened, reasons: [] });
  const told: { hit: SearchHit; closeness: number | null }[] = [];
  const tell = ({ hits, closeness }: ShabadAnswer) => {
    for (const hit of hits) if (!isOpened(hit)) told.push({ hit, closeness });
  };
  if (openedHit) told.push({ hit: openedHit, closeness: own?.hits.some(isOpened) ? own.closeness : null });
  if (own) tell(own);
  for (const each of shabads.filter((shabad) => shabad !== own).slice(0, SHABADS)) tell(each);
  return {
    lines: told.map(({ hit, closeness }, place) => presentLine(corpus, hit, closeness, place + 1)),
    isSilent: shabads.length === 0,
  };
}

/** The closest lines, those of a shabad after each other, with how close their shabad is. */
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
