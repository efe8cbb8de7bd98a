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
import { transliterateLine } from './transliterateLine.ts';
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

/** The translators whose texts BaniDB's clients show by default; other works have one translator in each language. */
const MAIN_TRANSLATORS = ['en.ssk', 'pu.ss'];

/** The translators of a work whose texts may stand in for BaniDB's; the first with a text for the line does. */
export function mainTranslatorsOf(
  catalogue: Catalogue,
  source: SourceId,
  language: 'en' | 'pu',
): readonly CatalogueTranslator[] {
  const all = translatorsOf(catalogue, source).filter((each) => each.language === language);
  const main = all.filter(({ key }) => MAIN_TRANSLATORS.includes(key));
  return main.length > 0 ? main : all;
}

/** True if a data pack has BaniDB's own translation of a work. */
export function hasOwnBdb(
  { translations }: Pick<VerseFields['extras'], 'translations'>,
  source: SourceId,
  language: 'en' | 'pu',
): boolean {
  return translations.some(({ key, sourceIds }) => key === `${language}.bdb` && sourceIds.includes(source));
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
  { translations, extras, fillsBdb }: VerseFields,
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
  for (const { key, language, field, sourceIds, lines } of extras.translations) {
    if (!sourceIds.includes(source)) continue;
    const isRequested = translations === null || translations.has(key);
    const text = (isRequested && lines.get(corpus.line(index).verseId)) || null;
    if (language === 'en') en[field] = text;
    else pu[field] = text === null ? emptyText() : { gurmukhi: toAscii(text), unicode: text };
  }
  const hindi = (field: 'ss' | 'sts') => {
    const isRequested = translations === null || translations.has(`hi.${field}`);
    return (isRequested && extras.hindi[field]?.get(corpus.line(index).verseId)) || null;
  };
  const standIn = (language: 'en' | 'pu', hasText: (field: string) => boolean) =>
    fillsBdb && !hasOwnBdb(extras, source, language)
      ? mainTranslatorsOf(corpus.catalogue, source, language).find(({ field }) => hasText(field))
      : undefined;
  const english = standIn('en', (field) => (en[field] ?? null) !== null);
  const punjabi = standIn('pu', (field) => (pu[field]?.unicode ?? null) !== null);
  if (english) en.bdb = en[english.field] ?? null;
  if (punjabi) pu.bdb = pu[punjabi.field] ?? emptyText();
  return {
    en,
    pu,
    es,
    hi: { ss: hindi('ss'), sts: hindi('sts') },
    ...((english ?? punjabi) && {
      bdbFrom: { ...(english && { en: english.key }), ...(punjabi && { pu: punjabi.key }) },
    }),
  };
}

/** The translations of a line that were requested and that the source cuts; nothing if there is none. */
function presentTruncated(
  corpus: Corpus,
  index: LineIndex,
  source: SourceId,
  { translations }: VerseFields,
): Pick<WireBaniVerse, 'truncated'> {
  const truncated = translatorsOf(corpus.catalogue, source)
    .map(({ key }) => key)
    .filter((key) => (translations?.has(key) ?? true) && corpus.isTranslationCut(index, key));
  return truncated.length === 0 ? {} : { truncated };
}

/** The requested translations that are withheld for any of some lines; nothing if there is none. */
export function presentWithheld(
  { catalogue }: Corpus,
  lines: readonly LineIndex[],
  { translations }: VerseFields,
): { readonly withheld?: string[] } {
  const withheld = catalogue.translators
    .filter(
      ({ key, withheld: stretches }) =>
        (translations?.has(key) ?? true) &&
        stretches.some(({ firstLine, lastLine }) =>
          lines.some((line) => line >= firstLine && line <= lastLine),
        ),
    )
    .map(({ key }) => key);
  return withheld.length === 0 ? {} : { withheld };
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
  const { unicode, english } = writer.name;
  return { writerId: writer.id, gurmukhi: writerInAscii(writer), unicode, english };
}

/** Names in legacy ASCII that existing clients know and that differ from the source database's. */
const KNOWN_WRITERS: Readonly<Record<number, string>> = { 5: 'mÚ 5' };

/** The writer's name in legacy ASCII as existing clients know it, if that is known. */
export function writerInAscii({ id, name }: CatalogueWriter): string {
  return KNOWN_WRITERS[id] ?? name.ascii;
}

/** A raag with its pages in BaniDB's format, `Gujri (489-526)`. */
export function raagWithPage({ name, firstPage, lastPage }: Section): string {
  return `${name.english.replace(/^Raag /, '')} (${firstPage}-${lastPage})`;
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
      ? transliterateLine(corpus, index, script, fields.scheme)
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

/** Ids that other releases of the source give a line, if any. */
function presentAliases(corpus: Corpus, index: LineIndex): Pick<WireBaniVerse, 'aliases'> {
  const aliases = corpus.aliasesOf(index);
  return aliases.length === 0 ? {} : { aliases: [...aliases] };
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
    ...presentTruncated(corpus, index, line.sourceId, fields),
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
    ...presentAliases(corpus, index),
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
    ...presentTruncated(corpus, index, sourceId, fieldsOf(found, fields)),
    ...(fields.transliterations && { transliteration: presentTransliteration(corpus, index, fields) }),
    ...(reasons && { match: reasons }),
    ...(isFuzzy && { fuzzy: true }),
    ...(chosenBy && { chosenBy }),
  };
}
