import type { MatchReason, SourceId, TransliterationScript } from '@naad/gurbani-model';
import type {
  WireBaniVerse,
  WireFoundVerse,
  GurmukhiText,
  WirePageVerse,
  RaagRef,
  SourceRef,
  ThinVerse,
  Translation,
  Transliteration,
  WireVerse,
  VisraamMark,
  WriterRef,
} from '@naad/api-contract';
import type {
  Catalogue,
  Corpus,
  LineIndex,
  Section,
  Source,
  CatalogueTranslator,
  CatalogueWriter,
} from '@naad/gurbani-corpus';
import { toAscii, toLarivaar } from '@naad/gurbani-text';
import type { VerseFields } from './verseFields.ts';

type MaybeGurmukhiText = { [Key in keyof GurmukhiText]: string | null };

const translatorsOfSource = new WeakMap<Catalogue, Map<SourceId, readonly CatalogueTranslator[]>>();

/** The translators of a work, cached because every line needs them. */
function translatorsOf(catalogue: Catalogue, source: SourceId): readonly CatalogueTranslator[] {
  const bySource = translatorsOfSource.get(catalogue) ?? new Map<SourceId, readonly CatalogueTranslator[]>();
  translatorsOfSource.set(catalogue, bySource);
  const known = bySource.get(source);
  if (known) return known;
  const found = catalogue.translators.filter((each) => each.sourceIds.includes(source));
  bySource.set(source, found);
  return found;
}

function emptyText(): MaybeGurmukhiText {
  return { gurmukhi: null, unicode: null };
}

/**
 * Presents all translations of a line. BaniDB's fields are always present, null without a text, because its
 * clients read them unchecked; other translators of the work follow under their own keys.
 */
function presentTranslation(
  corpus: Corpus,
  index: LineIndex,
  source: SourceId,
  { translations, extras }: VerseFields,
): Translation {
  const en: Translation['en'] = { bdb: null, ms: null, ssk: null };
  const pu: Translation['pu'] = { ss: emptyText(), ft: emptyText(), bdb: emptyText(), ms: emptyText() };
  const es: Translation['es'] = { sn: null };
  for (const { key, language, field } of translatorsOf(corpus.catalogue, source)) {
    const isRequested = translations === null || translations.has(key);
    const text = isRequested ? corpus.translation(index, key) : null;
    if (language === 'en') en[field] = text;
    else if (language === 'pu') {
      pu[field] = text === null ? emptyText() : { gurmukhi: toAscii(text), unicode: text };
    } else if (field === 'sn') es.sn = text;
  }
  const hindi = (field: 'ss' | 'sts') => {
    const isRequested = translations === null || translations.has(`hi.${field}`);
    return (isRequested && extras.hindi[field]?.get(corpus.line(index).verseId)) || null;
  };
  return { en, pu, es, hi: { ss: hindi('ss'), sts: hindi('sts') } };
}

/** The work with a letter. */
export function sourceOf(corpus: Corpus, id: SourceId): Source {
  const source = corpus.catalogue.sources.find((each) => each.id === id);
  if (!source) throw new RangeError(`The catalog has no source ${id}`);
  return source;
}

/** Presents a work and one of its pages. */
export function presentSource(source: Source, pageNo: number): SourceRef {
  const { ascii, unicode, english } = source.name;
  return { sourceId: source.id, gurmukhi: ascii, unicode, english, pageNo };
}

/** Presents a writer; row 0, a placeholder, has no name. */
export function presentWriter(writer: CatalogueWriter): WriterRef {
  if (writer.id === 0) return { writerId: null, gurmukhi: null, unicode: null, english: null };
  const { ascii, unicode, english } = writer.name;
  return { writerId: writer.id, gurmukhi: ascii, unicode, english };
}

/** A raag with its pages in BaniDB's format, `Raag Aasaa (347-488)`. */
export function raagWithPage({ name, firstPage, lastPage }: Section): string {
  return `${name.english} (${firstPage}-${lastPage})`;
}

/**
 * Presents the raag of a section; all fields are null outside the Guru Granth Sahib, the only work arranged
 * by raag.
 */
export function presentRaag(section: Section): RaagRef {
  if (section.sourceId !== 'G') {
    return { raagId: null, gurmukhi: null, unicode: null, english: null, raagWithPage: null };
  }
  const { ascii, unicode, english } = section.name;
  return { raagId: section.id, gurmukhi: ascii, unicode, english, raagWithPage: raagWithPage(section) };
}

function presentTransliteration(corpus: Corpus, index: LineIndex, fields: VerseFields): Transliteration {
  const text = (script: TransliterationScript) =>
    fields.transliterations === null || fields.transliterations.has(script)
      ? corpus.transliteration(index, script)
      : '';
  const en = text('en');
  const hi = text('hi');
  return { english: en, hindi: hi, en, hi, ipa: text('ipa'), ur: text('ur') };
}

/** Presents main and yamki visraams; BaniDB omits light ones. */
export function presentVisraams(corpus: Corpus, index: LineIndex): VisraamMark[] {
  return corpus
    .visraams(index)
    .flatMap(({ word, type }) => (type === 'light' ? [] : [{ p: word, t: type === 'main' ? 'v' : 'y' }]));
}

/** A line of a bani, without its shabad. */
export function presentBaniVerse(corpus: Corpus, index: LineIndex, fields: VerseFields): WireBaniVerse {
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
    // The corpus has one set of visraams; BaniDB's other two need data packs.
    visraam: {
      sttm: presentVisraams(corpus, index),
      igurbani: [...(visraams.igurbani?.get(line.verseId) ?? [])],
      sttm2: [...(visraams.sttm2?.get(line.verseId) ?? [])],
    },
  };
}

/** A line of a shabad. */
export function presentVerse(corpus: Corpus, index: LineIndex, fields: VerseFields): WireVerse {
  const { shabadIndex, type } = corpus.line(index);
  const { verseId, ...rest } = presentBaniVerse(corpus, index, fields);
  return {
    verseId,
    shabadId: corpus.shabad(shabadIndex).id,
    ...rest,
    ...(type === 'sirlekh' && { header: 1 as const }),
  };
}

/** A line of a page, with its own writer and raag. */
export function presentPageVerse(corpus: Corpus, index: LineIndex, fields: VerseFields): WirePageVerse {
  const { writer, section } = corpus.line(index);
  return {
    ...presentVerse(corpus, index, fields),
    writer: presentWriter(writer),
    raag: presentRaag(section),
  };
}

/** A found line with its reasons; a line requested by id has none. */
export interface FoundLine {
  readonly line: LineIndex;
  readonly reasons?: readonly MatchReason[];
  /** True if the line matches only after a typo, by meaning, or without some word. */
  readonly isFuzzy?: boolean;
  readonly chosenBy?: 'editors';
}

/**
 * Adds the translation that a line was found by, unless another matching one was requested: clients need its
 * words to show the match.
 */
function fieldsOf({ reasons = [] }: FoundLine, fields: VerseFields): VerseFields {
  const { translations } = fields;
  const keys = reasons.flatMap((reason) => (reason.how === 'translation' ? [reason.translator] : []));
  const [strongest] = keys;
  if (translations === null || strongest === undefined || keys.some((key) => translations.has(key)))
    return fields;
  return { ...fields, translations: new Set([...translations, strongest]) };
}

/** Presents a search result. */
export function presentFoundVerse(corpus: Corpus, found: FoundLine, fields: VerseFields): WireFoundVerse {
  const line = corpus.line(found.line);
  const source = sourceOf(corpus, line.sourceId);
  return {
    ...presentPageVerse(corpus, found.line, fieldsOf(found, fields)),
    source: presentSource(source, line.ang),
    ...(found.reasons && { match: found.reasons }),
    ...(found.isFuzzy && { fuzzy: true }),
    ...(found.chosenBy && { chosenBy: found.chosenBy }),
  };
}

/** Presents a search result as a suggestion. Transliterations are included only if requested by name. */
export function presentThinVerse(corpus: Corpus, found: FoundLine, fields: VerseFields): ThinVerse {
  const { line: index, reasons, isFuzzy, chosenBy } = found;
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
    ...(isFuzzy && { fuzzy: true }),
    ...(chosenBy && { chosenBy }),
  };
}
