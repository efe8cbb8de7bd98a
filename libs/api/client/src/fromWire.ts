import type * as Contract from '@naad/api-contract';
import { type FeatureName, FEATURES } from '@naad/api-contract';
import {
  type Attribution,
  CUT_MARK,
  isSourceId,
  LANGUAGE_TAGS,
  type NamePair,
  parseAng,
  parseBaniId,
  parseShabadId,
  parseVerseId,
  type PlacePart,
  type Shabad,
  type SourceId,
  type SourceName,
  type TranslationCode,
  type TranslationText,
  type TransliterationText,
  type Verse,
  type VerseLine,
  type VisraamSource,
} from '@naad/gurbani-model';
import { TransportError } from './httpTransport.ts';
import type {
  AngPage,
  Capabilities,
  Facets,
  FeatureState,
  FoundVerse,
  NamedPlace,
  NearbyQuery,
  SearchPage,
  VerseIncludes,
} from './scripture.ts';

/** Unwraps a parsed id; throws a {@link TransportError} if the API sent an invalid one. */

export function requireValid<Value>(value: Value | null, what: string, got: unknown): Value {
  if (value === null)
    throw new TransportError('malformed', `The API answered with a ${what} of ${String(got)}`);
  return value;
}

export const shabadId = (id: number) => requireValid(parseShabadId(id), 'shabad id', id);
export const verseId = (id: number) => requireValid(parseVerseId(id), 'verse id', id);
const baniId = (id: number) => requireValid(parseBaniId(id), 'bani id', id);
export const sourceId = (id: string): SourceId => requireValid(isSourceId(id) ? id : null, 'source', id);
export const ang = (page: number) => requireValid(parseAng(page), 'page', page);

const TRANSLATION_CODES = Object.keys(LANGUAGE_TAGS) as TranslationCode[];

/** Available texts in wire order. Punjabi texts come as ASCII and Unicode; only Unicode is used. */
function translations(
  wire: Contract.Translation,
  truncated: Contract.WireBaniVerse['truncated'] = [],
): TranslationText[] {
  return TRANSLATION_CODES.flatMap((code) =>
    Object.entries(wire[code]).flatMap(([translator, value]) => {
      const text = value !== null && typeof value === 'object' ? value.unicode : value;
      if (!text) return [];
      const key = `${code}.${translator}`;
      const lang = LANGUAGE_TAGS[code];
      return truncated.includes(key)
        ? [{ key, lang, text: `${text.trimEnd()}${CUT_MARK}`, isCut: true as const }]
        : [{ key, lang, text }];
    }),
  );
}

const SCRIPTS: readonly Omit<TransliterationText, 'text'>[] = [
  { script: 'en', lang: 'pa-Latn' },
  { script: 'hi', lang: 'hi' },
  { script: 'ur', lang: 'pa-Arab' },
  { script: 'ipa', lang: 'pa-Latn-fonipa' },
];

/** The wire has empty strings for scripts that weren't requested. */
function transliterations(wire: Contract.Transliteration): TransliterationText[] {
  return SCRIPTS.map((script) => ({ ...script, text: wire[script.script] })).filter(({ text }) => text);
}

/** Sorts translations by the order of the request; a line may come with others, such as the one it was found by. */
function inOrder(texts: TranslationText[], keys: readonly string[]): TranslationText[] {
  const rank = ({ key }: TranslationText) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return texts.length > 1 ? texts.sort((one, other) => rank(one) - rank(other)) : texts;
}

export function visraamSourceOf({ visraamSource = 'sttm' }: VerseIncludes): VisraamSource {
  return visraamSource;
}

/** A line of a bani, without its shabad. */
export function lineFromWire(wire: Contract.WireBaniVerse, includes: VerseIncludes): VerseLine {
  return {
    id: verseId(wire.verseId),
    ang: ang(wire.pageNo),
    // Sent with precomposed letters, which NFC decomposes; everything of ours compares lines in NFC.
    unicode: wire.verse.unicode.normalize('NFC'),
    visraams: wire.visraam[visraamSourceOf(includes)].map(({ p, t }) => ({
      word: p,
      type: t === 'v' ? 'main' : 'yamki',
    })),
    translations: inOrder(translations(wire.translation, wire.truncated), includes.translations),
    transliterations: transliterations(wire.transliteration),
    ...(wire.aliases && { aliases: wire.aliases.map(verseId) }),
  };
}

function verseFromWire(wire: Contract.WireVerse, includes: VerseIncludes): Verse {
  return { ...lineFromWire(wire, includes), shabadId: shabadId(wire.shabadId) };
}

/** A line with its place on the ang. Only the Guru Granth Sahib counts lines there; the vaaran count pauris. */
function readVerseFromWire(
  wire: Contract.WireVerse,
  { sourceId: source }: Contract.SourceRef,
  includes: VerseIncludes,
): Verse {
  return {
    ...verseFromWire(wire, includes),
    ...(wire.lineNo > 0 && source === 'G' && { lineNumber: wire.lineNo }),
    ...(wire.header && { isHeader: true as const }),
  };
}

export function sourceFromWire(
  wire: Pick<Contract.SourceRef, 'sourceId' | 'unicode' | 'english'>,
): SourceName {
  return { id: sourceId(wire.sourceId), unicode: wire.unicode, english: wire.english };
}

/** BaniDB's clients expect `No Raag` for none. */
export function raagFromWire({ unicode, english }: NamePair): NamePair | null {
  return (!unicode && !english) || english === 'No Raag' ? null : { unicode, english };
}

export function attribution(wire: {
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

export function shabadFromWire(
  { shabadInfo, navigation, withheld, verses }: Contract.ShabadResponse,
  includes: VerseIncludes,
): Shabad {
  const { previous, next } = navigation;
  return {
    ...attribution(shabadInfo),
    ...(withheld && { withheld }),
    id: shabadId(shabadInfo.shabadId),
    titleVerseId: verseId(shabadInfo.shabadName),
    ang: ang(shabadInfo.pageNo),
    neighbours: {
      previous: previous === null ? null : shabadId(previous),
      next: next === null ? null : shabadId(next),
    },
    verses: verses.map((verse) => readVerseFromWire(verse, shabadInfo.source, includes)),
  };
}

export function angFromWire(
  { source, navigation, withheld, page }: Contract.AngResponse,
  includes: VerseIncludes,
): AngPage {
  const { previous, next } = navigation;
  return {
    ...(withheld && { withheld }),
    source: sourceFromWire(source),
    ang: ang(source.pageNo),
    neighbours: {
      previous: previous === null ? null : ang(previous),
      next: next === null ? null : ang(next),
    },
    verses: page.map((verse) => readVerseFromWire(verse, source, includes)),
  };
}

function foundFromWire(wire: Contract.WireFoundVerse, includes: VerseIncludes): FoundVerse {
  return {
    ...verseFromWire(wire, includes),
    ...attribution(wire),
    matches: wire.match ?? [],
    ...(wire.chosenBy && { chosenBy: wire.chosenBy }),
    ...(wire.fuzzy && { isFuzzy: true as const }),
  };
}

function nearbyFromWire({ q, searchtype, source, writer, total }: Contract.WireNearbyQuery): NearbyQuery {
  return {
    query: q,
    type: searchtype,
    source: source === undefined ? null : sourceId(source),
    writer: writer ?? null,
    total,
  };
}

function partFromWire(wire: Contract.WirePlacePart | null): PlacePart | null {
  return wire && { type: wire.type, number: wire.number, verseId: verseId(wire.verseId) };
}

function placeFromWire(wire: Contract.WirePlace): NamedPlace {
  switch (wire.type) {
    case 'bani': {
      const { type, baniId: id, gurmukhiUni: unicode, transliteration, part } = wire;
      return { type, id: baniId(id), unicode, transliteration, part: partFromWire(part) };
    }
    case 'ang':
      return { ...wire, source: sourceId(wire.source), part: partFromWire(wire.part) };
    case 'work':
      return {
        ...wire,
        source: sourceId(wire.source),
        shabadId: shabadId(wire.shabadId),
        verseId: verseId(wire.verseId),
      };
    case 'raag': {
      const { raagId: id, source, ...raag } = wire;
      return { ...raag, id, source: sourceId(source) };
    }
    case 'writer': {
      const { writerId: id, ...writer } = wire;
      return { ...writer, id };
    }
    case 'shabad':
      return {
        ...wire,
        shabadId: shabadId(wire.shabadId),
        verseId: verseId(wire.verseId),
        part: partFromWire(wire.part),
      };
    case 'hukamnama':
    case 'feature':
      return wire;
  }
}

function facetsFromWire({ sources, raags, writers }: Contract.WireFacets): Facets {
  return {
    sources: sources.map(({ source, count }) => ({ id: sourceId(source), count })),
    raags: raags.map(({ raagId: id, count }) => ({ id, count })),
    writers: writers.map(({ writerId: id, count }) => ({ id, count })),
  };
}

export function searchFromWire(
  { resultsInfo, verses }: Contract.SearchResponse,
  includes: VerseIncludes,
): SearchPage {
  const { totalResults, pages, searchedAs = [], nearby = [], places = [], facets } = resultsInfo;
  return {
    total: totalResults,
    page: pages.page,
    pageCount: pages.totalPages,
    verses: verses.map((verse) => foundFromWire(verse, includes)),
    searchedAs,
    nearby: nearby.map(nearbyFromWire),
    places: places.map(placeFromWire),
    opensPlace: resultsInfo.opensPlace === true && places.length > 0,
    facets: facets ? facetsFromWire(facets) : null,
    instead: resultsInfo.instead ?? null,
  };
}

export function capabilitiesFromWire(wire: Contract.CapabilitiesResponse): Capabilities {
  return {
    searchTypes: wire.searchTypes,
    sources: wire.sources.flatMap(({ sourceId: id, english, unicode, angs, ...state }) =>
      isSourceId(id) ? [{ id, english, unicode, angCount: angs, absent: absenceFromWire(state) }] : [],
    ),
    translators: wire.translations.map(({ key, language, translator, sources, checks }) => ({
      key,
      language,
      name: translator,
      sourceIds: sources,
      ...(checks && { checks }),
    })),
    hasDoodle: wire.doodle ?? false,
    features: featuresFromWire(wire.features),
    visraamSources: wire.visraamSources,
    unavailable: wire.unavailable ?? [],
  };
}

/** The server's sentence is English only; the interface translates the id. */
function absenceFromWire({ absent, absence }: Pick<Contract.Feature, 'absent' | 'absence'>) {
  return absent === null ? null : (absence ?? 'unknown');
}

/** A feature that the server doesn't know is missing. */
function featuresFromWire(
  wire: Contract.CapabilitiesResponse['features'],
): Record<FeatureName, FeatureState> {
  const all = FEATURES.map((name): [FeatureName, FeatureState] => {
    const { sources = [], ...state } = wire[name] ?? { absent: '' };
    return [name, { sources, absent: absenceFromWire(state) }];
  });
  return Object.fromEntries(all) as Record<FeatureName, FeatureState>;
}
