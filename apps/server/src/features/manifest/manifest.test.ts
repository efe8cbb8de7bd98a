import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createTestSite } from '../../testing/index.ts';
import { WebManifest } from './schema.ts';

const PUBLIC = fileURLToPath(new URL('../../../../reader/public', import.meta.url));

it('the manifest names the site, and icons that there are', async () => {
  const site = await createTestSite({ siteName: 'Bani' });
  const reply = await site.server.inject('/site.webmanifest');
  await site.close();
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = WebManifest.parse(reply.json());
  expect(manifest).toMatchObject({
    name: 'Bani',
    short_name: 'Bani',
    start_url: '/',
    display: 'standalone',
  });
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src } of manifest.icons) expect(existsSync(PUBLIC + src), src).toBe(true);
});
