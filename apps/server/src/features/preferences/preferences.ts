import {
  choosePreferences,
  decodePreferences,
  PREFERENCES_COOKIE,
  preferencesCookie,
  resolveLanguage,
  withLanguageDefaults,
} from '@naad/settings-schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { localPath } from '../../http/requestOrigin.ts';
import { plainPage, plainPolicy } from '../../http/plainPage.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';

/** The settings schema parses the preferences themselves. */
const preferencesSchema = {
  hide: true,
  querystring: z.looseObject({ back: z.string().optional() }),
};

/**
 * True for requests from other sites, whose links must not change preferences; only our pages and typed addresses may.
 */
function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/**
 * `GET /preferences?language=pa&back=/ang?ang=1`: changes the named preferences and redirects back, for links and forms
 * without JavaScript.
 */
export function preferences(app: ApiInstance, { config }: SiteServices): void {
  app.get(
    '/preferences',
    { schema: preferencesSchema, config: rateLimit('page', config.rateLimit) },
    (request, reply) => {
      const { back, ...choices } = request.query;
      reply.header('cache-control', 'no-store');
      if (isCrossSite(request)) {
        return reply
          .code(403)
          .header('content-security-policy', plainPolicy())
          .header('content-type', 'text/html; charset=utf-8')
          .send(
            plainPage({
              siteName: config.siteName,
              title: 'Your settings were not changed',
              text: 'The link was on another site. Change your settings on this site instead.',
              links: [{ href: localPath(back), label: 'Continue without changes' }],
            }),
          );
      }
      const stored = decodePreferences(request.cookies[PREFERENCES_COOKIE]);
      const language = resolveLanguage(stored.language, request.headers['accept-language'] ?? '');
      const current = withLanguageDefaults(stored, language);
      return reply
        .header('set-cookie', preferencesCookie(choosePreferences(current, choices)))
        .redirect(localPath(back), 303);
    },
  );
}
