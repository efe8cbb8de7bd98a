import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { ANG_LINKS, expandShortLink } from './expandShortLink.ts';
import { shortLinkSchema } from './schema.ts';

/**
 * What may stand in a short link after its first part. Whatever else does is no short link, but an address of which the
 * site says by its own page that there is none such.
 */
const IDS = String.raw`(^[\d,]{1,600}$)`;
const ANG = String.raw`(^\d{1,10}$)`;
const DAY = String.raw`(^\d{4}-\d{2}-\d{2}$)`;

const PATHS = [
  `/s/:first${IDS}`,
  `/s/:first${IDS}/:second${IDS}`,
  ...Object.keys(ANG_LINKS).map((kind) => `/${kind}/:first${ANG}`),
  '/h',
  `/h/:first${DAY}`,
];

/**
 * `GET /s/3590/123`, `/g/917`, `/h` and the others: short links of shabads, pages and hukamnamas (behaviour 1.15), with no
 * shortener elsewhere. A host name of their own may lead here (`SHARE_ORIGIN`): then pages are at `SITE_ORIGIN`.
 */
export function shortLinks(app: ApiInstance, { config }: Services): void {
  const { shareOrigin, siteOrigin } = config;
  const site = shareOrigin === null ? '' : (siteOrigin ?? '');
  for (const path of PATHS) {
    const [, kind = ''] = path.split('/');
    app.get<{ Params: { first?: string; second?: string } }>(
      path,
      { schema: shortLinkSchema, config: rateLimit('page', config.rateLimit) },
      ({ params: { first = '', second = '' } }, reply) => {
        const page = expandShortLink(kind, first, second);
        if (page === null) {
          reply.callNotFound();
          return reply;
        }
        return reply.header('cache-control', SITE_FILE_CACHE).redirect(site + page, 302);
      },
    );
  }
}
