import { DoodleResponse, ErrorResponse } from '@naad/api-contract';
import { dayInAmritsar } from '@naad/api-scripture/sources';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { LATEST_CACHE, SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { IMAGE_PATH } from '../../site-files/index.ts';

const doodleSchema = {
  tags: ['service'],
  summary: 'The drawing for today, if there is one',
  response: { 200: DoodleResponse, 429: ErrorResponse },
};

/** Images aren't part of the API, so the OpenAPI description omits them. */
const doodleImageSchema = { hide: true };

/** `GET {prefix}/doodle/`: the operator's doodle for the current day in Amritsar. */
export function doodle(app: ApiInstance, { config, siteFiles }: Services): void {
  const imageOrigin = config.apiOrigin ?? '';
  app.get(
    '/doodle',
    { schema: doodleSchema, config: rateLimit('other', config.rateLimit) },
    (_request, reply): DoodleResponse => {
      reply.header('cache-control', LATEST_CACHE);
      const rows = siteFiles.doodles(dayInAmritsar(Date.now()));
      return {
        rows: rows.map((row) => ({
          ...row,
          Image: imageOrigin + row.Image,
          ImageSquare: row.ImageSquare ? imageOrigin + row.ImageSquare : null,
        })),
      };
    },
  );
}

/** Serves the operator's images by the names their documents use. */
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
