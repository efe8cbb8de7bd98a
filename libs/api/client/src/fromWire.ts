import type * as Contract from '@naad/api-contract';
import { isSourceId, parseAng, parseShabadId, parseVerseId } from '@naad/gurbani-corpus';
import type {
  AngPage,
  Attribution,
  Capabilities,
  FoundVerse,
  LanguageTag,
  NamePair,
  NearbyQuery,
  SearchPage,
  Shabad,
  SourceName,
  TranslationText,
  Verse,
} from './scripture.ts';
import { TransportError } from './TransportError.ts';

/** From the shapes of the contract to those of the interface; what an id cannot be is refused here. */

function trusted<Value>(value: Value | null, what: string, got: unknown): Value {
  if (value === null)
    throw new TransportError('malformed', `The API answered with a ${what} of ${String(got)}`);
  return value;
}

const shabadId = (id: number) => trusted(parseShabadId(id), 'shabad id', id);
const verseId = (id: number) => trusted(parseVerseId(id), 'verse id', id);
const ang = (page: number) => trusted(parseAng(page), 'page', page);

/** The wire has letters of its own for Punjabi. */
const LANGUAGE_TAGS = { en: 'en', pu: 'pa-Guru', es: 'es', hi: 'hi' } as const satisfies Record<
  keyof Contract.Translation,
  LanguageTag
>;
const TRANSLATION_LANGUAGES = Object.keys(LANGUAGE_TAGS) as (keyof Contract.Translation)[];

/** Texts that are there, in the order of the wire. Punjabi texts are given twice: the Unicode one is meant. */
function translations(wire: Contract.Translation): TranslationText[] {
  return TRANSLATION_LANGUAGES.flatMap((language) =>
    Object.entries(wire[language]).flatMap(([translator, value]) => {
      const text = value !== null && typeof value === 'object' ? value.unicode : value;
      return text ? [{ key: `${language}.${translator}`, lang: LANGUAGE_TAGS[language], text }] : [];
    }),
  );
}

function verseFromWire(wire: Contract.Verse): Verse {
  return {
    id: verseId(wire.verseId),
    shabadId: shabadId(wire.shabadId),
    ang: ang(wire.pageNo),
    unicode: wire.verse.unicode,
    visraams: wire.visraam.sttm.map(({ p, t }) => ({ word: p, type: t === 'v' ? 'main' : 'yamki' })),
    translations: translations(wire.translation),
    transliteration: wire.transliteration.en || null,
  };
}

function sourceFromWire(wire: Contract.SourceRef): SourceName {
  const id = isSourceId(wire.sourceId) ? wire.sourceId : null;
  return { id: trusted(id, 'source', wire.sourceId), unicode: wire.unicode, english: wire.english };
}

/** Clients of BaniDB know `No Raag` for "none". */
function raagFromWire({ unicode, english }: Contract.RaagRef): NamePair | null {
  return (!unicode && !english) || english === 'No Raag' ? null : { unicode, english };
}

function attribution(wire: {
  source: Contract.SourceRef;
  writer: Contract.WriterRef;
  raag: Contract.RaagRef;
}): Attribution {
  const { writerId: id, unicode, english } = wire.writer;
  return {
    source: sourceFromWire(wire.source),
    writer: { id, unicode, english },
    raag: raagFromWire(wire.raag),
  };
}

export function shabadFromWire({ shabadInfo, navigation, verses }: Contract.ShabadResponse): Shabad {
  const { previous, next } = navigation;
  return {
    ...attribution(shabadInfo),
    id: shabadId(shabadInfo.shabadId),
    titleVerseId: verseId(shabadInfo.shabadName),
    ang: ang(shabadInfo.pageNo),
    neighbours: {
      previous: previous === null ? null : shabadId(previous),
      next: next === null ? null : shabadId(next),
    },
    verses: verses.map(verseFromWire),
  };
}

export function angFromWire({ source, navigation, page }: Contract.AngResponse): AngPage {
  const { previous, next } = navigation;
  return {
    source: sourceFromWire(source),
    ang: ang(source.pageNo),
    neighbours: {
      previous: previous === null ? null : ang(previous),
      next: next === null ? null : ang(next),
    },
    verses: page.map(verseFromWire),
  };
}

function foundFromWire(wire: Contract.FoundVerse): FoundVerse {
  return { ...verseFromWire(wire), ...attribution(wire), matches: wire.match ?? [] };
}

function nearbyFromWire({ q, searchtype, source, writer, total }: Contract.NearbyQuery): NearbyQuery {
  const id = source === undefined ? null : trusted(isSourceId(source) ? source : null, 'source', source);
  return { query: q, type: searchtype, source: id, writer: writer ?? null, total };
}

export function searchFromWire({ resultsInfo, verses }: Contract.SearchResponse): SearchPage {
  const { totalResults, pages, searchedAs = [], nearby = [] } = resultsInfo;
  return {
    total: totalResults,
    page: pages.page,
    pageCount: pages.totalPages,
    verses: verses.map(foundFromWire),
    searchedAs,
    nearby: nearby.map(nearbyFromWire),
  };
}

export function capabilitiesFromWire(wire: Contract.CapabilitiesResponse): Capabilities {
  return {
    searchTypes: wire.searchTypes,
    sources: wire.sources.flatMap(({ sourceId: id, english, unicode, angs, absent }) =>
      isSourceId(id) ? [{ id, english, unicode, angCount: angs, absent }] : [],
    ),
    translators: wire.translations.map(({ key, language, translator, sources }) => ({
      key,
      language,
      name: translator,
      sourceIds: sources,
    })),
    hasDoodle: wire.doodle ?? false,
  };
}
