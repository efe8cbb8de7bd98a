import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';

/** The API root's description of itself, in BaniDB's field names. */
export const AboutResponse = z.object({
  name: z.string(),
  version: z.string(),
  documentation: z.string(),
  'terms-of-service': z.string(),
  'data-license': z.string(),
  endpoint: z.string(),
});
type AboutResponse = z.infer<typeof AboutResponse>;

const aboutSchema = {
  tags: ['service'],
  summary: 'Name, version and licence of this service',
  response: { 200: AboutResponse },
};

/** Licence of the data as the source database states it; translations belong to their translators. */
const DATA_LICENSE =
  'Gurbani: public domain. Compilation: CC BY-SA 4.0, Shabad OS. Transliterations: computed. Translations: their authors.';

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

/** `GET {prefix}/v2`: name, version and licence of this service. */
export function about(app: ApiInstance, { config, apiOrigin }: Services): void {
  app.get('/v2', { schema: aboutSchema, config: rateLimit('other', config.rateLimit) }, (request) =>
    presentAbout(config.siteName, apiOrigin(request) + config.apiPrefix),
  );
}
