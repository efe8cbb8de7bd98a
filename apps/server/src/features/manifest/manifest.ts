import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';

const Icon = z.object({
  src: z.string().startsWith('/'),
  type: z.enum(['image/svg+xml', 'image/png']),
  sizes: z.union([z.literal('any'), z.string().regex(/^\d+x\d+$/)]),
  purpose: z.enum(['any', 'maskable']),
});

/** The fields of a W3C Web Application Manifest that the site uses. */
export const WebManifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.enum(['standalone', 'browser']),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(Icon).readonly(),
});
export type WebManifest = z.infer<typeof WebManifest>;

/** For browsers, so the OpenAPI description omits it. */
const manifestSchema = { hide: true, response: { 200: WebManifest } };

/** Surface colour of the light theme, shown before the page loads. */
const SURFACE = '#faf4e5';

/** SVGs for any size, then PNGs for devices without SVG, in the two sizes that installation needs. */
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

/** `GET /site.webmanifest`: name, icons and colours of the installed site. */
export function manifest(app: ApiInstance, { config }: SiteServices): void {
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
