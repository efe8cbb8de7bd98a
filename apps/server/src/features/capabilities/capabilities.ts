import type { CapabilitiesResponse } from '@naad/api-contract';
import { TRANSLITERATION_SCRIPTS } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { ANSWERED_SEARCH_TYPES } from '../../http/searchTypes.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { capabilitiesSchema } from './schema.ts';

/** What clients of BaniDB may look for and will not find in the embedded scripture (Shabad OS database), with the reason. */
const ABSENT: CapabilitiesResponse['absent'] = {
  'translation.en.bdb': 'The source database has no translation of the BaniDB team.',
  'translation.pu.bdb': 'The source database has no translation of the BaniDB team.',
  'translation.hi': 'The source database has no Hindi translation.',
  'visraam.igurbani': 'The source database has one set of pauses, given as sttm.',
  'visraam.sttm2': 'The source database has one set of pauses, given as sttm.',
  hukamnamas: 'No hukamnama archive is configured.',
  kosh: 'No dictionary is configured.',
  amritkeertan: 'No Amrit Keertan index is configured.',
  rehats: 'No text of the Rehat Maryada is configured.',
};

function presentCapabilities({ config, corpus }: Services): CapabilitiesResponse {
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
    searchTypes: [...ANSWERED_SEARCH_TYPES],
    sources: catalogue.sources.map(({ id, name, angCount, lineCount }) => ({
      sourceId: id,
      english: name.english,
      unicode: name.unicode,
      angs: angCount,
      lines: lineCount,
      absent: lineCount === 0 ? 'The source database does not have the text of this work.' : null,
    })),
    translations: catalogue.translators.map(({ key, language, name, sourceIds }) => ({
      key,
      language,
      translator: name,
      sources: [...sourceIds],
    })),
    transliterations: [...TRANSLITERATION_SCRIPTS],
    visraamSources: ['sttm'],
    absent: ABSENT,
  };
}

/** `GET {prefix}/capabilities`. */
export function capabilities(app: ApiInstance, services: Services): void {
  const answer = presentCapabilities(services);
  app.get(
    '/capabilities',
    { schema: capabilitiesSchema, config: rateLimit('other', services.config.rateLimit) },
    () => answer,
  );
}
