import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { aboutSchema, type AboutResponse } from './schema.ts';

/** The licence of the data, as the source database states it; translations belong to their translators. */
const DATA_LICENSE =
  'Gurbani: public domain. Compilation and transliterations: CC BY-SA 4.0, Shabad OS. Translations: their authors.';

function presentAbout(name: string, api: string): AboutResponse {
  return {
    name: `${name} verse API`,
    version,
    documentation: `${api}/docs`,
    'terms-of-service': `${api}/docs`,
    'data-license': DATA_LICENSE,
    endpoint: `${api}/v2`,
  };
}

/** `GET {prefix}/v2`: what this is. */
export function about(app: ApiInstance, { config, origin }: Services): void {
  app.get('/v2', { schema: aboutSchema, config: rateLimit('other', config.rateLimit) }, (request) =>
    presentAbout(config.siteName, origin(request) + config.apiPrefix),
  );
}
