import * as z from 'zod';

/** A sitemap by the name the index gives it. */
const SitemapParams = z.object({ name: z.string().max(40) });

export const sitemapIndexSchema = { hide: true };
export const sitemapSchema = { hide: true, params: SitemapParams };
