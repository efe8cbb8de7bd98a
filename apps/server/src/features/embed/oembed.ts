import { ApiError, embedFramePath, type OEmbedResponse } from '@naad/api-contract';
import * as z from 'zod/mini';
import { CARD_SHAPES } from '../../cards/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { embeddable, type Embeddable } from './embeddable.ts';

/** All strings: the handler validates sizes and format. */
const oembedSchema = {
  hide: true,
  querystring: z.object({
    url: z.string().check(z.maxLength(2000)),
    format: z.optional(z.string()),
    maxwidth: z.optional(z.string()),
    maxheight: z.optional(z.string()),
  }),
};

/** Pixels: about the width of an article; longer content scrolls. */
const SIZE = { width: 600, verseHeight: 260, height: 500 };
const MIN_SIZE = 50;
const THUMBNAIL = CARD_SHAPES.wide;
const DAY_SECONDS = 86_400;

/** Maximum size that the consumer requests, unparsed. */
interface Limits {
  readonly maxwidth: string | undefined;
  readonly maxheight: string | undefined;
}

/**
 * `GET /oembed?url=https://…/shabad?id=3590`: how to embed a page of the site, for consumers that expand pasted links
 * (oEmbed 1.0). The markup is a frame, since few consumers allow scripts.
 */
export function oembed(app: ApiInstance, services: Services): void {
  const { config, corpus, origin } = services;
  app.get(
    '/oembed',
    {
      schema: oembedSchema,
      config: rateLimit('page', config.rateLimit),
      helmet: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
    },
    (request, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      // 501 is the standard's status for an unsupported format.
      if (format !== 'json' && format !== 'xml') {
        return reply
          .code(501)
          .header('cache-control', 'no-store')
          .send({ error: 'format must be json or xml' });
      }
      const site = origin(request);
      const target = URL.canParse(url) ? new URL(url) : null;
      const isOurs = target !== null && [site, config.shareOrigin].includes(target.origin);
      const embedded = isOurs ? embeddable(corpus, target) : null;
      if (embedded === null) throw new ApiError('notFound');
      const response = present(services, site, embedded, { maxwidth, maxheight });
      reply.header('access-control-allow-origin', '*').header('cache-control', SITE_FILE_CACHE);
      return format === 'json'
        ? reply.header('content-type', 'application/json; charset=utf-8').send(response)
        : reply.header('content-type', 'text/xml; charset=utf-8').serializer(String).send(asXml(response));
    },
  );

  function present(
    { config: { siteName } }: Services,
    site: string,
    { subject, line, isVerse }: Embeddable,
    limits: Limits,
  ): OEmbedResponse {
    const width = fitSize(SIZE.width, limits.maxwidth);
    const height = fitSize(isVerse ? SIZE.verseHeight : SIZE.height, limits.maxheight);
    const title = corpus.unicode(line);
    const { writer, verseId } = corpus.line(line);
    const attributes = {
      src: site + embedFramePath(subject),
      title,
      width: String(width),
      height: String(height),
      loading: 'lazy',
      frameborder: '0',
    };
    const markup = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
    return {
      type: 'rich',
      version: '1.0',
      title,
      ...(writer.name.english !== '' && { author_name: writer.name.english }),
      provider_name: siteName,
      provider_url: `${site}/`,
      cache_age: DAY_SECONDS,
      html: `<iframe ${markup.join(' ')}></iframe>`,
      ...(fitsThumbnail(limits) && {
        thumbnail_url: `${site}/og/verse/${String(verseId)}.png`,
        thumbnail_width: THUMBNAIL.width,
        thumbnail_height: THUMBNAIL.height,
      }),
      width,
      height,
    };
  }
}

/** Limits a size to the requested maximum. */
function fitSize(size: number, max: string | undefined): number {
  const limit = max !== undefined && /^\d{1,5}$/.test(max) ? Number(max) : size;
  return Math.max(MIN_SIZE, Math.min(size, limit));
}

/** The standard forbids thumbnails larger than the requested maximum. */
function fitsThumbnail({ maxwidth, maxheight }: Limits): boolean {
  const { width, height } = THUMBNAIL;
  return fitSize(width, maxwidth) === width && fitSize(height, maxheight) === height;
}

function asXml(response: OEmbedResponse): string {
  const fields = Object.entries(response).map(
    ([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}
