import type {
  BaniVerse,
  FoundVerse,
  MatchReason,
  PageVerse,
  ThinVerse,
  Transliteration,
  Verse,
  VisraamMark,
} from '@naad/api-contract';
import type { Corpus, LineIndex, TransliterationScript } from '@naad/gurbani-corpus';
import { toLarivaar } from '@naad/gurbani-text';
import { presentRaag, presentSource, presentWriter, sourceOf } from './presentRefs.ts';
import { presentTranslation } from './presentTranslation.ts';
import type { VerseFields } from './verseFields.ts';

function presentTransliteration(corpus: Corpus, index: LineIndex, fields: VerseFields): Transliteration {
  const text = (script: TransliterationScript) =>
    fields.transliterations === null || fields.transliterations.has(script)
      ? corpus.transliteration(index, script)
      : '';
  const en = text('en');
  const hi = text('hi');
  return { english: en, hindi: hi, en, hi, ipa: text('ipa'), ur: text('ur') };
}

/** BaniDB marks the main pause and the lesser one; the light one it leaves out. */
export function presentVisraams(corpus: Corpus, index: LineIndex): VisraamMark[] {
  return corpus
    .visraams(index)
    .flatMap(({ word, type }) => (type === 'light' ? [] : [{ p: word, t: type === 'main' ? 'v' : 'y' }]));
}

/** A line without its shabad, as a bani holds it. */
export function presentBaniVerse(corpus: Corpus, index: LineIndex, fields: VerseFields): BaniVerse {
  const line = corpus.line(index);
  const { visraams } = fields.extras;
  const gurmukhi = corpus.ascii(index);
  const unicode = corpus.unicode(index);
  return {
    verseId: line.verseId,
    verse: { gurmukhi, unicode },
    larivaar: { gurmukhi: toLarivaar(gurmukhi), unicode: toLarivaar(unicode) },
    translation: presentTranslation(corpus, index, line.sourceId, fields),
    transliteration: presentTransliteration(corpus, index, fields),
    pageNo: line.ang,
    lineNo: line.lineNumber ?? 0,
    updated: corpus.info.updated,
    // The source has one set of pauses; the other two of BaniDB are there where a data pack gives them.
    visraam: {
      sttm: presentVisraams(corpus, index),
      igurbani: [...(visraams.igurbani?.get(line.verseId) ?? [])],
      sttm2: [...(visraams.sttm2?.get(line.verseId) ?? [])],
    },
  };
}

/** A line of a shabad. */
export function presentVerse(corpus: Corpus, index: LineIndex, fields: VerseFields): Verse {
  const shabad = corpus.shabad(corpus.line(index).shabadIndex);
  const { verseId, ...rest } = presentBaniVerse(corpus, index, fields);
  return { verseId, shabadId: shabad.id, ...rest };
}

/** A line of a page, with its own writer and raag. */
export function presentPageVerse(corpus: Corpus, index: LineIndex, fields: VerseFields): PageVerse {
  const { writer, section } = corpus.line(index);
  return {
    ...presentVerse(corpus, index, fields),
    writer: presentWriter(writer),
    raag: presentRaag(section),
  };
}

/** A line that a search found, and why; a line asked for by its id has no reasons. */
export interface FoundLine {
  readonly line: LineIndex;
  readonly reasons?: readonly MatchReason[];
}

/**
 * The fields asked for, and the translation the line was found by where that is none of them: to show why a line is
 * there, a client needs its words.
 */
function fieldsOf({ reasons = [] }: FoundLine, fields: VerseFields): VerseFields {
  const { translations } = fields;
  const keys = reasons.flatMap((reason) => (reason.how === 'translation' ? [reason.translator] : []));
  const [weightiest] = keys;
  if (translations === null || weightiest === undefined || keys.some((key) => translations.has(key)))
    return fields;
  return { ...fields, translations: new Set([...translations, weightiest]) };
}

/** A line that a search found. */
export function presentFoundVerse(corpus: Corpus, found: FoundLine, fields: VerseFields): FoundVerse {
  const line = corpus.line(found.line);
  const source = sourceOf(corpus, line.sourceId);
  return {
    ...presentPageVerse(corpus, found.line, fieldsOf(found, fields)),
    source: presentSource(source, line.ang),
    ...(found.reasons && { match: found.reasons }),
  };
}

/** A line that a search found, as a suggestion. Transliterations are given when they are asked for by name. */
export function presentThinVerse(corpus: Corpus, found: FoundLine, fields: VerseFields): ThinVerse {
  const { line: index, reasons } = found;
  const { verseId, shabadIndex, sourceId } = corpus.line(index);
  const gurmukhi = corpus.ascii(index);
  const unicode = corpus.unicode(index);
  return {
    verseId,
    shabadId: corpus.shabad(shabadIndex).id,
    verse: { gurmukhi, unicode },
    larivaar: { gurmukhi: toLarivaar(gurmukhi), unicode: toLarivaar(unicode) },
    translation: presentTranslation(corpus, index, sourceId, fieldsOf(found, fields)),
    ...(fields.transliterations && { transliteration: presentTransliteration(corpus, index, fields) }),
    ...(reasons && { match: reasons }),
  };
}
