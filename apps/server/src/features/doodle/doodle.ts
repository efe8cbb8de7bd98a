import type { DoodleResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { LATEST_CACHE, SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { IMAGE_PATH } from '../../site-files/index.ts';
import { dayInAmritsar } from '../../sources/index.ts';
import { doodleImageSchema, doodleSchema } from './schema.ts';

/** `GET {prefix}/doodle/`: the drawing for the day that it is in Amritsar, out of the operator's files. */
export function doodle(app: ApiInstance, { config, siteFiles }: Services): void {
  app.get(
    '/doodle',
    { schema: doodleSchema, config: rateLimit('other', config.rateLimit) },
    (_request, reply): DoodleResponse => {
      reply.header('cache-control', LATEST_CACHE);
      return { rows: siteFiles.doodles(dayInAmritsar(Date.now())) };
    },
  );
}

/** The operator's pictures, by the names that their documents have. */
export function doodleImages(app: ApiInstance, { config, siteFiles }: Services): void {
  app.get<{ Params: { name: string } }>(
    `${IMAGE_PATH}/:name`,
    { schema: doodleImageSchema, config: rateLimit('page', config.rateLimit) },
    ({ params: { name } }, reply) => {
      const image = siteFiles.images.get(name);
      if (!image) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .header('content-type', image.type)
        .header('cache-control', SITE_FILE_CACHE)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image.bytes);
    },
  );
}
