import { CapabilitiesResponse, ErrorResponse } from '@naad/api-contract';
import { hasOwnBdb, mainTranslatorsOf } from '@naad/api-scripture/presenters';
import type { CatalogueTranslator, Corpus } from '@naad/gurbani-corpus';
import {
  SCHEME_NAMES,
  SEARCH_TYPE_LIST,
  TRANSLITERATION_SCHEMES,
  TRANSLITERATION_SCRIPTS,
  UNREVIEWED_SCRIPTS,
} from '@naad/gurbani-model';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { unavailableIn } from '../../components/componentHealth.ts';
import { CAPABILITIES_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';

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
function presentAbsent({ features, extras }: Services['sources']): CapabilitiesResponse['absent'] {
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
function presentBdbFrom({ config, corpus, sources: { extras } }: Services): CapabilitiesResponse['bdbFrom'] {
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

function presentCapabilities(services: Services): CapabilitiesResponse {
  const { config, corpus, sources, siteFiles } = services;
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

/** `GET {prefix}/capabilities`. */
export function capabilities(app: ApiInstance, services: Services): void {
  const fixed = presentCapabilities(services);
  app.get(
    '/capabilities',
    { schema: capabilitiesSchema, config: rateLimit('other', services.config.rateLimit) },
    (_request, reply) => {
      reply.header('cache-control', CAPABILITIES_CACHE);
      const unavailable = unavailableIn(services.health);
      return unavailable.length === 0 ? fixed : { ...fixed, unavailable };
    },
  );
}
