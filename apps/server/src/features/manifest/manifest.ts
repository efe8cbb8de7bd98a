import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { manifestSchema, type WebManifest } from './schema.ts';

/** The surface of the light theme, which is drawn before the page is there. */
const SURFACE = '#faf5ea';

/** Drawings for any size, then pictures for devices that take no drawing: the two sizes that installing asks for. */
const ICONS: WebManifest['icons'] = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

function presentManifest(siteName: string): WebManifest {
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
    icons: ICONS,
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
