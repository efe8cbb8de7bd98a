import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { HUKAMNAMA_DAYS } from '../../testing/hukamnamaDays.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestSources } from '../../testing/createTestSources.ts';

const SIGNATURE = '89504e470d0a1a0a';

describe('pictures of verses [K12]', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    const sources = await createTestSources([{ kind: 'hukamnamas', days: HUKAMNAMA_DAYS }]);
    server = await createTestServer({ sources });
  });
  afterAll(() => server.close());

  const ask = (url: string) => server.inject(url);
  async function pictureOf(url: string) {
    const { statusCode, headers, rawPayload } = await ask(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
    return {
      bytes: rawPayload,
      width: rawPayload.readUInt32BE(16),
      height: rawPayload.readUInt32BE(20),
      headers,
    };
  }
  /** Decodes the picture, so that pictures are compared by their pixels. */
  function inkOf(png: Buffer): number {
    const href = `data:image/png;base64,${png.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><image width="120" height="63" href="${href}"/></svg>`;
    const { pixels } = new Resvg(svg).render();
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 200) dark += 1;
    return dark;
  }

  it.each([
    '/og/verse/121495.png',
    '/og/shabad/3590.png',
    '/og/ang/G/917.png',
    '/og/ang/D/1.png',
    '/og/hukamnama/2024-01-31.png',
  ])('%s is wide, for link previews, and may be shown anywhere', async (url) => {
    const { width, height, bytes, headers } = await pictureOf(url);
    expect([width, height]).toEqual([1200, 630]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toContain('public');
    expect(inkOf(bytes)).toBeGreaterThan(100);
  });

  it('may be square, dark and downloaded', async () => {
    const { width, height, bytes, headers } = await pictureOf(
      '/og/verse/121495.png?shape=square&theme=dark&download',
    );
    expect([width, height]).toEqual([1080, 1080]);
    expect(headers['content-disposition']).toBe('attachment; filename="verse-121495.png"');
    expect(inkOf(bytes)).toBeGreaterThan(120 * 63 * 0.4);
  });

  it('differ between verses, and are equal for the same verse', async () => {
    const [one, same, other] = await Promise.all(
      ['/og/verse/121495.png', '/og/verse/121495.png', '/og/verse/575246.png'].map(pictureOf),
    );
    expect(one?.bytes.equals(same?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(one?.bytes.equals(other?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  it.each([
    '/og/verse/1679615.png',
    '/og/verse/x.png',
    '/og/verse/121495',
    '/og/shabad/999999.png',
    '/og/ang/G/1431.png',
    '/og/ang/X/1.png',
    '/og/ang/A/1.png',
    '/og/hukamnama/1999-01-01.png',
    '/og/hukamnama/2024-02-30.png',
    '/og/hukamnama/2024-02-01.png',
    '/og/verse/%3Cscript%3E.png',
  ])("don't exist at %s", async (url) => {
    const { statusCode, headers } = await ask(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
  });

  it('refuse unknown shapes', async () => {
    expect((await ask('/og/verse/121495.png?shape=9999')).statusCode).toBe(400);
    expect((await ask('/og/verse/121495.png?theme=%22%3E')).statusCode).toBe(400);
  });
});
