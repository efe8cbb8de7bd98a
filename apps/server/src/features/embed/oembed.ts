import { ApiError, embedFramePath, type OEmbedResponse } from '@naad/api-contract';
import { CARD_SHAPES } from '../../cards/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { embeddable, type Embeddable } from './embeddable.ts';
import { oembedSchema } from './schema.ts';

/** Pixels; an article is about as wide, and what is longer scrolls. */
const SIZE = { width: 600, verseHeight: 260, height: 500 };
const LEAST = 50;
const PICTURE = CARD_SHAPES.wide;
const DAY_SECONDS = 86_400;

/** What whoever asks has room for, as they say it. */
interface Limits {
  readonly maxwidth: string | undefined;
  readonly maxheight: string | undefined;
}

/**
 * `GET /oembed?url=https://…/shabad?id=3590`: how a page of the site is shown on another, for those who turn a pasted
 * address into what it leads to (oEmbed 1.0). As a frame and not a script, which few of them let through.
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
      // As the standard says of a format that is not offered.
      if (format !== 'json' && format !== 'xml') {
        return reply.code(501).header('cache-control', 'no-store').send({ error: 'format is json or xml' });
      }
      const site = origin(request);
      const asked = URL.canParse(url) ? new URL(url) : null;
      const isOurs = asked !== null && [site, config.shareOrigin].includes(asked.origin);
      const shown = isOurs ? embeddable(corpus, asked) : null;
      if (shown === null) throw new ApiError('notFound');
      const answer = present(services, site, shown, { maxwidth, maxheight });
      reply.header('access-control-allow-origin', '*').header('cache-control', SITE_FILE_CACHE);
      return format === 'json'
        ? reply.header('content-type', 'application/json; charset=utf-8').send(answer)
        : reply.header('content-type', 'text/xml; charset=utf-8').serializer(String).send(asXml(answer));
    },
  );

  function present(
    { config: { siteName } }: Services,
    site: string,
    { subject, line, isVerse }: Embeddable,
    limits: Limits,
  ): OEmbedResponse {
    const width = limited(SIZE.width, limits.maxwidth);
    const height = limited(isVerse ? SIZE.verseHeight : SIZE.height, limits.maxheight);
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
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
    return {
      type: 'rich',
      version: '1.0',
      title,
      ...(writer.name.english !== '' && { author_name: writer.name.english }),
      provider_name: siteName,
      provider_url: `${site}/`,
      cache_age: DAY_SECONDS,
      html: `<iframe ${written.join(' ')}></iframe>`,
      ...(hasRoom(limits) && {
        thumbnail_url: `${site}/og/verse/${String(verseId)}.png`,
        thumbnail_width: PICTURE.width,
        thumbnail_height: PICTURE.height,
      }),
      width,
      height,
    };
  }
}

/** A size, or less where whoever asks has no room for it. */
function limited(size: number, most: string | undefined): number {
  const limit = most !== undefined && /^\d{1,5}$/.test(most) ? Number(most) : size;
  return Math.max(LEAST, Math.min(size, limit));
}

/** The standard wants no picture larger than what was asked for. */
function hasRoom({ maxwidth, maxheight }: Limits): boolean {
  const { width, height } = PICTURE;
  return limited(width, maxwidth) === width && limited(height, maxheight) === height;
}

function asXml(answer: OEmbedResponse): string {
  const fields = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}
