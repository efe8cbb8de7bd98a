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

const Shortcut = z.object({ name: z.string(), url: z.string().startsWith('/') });

const Screenshot = z.object({
  src: z.string().startsWith('/'),
  type: z.literal('image/webp'),
  sizes: z.string().regex(/^\d+x\d+$/),
  form_factor: z.enum(['narrow', 'wide']),
  label: z.string(),
});

/** The fields of a W3C Web Application Manifest, and of its drafts, that the site uses. */
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
  shortcuts: z.array(Shortcut).readonly(),
  screenshots: z.array(Screenshot).readonly(),
  share_target: z.object({
    action: z.string(),
    method: z.literal('POST'),
    enctype: z.literal('application/x-www-form-urlencoded'),
    params: z.object({ title: z.string(), text: z.string() }),
  }),
  file_handlers: z
    .array(z.object({ action: z.string(), accept: z.record(z.string(), z.array(z.string()).readonly()) }))
    .readonly(),
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

/** Addresses that lead on from the icon of the installed site. */
const SHORTCUTS: WebManifest['shortcuts'] = [
  { name: 'Hukamnama', url: '/hukamnama' },
  { name: 'Bani of the hour', url: '/bani-of-the-hour' },
  { name: 'Search', url: '/search' },
  { name: 'Continue', url: '/continue' },
];

/** Made by `npm run screenshots:install -w @naad/e2e`. */
const SCREENSHOTS: WebManifest['screenshots'] = [
  { name: 'home', label: 'Search, the hukamnama and where to go on' },
  { name: 'shabad', label: 'A shabad with its translation' },
].flatMap(({ name, label }) => [
  {
    src: `/screenshots/${name}-narrow.webp`,
    type: 'image/webp',
    sizes: '390x844',
    form_factor: 'narrow',
    label,
  },
  {
    src: `/screenshots/${name}-wide.webp`,
    type: 'image/webp',
    sizes: '1280x800',
    form_factor: 'wide',
    label,
  },
]);

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
    shortcuts: SHORTCUTS,
    screenshots: SCREENSHOTS,
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text' },
    },
    // Lists that the site has exported: docs/saved-file.schema.json.
    file_handlers: [{ action: '/', accept: { 'application/json': ['.json'] } }],
  };
}

/** `GET /site.webmanifest`: what a device shows of the installed site, and what it opens with it. */
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
