import { CapabilitiesResponse, ErrorResponse } from '@naad/api-contract';
import type { CatalogueTranslator, Corpus } from '@naad/gurbani-corpus';
import {
  SCHEME_NAMES,
  SEARCH_TYPE_LIST,
  TRANSLITERATION_SCHEMES,
  TRANSLITERATION_SCRIPTS,
  UNREVIEWED_SCRIPTS,
} from '@naad/gurbani-model';
import { defineRoute, type Route } from '../defineRoute.ts';
import { oncePer } from '../oncePer.ts';
import { hasOwnBdb, mainTranslatorsOf } from '../presenters/index.ts';
import type { ScriptureServices } from '../scriptureServices.ts';

const capabilitiesSchema = {
  tags: ['service'],
  summary: 'Available features, and why others are missing',
  response: { 200: CapabilitiesResponse, 429: ErrorResponse },
};

/** BaniDB fields that are empty in the embedded scripture (Shabad OS database). */
const ABSENT: CapabilitiesResponse['absent'] = {
  'translation.en.bdb': 'The source database has no translation by the BaniDB team.',
  'translation.pu.bdb': 'The source database has no translation by the BaniDB team.',
};

/** Everything clients of BaniDB may expect that is missing here, each with the reason. */
function presentAbsent({ features, extras }: ScriptureServices['sources']): CapabilitiesResponse['absent'] {
  const missing = Object.entries(features).flatMap(([name, { absent }]) =>
    absent === null ? [] : [[name, absent]],
  );
  const untranslated = Object.entries(ABSENT).filter(
    ([name]) => !extras.translators.some(({ key }) => name === `translation.${key}`),
  );
  return {
    ...Object.fromEntries(untranslated),
    ...(Object.fromEntries(missing) as CapabilitiesResponse['absent']),
  };
}

/** The translators whose texts `bdb` repeats, by work. */
function presentBdbFrom({
  config,
  corpus,
  sources: { extras },
}: ScriptureServices): CapabilitiesResponse['bdbFrom'] {
  if (!config.mainTextAsBdb) return undefined;
  const from = (language: 'en' | 'pu') =>
    Object.fromEntries(
      corpus.catalogue.sources.flatMap(({ id }) => {
        const keys = mainTranslatorsOf(corpus.catalogue, id, language).map(({ key }) => key);
        return keys.length === 0 || hasOwnBdb(extras, id, language) ? [] : [[id, keys]];
      }),
    );
  return { en: from('en'), pu: from('pu') };
}

type TranslationChecks = CapabilitiesResponse['translations'][number]['checks'];

function presentChecks(
  corpus: Corpus,
  { endNumbers, truncatedLines, withheld }: CatalogueTranslator,
): TranslationChecks {
  return {
    endNumbers,
    truncated: truncatedLines.length,
    withheld: withheld.map(({ sourceId, firstLine, lastLine, count }) => ({
      sourceId,
      firstVerseId: corpus.line(firstLine).verseId,
      lastVerseId: corpus.line(lastLine).verseId,
      count,
      reason: 'misplaced',
    })),
  };
}

function presentCapabilities(services: ScriptureServices): CapabilitiesResponse {
  const { config, version, corpus, sources, siteFiles } = services;
  const bdbFrom = presentBdbFrom(services);
  const { info, catalogue } = corpus;
  return {
    name: config.siteName,
    version,
    corpus: {
      builtFrom: info.builtFrom,
      hash: info.hash,
      updated: info.updated,
      lines: info.lineCount,
      shabads: info.shabadCount,
    },
    searchTypes: SEARCH_TYPE_LIST.map(({ type }) => type).toSorted((one, other) => one - other),
    sources: catalogue.sources.map(({ id, name, angCount, lineCount }) => ({
      sourceId: id,
      english: name.english,
      unicode: name.unicode,
      angs: angCount,
      lines: lineCount,
      absent: lineCount === 0 ? 'The source database does not have the text of this work.' : null,
      absence: lineCount === 0 ? 'notInScripture' : null,
    })),
    translations: [
      ...catalogue.translators.map((each) => ({
        ...each,
        source: undefined,
        checks: presentChecks(corpus, each),
      })),
      ...sources.extras.translators.map((each) => ({ ...each, checks: undefined })),
    ].map(({ key, language, name, sourceIds, source, checks }) => ({
      key,
      language,
      translator: name,
      sources: [...sourceIds],
      ...(source && { source }),
      ...(checks && { checks }),
    })),
    transliterations: [...TRANSLITERATION_SCRIPTS],
    transliterationSchemes: TRANSLITERATION_SCHEMES.map((id) => ({
      id,
      name: SCHEME_NAMES[id],
      computed: true,
      unreviewed: [...UNREVIEWED_SCRIPTS],
    })),
    visraamSources: ['sttm', ...Object.keys(sources.extras.visraams)],
    features: sources.features,
    ...(siteFiles.hasDoodles && { doodle: true }),
    ...(bdbFrom && { bdbFrom }),
    absent: presentAbsent(sources),
  };
}

/** The capabilities, but for the components that are unavailable at the moment. */
const fixedCapabilities = oncePer(presentCapabilities);

/** `GET {prefix}/capabilities`. */
export const capabilities: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/capabilities',
    schema: capabilitiesSchema,
    limit: 'other',
    handle(services) {
      const fixed = fixedCapabilities(services);
      const unavailable = Object.entries(services.health)
        .filter(([, stateOf]) => stateOf().state === 'unavailable')
        .map(([name]) => name);
      return unavailable.length === 0 ? fixed : { ...fixed, unavailable };
    },
    caching: () => 'capabilities',
  }),
];
