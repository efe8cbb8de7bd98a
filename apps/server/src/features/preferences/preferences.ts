import {
  choosePreferences,
  decodePreferences,
  PREFERENCES_COOKIE,
  preferencesCookie,
} from '@naad/settings-schema';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { preferencesSchema } from './schema.ts';

/** A path of this site and nothing else, so that no link can lead visitors elsewhere through us. */
function localPath(back: string | undefined): string {
  const base = 'http://site.invalid';
  if (back === undefined || !back.startsWith('/') || !URL.canParse(back, base)) return '/';
  const { origin, pathname, search, hash } = new URL(back, base);
  // `//host` within the path would be another site again.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

/**
 * `GET /preferences?language=pa&back=/ang?ang=1`: makes choices without any script, as links and plain forms do, and leads
 * back. What is not named stays as it was.
 */
export function preferences(app: ApiInstance, { config }: Services): void {
  app.get(
    '/preferences',
    { schema: preferencesSchema, config: rateLimit('page', config.rateLimit) },
    (request, reply) => {
      const { back, ...choices } = request.query;
      const kept = decodePreferences(request.cookies[PREFERENCES_COOKIE]);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', preferencesCookie(choosePreferences(kept, choices)))
        .redirect(localPath(back), 303);
    },
  );
}
