import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { manifestSchema, type WebManifest } from './schema.ts';

/** The surface of the light theme, which is drawn before the page is there. */
const SURFACE = '#faf5ea';

function presentManifest(siteName: string): WebManifest {
  const icon = { type: 'image/svg+xml', sizes: 'any' } as const;
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: 'Search and read Gurbani.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: SURFACE,
    theme_color: SURFACE,
    icons: [
      { src: '/favicon.svg', ...icon, purpose: 'any' },
      { src: '/icon-maskable.svg', ...icon, purpose: 'maskable' },
    ],
  };
}

/** `GET /site.webmanifest`: how the site stands among the apps of a device. */
export function manifest(app: ApiInstance, { config }: Services): void {
  const document = presentManifest(config.siteName);
  app.get(
    '/site.webmanifest',
    { schema: manifestSchema, config: rateLimit('page', config.rateLimit) },
    (_request, reply) => {
      reply
        .header('content-type', 'application/manifest+json; charset=utf-8')
        .header('cache-control', SITE_FILE_CACHE);
      return document;
    },
  );
}
