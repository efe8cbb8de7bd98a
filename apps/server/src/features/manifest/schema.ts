import * as z from 'zod';

const Icon = z.object({
  src: z.string().startsWith('/'),
  type: z.enum(['image/svg+xml', 'image/png']),
  sizes: z.union([z.literal('any'), z.string().regex(/^\d+x\d+$/)]),
  purpose: z.enum(['any', 'maskable']),
});

/** A web app manifest, as far as the site uses it (W3C Web Application Manifest). */
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

/** For browsers, not clients of the API, whose description leaves it out. */
export const manifestSchema = { hide: true, response: { 200: WebManifest } };
