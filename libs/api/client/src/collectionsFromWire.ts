import type * as Contract from '@naad/api-contract';
import { BANI_LENGTHS, type BaniLength, parseBaniId } from '@naad/gurbani-corpus';
import {
  ang,
  attribution,
  lineFromWire,
  raagFromWire,
  shabadFromWire,
  shabadId,
  sourceFromWire,
  trusted,
  verseId,
} from './fromWire.ts';
import type {
  AmritKeertanChapter,
  AmritKeertanChapterName,
  AmritKeertanShabad,
  Bani,
  BaniName,
  BaniVerse,
  Ceremony,
  Hukamnama,
  IndexEntry,
  RelatedShabad,
  TranslationText,
  VisraamSource,
  WordMeaning,
} from './scripture.ts';

/** What gathers scripture: days, banis, chapters, indexes; from the shapes of the contract to those of the interface. */

export function hukamnamaFromWire(
  { isLatest, date, shabads }: Contract.HukamnamaResponse,
  pauses: VisraamSource,
): Hukamnama {
  const { year, month, date: day } = date.gregorian;
  return {
    date: { year, month, day },
    isLatest: isLatest ?? false,
    shabads: shabads.map((shabad) => shabadFromWire(shabad, pauses)),
  };
}

const baniId = (id: number) => trusted(parseBaniId(id), 'bani id', id);

/** A bani's name in an address, as links of the reference product write it (behaviour 1.8). */
function slugOf(transliteration: string): string {
  return transliteration.trim().replaceAll('(n)', 'n').replace(/\s+/g, '-');
}

export function baniNameFromWire(wire: Contract.BaniRow): BaniName {
  const { en, hi, ipa, ur } = wire.transliterations;
  return {
    id: baniId(wire.ID),
    slug: slugOf(wire.transliteration),
    unicode: wire.gurmukhiUni,
    transliteration: wire.transliteration,
    transliterations: { en, hi, ipa, ur },
    hasLengths: wire.hasLengths ?? false,
  };
}

const FLAG_OF_LENGTH = {
  short: 'existsSGPC',
  medium: 'existsMedium',
  long: 'existsTaksal',
  extralong: 'existsBuddhaDal',
} as const satisfies Record<BaniLength, keyof Contract.BaniRowVerse>;

/** A line that does not say in which lengths it is recited is recited in all. */
function baniVerseFromWire(wire: Contract.BaniRowVerse, pauses: VisraamSource): BaniVerse {
  return {
    ...lineFromWire(wire.verse, pauses),
    paragraph: wire.paragraph,
    isHeader: wire.header > 0,
    mangal: wire.mangalPosition,
    lengths: BANI_LENGTHS.filter((length) => wire[FLAG_OF_LENGTH[length]] !== 0),
  };
}

export function ceremonyFromWire(
  { ceremonyInfo: { ceremonyID: id, unicode, english }, verses }: Contract.CeremonyResponse,
  pauses: VisraamSource,
): Ceremony {
  return { id, unicode, english, verses: verses.map((verse) => baniVerseFromWire(verse, pauses)) };
}

export function baniFromWire({ baniInfo, verses: rows }: Contract.BaniResponse, pauses: VisraamSource): Bani {
  const verses = rows.map((row) => baniVerseFromWire(row, pauses));
  return {
    ...attribution(baniInfo),
    id: baniId(baniInfo.baniID),
    slug: slugOf(baniInfo.english),
    unicode: baniInfo.unicode,
    transliteration: baniInfo.english,
    ang: ang(baniInfo.source.pageNo),
    hasLengths: verses.some(({ lengths }) => lengths.length < BANI_LENGTHS.length),
    verses,
  };
}

export function chapterNameFromWire(wire: Contract.AmritKeertanHeader): AmritKeertanChapterName {
  const english = wire.Translations['en'];
  return {
    id: wire.HeaderID,
    unicode: wire.GurmukhiUni,
    english: typeof english === 'string' && english !== '' ? english : null,
    transliteration: wire.Transliterations.en,
  };
}

function amritKeertanShabadFromWire(wire: Contract.AmritKeertanRow): AmritKeertanShabad {
  return {
    id: wire.IndexID,
    shabadId: shabadId(wire.ShabadID),
    unicode: wire.GurmukhiUni,
    transliteration: wire.Transliterations.en,
    ang: wire.Ang === null ? null : ang(wire.Ang),
    source: { unicode: wire.SourceUnicode, english: wire.SourceEnglish },
    writer: { id: wire.WriterID, unicode: wire.WriterUnicode, english: wire.WriterEnglish },
    raag: raagFromWire({ unicode: wire.RaagUnicode, english: wire.RaagEnglish }),
  };
}

export function chapterFromWire(
  id: number,
  { header = [], index }: Contract.AmritKeertanIndexResponse,
): AmritKeertanChapter {
  const name = header.find(({ HeaderID }) => HeaderID === id);
  return {
    id,
    name: name ? chapterNameFromWire(name) : null,
    shabads: index.filter(({ HeaderID }) => HeaderID === id).map(amritKeertanShabadFromWire),
  };
}

export function meaningFromWire({ wordUni, definitionUni, source }: Contract.KoshEntry): WordMeaning {
  return { word: wordUni, definition: definitionUni, sourceName: source ?? null };
}

/** Scores are stretched so that the best are near a hundred (behaviour 1.27). */
const PERCENT_OF_SCORE = 1.5;

export function relatedFromWire(wire: Contract.RelatedRow): RelatedShabad {
  const texts = [
    { key: 'en', lang: 'en', text: wire.English },
    { key: 'pu', lang: 'pa-Guru', text: wire.PunjabiUni },
    { key: 'es', lang: 'es', text: wire.Spanish },
  ] as const;
  return {
    shabadId: shabadId(wire.ShabadID),
    percent: Math.max(0, Math.min(100, Math.round(wire.AvgScore * PERCENT_OF_SCORE))),
    unicode: wire.GurmukhiUni,
    translations: texts.flatMap(({ key, lang, text }): TranslationText[] =>
      text ? [{ key, lang, text }] : [],
    ),
    transliteration: wire.Transliteration,
    ang: ang(wire.PageNo),
    source: sourceFromWire({
      sourceId: wire.SourceID,
      unicode: wire.SourceUnicode,
      english: wire.SourceEnglish,
    }),
    writer: { id: wire.WriterID, unicode: wire.WriterUnicode, english: wire.WriterEnglish },
    raag: raagFromWire({ unicode: wire.RaagUnicode, english: wire.RaagEnglish }),
  };
}

export function indexEntryFromWire({ id, name, kind, ...wire }: Contract.IndexRow): IndexEntry {
  return {
    id,
    name,
    kind,
    from: wire.from === null ? null : ang(wire.from),
    to: wire.to === null ? null : ang(wire.to),
    verseId: wire.verseId === null ? null : verseId(wire.verseId),
    shabadId: wire.shabadId === null ? null : shabadId(wire.shabadId),
  };
}
