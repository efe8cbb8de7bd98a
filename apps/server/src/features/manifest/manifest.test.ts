import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createTestSite } from '../../testing/createTestSite.ts';
import { WebManifest } from './manifest.ts';

const PUBLIC = fileURLToPath(new URL('../../../../../libs/ui/tokens/icons', import.meta.url));

it('the manifest names the site and existing icons', async () => {
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

it('icons have the sizes in the manifest, including those needed for installation', async () => {
  const site = await createTestSite();
  const { icons } = WebManifest.parse((await site.server.inject('/site.webmanifest')).json());
  await site.close();
  const pictures = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) expect(pngSize(PUBLIC + src), src).toBe(sizes);
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

/** Reads width and height from the PNG header (PNG specification 11.2.2), after the signature and the chunk name. */
function pngSize(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 12, 16)).toBe('IHDR');
  return `${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`;
}
