import { CapabilitiesResponse, ErrorResponse } from '@naad/api-contract';
import { SEARCH_TYPE_LIST, TRANSLITERATION_SCRIPTS } from '@naad/gurbani-model';
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

/** BaniDB fields that are always empty in the embedded scripture (Shabad OS database). */
const ABSENT: CapabilitiesResponse['absent'] = {
  'translation.en.bdb': 'The source database has no translation by the BaniDB team.',
  'translation.pu.bdb': 'The source database has no translation by the BaniDB team.',
};

/** Everything clients of BaniDB may expect that is missing here, each with the reason. */
function presentAbsent({ features }: Services['sources']): CapabilitiesResponse['absent'] {
  const missing = Object.entries(features).flatMap(([name, { absent }]) =>
    absent === null ? [] : [[name, absent]],
  );
  return { ...ABSENT, ...(Object.fromEntries(missing) as CapabilitiesResponse['absent']) };
}

function presentCapabilities({ config, corpus, sources, siteFiles }: Services): CapabilitiesResponse {
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
      ...catalogue.translators,
      ...sources.extras.translators.map((each) => ({ ...each, language: 'hi' })),
    ].map(({ key, language, name, sourceIds }) => ({
      key,
      language,
      translator: name,
      sources: [...sourceIds],
    })),
    transliterations: [...TRANSLITERATION_SCRIPTS],
    visraamSources: ['sttm', ...Object.keys(sources.extras.visraams)],
    features: sources.features,
    ...(siteFiles.hasDoodles && { doodle: true }),
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
