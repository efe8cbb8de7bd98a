import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import type { ScriptureServices } from '../scriptureServices.ts';

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

function presentAbout({ config, version }: ScriptureServices, apiBase: string): AboutResponse {
  return {
    name: `${config.siteName} verse API`,
    version,
    documentation: `${apiBase}/docs`,
    'terms-of-service': `${apiBase}/docs`,
    'data-license': DATA_LICENSE,
    endpoint: `${apiBase}/v2`,
  };
}

/** `GET {prefix}/v2`: name, version and licence of this service. */
export const about: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2',
    schema: aboutSchema,
    limit: 'other',
    handle: (services, { apiBase }) => presentAbout(services, apiBase),
  }),
];
