import { type FeatureName, FEATURES } from '@naad/api-contract';
import type * as Contract from '@naad/api-contract';
import { isSourceId, parseAng, parseShabadId, parseVerseId } from '@naad/gurbani-corpus';
import type {
  AngPage,
  Attribution,
  Capabilities,
  FeatureState,
  FoundVerse,
  LanguageTag,
  NamePair,
  NearbyQuery,
  SearchPage,
  Shabad,
  SourceName,
  TranslationText,
  TransliterationText,
  Verse,
  VerseLine,
  VisraamSource,
} from './scripture.ts';
import { TransportError } from './TransportError.ts';

/** From the shapes of the contract to those of the interface; what an id cannot be is refused here. */

export function trusted<Value>(value: Value | null, what: string, got: unknown): Value {
  if (value === null)
    throw new TransportError('malformed', `The API answered with a ${what} of ${String(got)}`);
  return value;
}

export const shabadId = (id: number) => trusted(parseShabadId(id), 'shabad id', id);
export const verseId = (id: number) => trusted(parseVerseId(id), 'verse id', id);
export const ang = (page: number) => trusted(parseAng(page), 'page', page);

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

const SCRIPTS: readonly Omit<TransliterationText, 'text'>[] = [
  { script: 'en', lang: 'pa-Latn' },
  { script: 'hi', lang: 'hi' },
  { script: 'ur', lang: 'pa-Arab' },
  { script: 'ipa', lang: 'pa-Latn-fonipa' },
];

/** What was not asked for is empty on the wire. */
function transliterations(wire: Contract.Transliteration): TransliterationText[] {
  return SCRIPTS.map((script) => ({ ...script, text: wire[script.script] })).filter(({ text }) => text);
}

/** A line without its shabad, as a bani holds it. */
export function lineFromWire(wire: Contract.BaniVerse, pauses: VisraamSource): VerseLine {
  return {
    id: verseId(wire.verseId),
    ang: ang(wire.pageNo),
    unicode: wire.verse.unicode,
    visraams: wire.visraam[pauses].map(({ p, t }) => ({ word: p, type: t === 'v' ? 'main' : 'yamki' })),
    translations: translations(wire.translation),
    transliterations: transliterations(wire.transliteration),
  };
}

function verseFromWire(wire: Contract.Verse, pauses: VisraamSource): Verse {
  return { ...lineFromWire(wire, pauses), shabadId: shabadId(wire.shabadId) };
}

export function sourceFromWire(
  wire: Pick<Contract.SourceRef, 'sourceId' | 'unicode' | 'english'>,
): SourceName {
  const id = isSourceId(wire.sourceId) ? wire.sourceId : null;
  return { id: trusted(id, 'source', wire.sourceId), unicode: wire.unicode, english: wire.english };
}

/** Clients of BaniDB know `No Raag` for "none". */
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
  { shabadInfo, navigation, verses }: Contract.ShabadResponse,
  pauses: VisraamSource,
): Shabad {
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
    verses: verses.map((verse) => verseFromWire(verse, pauses)),
  };
}

export function angFromWire(
  { source, navigation, page }: Contract.AngResponse,
  pauses: VisraamSource,
): AngPage {
  const { previous, next } = navigation;
  return {
    source: sourceFromWire(source),
    ang: ang(source.pageNo),
    neighbours: {
      previous: previous === null ? null : ang(previous),
      next: next === null ? null : ang(next),
    },
    verses: page.map((verse) => verseFromWire(verse, pauses)),
  };
}

function foundFromWire(wire: Contract.FoundVerse, pauses: VisraamSource): FoundVerse {
  return { ...verseFromWire(wire, pauses), ...attribution(wire), matches: wire.match ?? [] };
}

function nearbyFromWire({ q, searchtype, source, writer, total }: Contract.NearbyQuery): NearbyQuery {
  const id = source === undefined ? null : trusted(isSourceId(source) ? source : null, 'source', source);
  return { query: q, type: searchtype, source: id, writer: writer ?? null, total };
}

export function searchFromWire(
  { resultsInfo, verses }: Contract.SearchResponse,
  pauses: VisraamSource,
): SearchPage {
  const { totalResults, pages, searchedAs = [], nearby = [] } = resultsInfo;
  return {
    total: totalResults,
    page: pages.page,
    pageCount: pages.totalPages,
    verses: verses.map((verse) => foundFromWire(verse, pauses)),
    searchedAs,
    nearby: nearby.map(nearbyFromWire),
  };
}

export function capabilitiesFromWire(wire: Contract.CapabilitiesResponse): Capabilities {
  return {
    searchTypes: wire.searchTypes,
    sources: wire.sources.flatMap(({ sourceId: id, english, unicode, angs, ...state }) =>
      isSourceId(id) ? [{ id, english, unicode, angCount: angs, absent: absenceFromWire(state) }] : [],
    ),
    translators: wire.translations.map(({ key, language, translator, sources }) => ({
      key,
      language,
      name: translator,
      sourceIds: sources,
    })),
    hasDoodle: wire.doodle ?? false,
    features: featuresFromWire(wire.features),
    visraamSources: wire.visraamSources,
  };
}

/** The sentence of the server is for those who read English; the interface says it by the id. */
function absenceFromWire({ absent, absence }: Pick<Contract.Feature, 'absent' | 'absence'>) {
  return absent === null ? null : (absence ?? 'unknown');
}

/** A feature that the server does not know of is one that it does not have. */
function featuresFromWire(
  wire: Contract.CapabilitiesResponse['features'],
): Record<FeatureName, FeatureState> {
  const all = FEATURES.map((name): [FeatureName, FeatureState] => {
    const { sources = [], ...state } = wire[name] ?? { absent: '' };
    return [name, { sources, absent: absenceFromWire(state) }];
  });
  return Object.fromEntries(all) as Record<FeatureName, FeatureState>;
}
