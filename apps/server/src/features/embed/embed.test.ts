import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { OEmbedResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { type Embed, loadEmbed } from './loadEmbed.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/', import.meta.url));
const SITE = 'https://gurbani.example';
const SHABAD = 'https://gurbani.example/shabad?id=3590';

let server: ApiInstance;
let built: Embed | null;

beforeAll(async () => {
  built = await loadEmbed(DIST);
  server = await createTestServer({ embed: built, config: { siteOrigin: SITE } });
});
afterAll(() => server.close());

it('the embed is built', () => {
  expect(built).not.toBeNull();
});

describe('/embed.js', () => {
  it('may be loaded by pages of other origins, including those under a cross-origin embedder policy', async () => {
    const { statusCode, headers, payload } = await server.inject('/embed.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toContain('max-age=3600');
    expect(payload).toContain('data-sttm-id');
  });
});

describe('embed frames [K14]', () => {
  it('are complete without JavaScript: lines, translation, translator and a link back', async () => {
    const { statusCode, headers, payload } = await server.inject('/embed/v1/shabad?id=3590&script=latin');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toMatch(/^public, max-age=/);
    const text = payload.replaceAll(/<[^>]+>/g, '');
    const { corpus } = await loadScripture();
    const index = corpus.shabadIndexOf(3590 as never);
    const { firstLine, lineCount } = corpus.shabad(index ?? -1);
    for (let line = firstLine; line < firstLine + lineCount; line += 1) {
      expect(text).toContain(corpus.unicode(line));
    }
    expect(payload.match(/ data-verse-id="/g)).toHaveLength(lineCount);
    expect(payload).toContain('lang="pa-Latn"');
    expect(payload).toContain('Dr. Sant Singh Khalsa');
    expect(payload).toContain('href="https://gurbani.example/shabad?id=3590" target="_blank" rel="noopener"');
  });

  it('may be framed by every site, but load and run only their own files', async () => {
    const { headers } = await server.inject('/embed/v1/shabad?id=1');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('frame-ancestors');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src 'sha256-[\w+/]{43}=';/,
    );
    expect(policy).not.toContain('unsafe');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('come with everything they need, since on a slow line each further file would delay the text [K17]', async () => {
    const { headers, payload } = await server.inject('/embed/v1/shabad?id=1');
    const policy = String(headers['content-security-policy']);
    const inside = (tag: string) =>
      [...payload.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);
    for (const tag of ['style', 'script']) {
      expect(inside(tag)).toHaveLength(1);
      const hash = createHash('sha256')
        .update(inside(tag)[0] ?? '')
        .digest('base64');
      expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
    }
    expect(payload).not.toMatch(/ src=|rel="(stylesheet|preload|modulepreload)"/);
    const classes = [...payload.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter((name) => !inside('style')[0]?.includes(`.${name}`))).toEqual([]);
    expect(payload).toMatch(/@font-face\{[^}]*url\(data:font\/woff2/);
  });

  it('are the only pages that may be framed', async () => {
    for (const url of ['/healthz', '/oembed?url=x', '/embed/v2/shabad?id=1', '/']) {
      const { headers } = await server.inject(url);
      expect(String(headers['content-security-policy']), url).toMatch(/frame-ancestors '(none|self)'/);
      expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
    }
  });

  it('show a single verse, and several of two shabads', async () => {
    const { corpus } = await loadScripture();
    const idsOf = (shabadId: number) => {
      const { firstLine } = corpus.shabad(corpus.shabadIndexOf(shabadId as never) ?? -1);
      return corpus.line(firstLine + 1).verseId;
    };
    const [one, other] = [idsOf(3590), idsOf(5)];
    const { payload } = await server.inject(`/embed/v1/verse?id=${String(one)},${String(other)}`);
    expect(payload.match(/ data-verse-id="(\d+)"/g)).toEqual([
      ` data-verse-id="${String(one)}"`,
      ` data-verse-id="${String(other)}"`,
    ]);
    expect(payload).toContain(`href="https://gurbani.example/shabad?id=3590,5&amp;highlight=${String(one)},`);
  });

  it('show an ang of a work, of source G by default', async () => {
    const { payload } = await server.inject('/embed/v1/ang?ang=3');
    expect(payload).toContain('Ang 3 of Sri Guru Granth Sahib');
    const dasam = await server.inject('/embed/v1/ang?ang=3&source=D&translations=none');
    expect(dasam.payload).toContain('href="https://gurbani.example/ang?ang=3&amp;source=D"');
    expect(dasam.payload).not.toContain('English translation:');
  });

  it('take theme and language from their address, never from a cookie', async () => {
    const cookie = 'naad=theme.dark';
    const plain = await server.inject({ url: '/embed/v1/shabad?id=1', headers: { cookie } });
    expect(plain.payload).toContain('<html lang="en" dir="ltr">');
    const told = await server.inject('/embed/v1/shabad?id=1&theme=sepia&lang=pa-Arab');
    expect(told.payload).toContain('<html lang="pa-Arab" dir="rtl" data-theme="sepia">');
  });

  it.each([
    'shabad?id=999999',
    'shabad?id=',
    'shabad?id=1,x',
    'shabad',
    'verse?id=1679615',
    'verse?id=x',
    'ang?ang=1431',
    'ang?ang=0&source=G',
    'ang?ang=1&source=constructor',
    'nothing?id=1',
    'constructor?id=1',
    `shabad?id=${Array.from({ length: 51 }, (_each, index) => index + 1).join(',')}`,
  ])('answer %s with a not-found frame', async (path) => {
    const { statusCode, payload } = await server.inject(`/embed/v1/${path}`);
    expect(statusCode).toBe(404);
    expect(payload).toContain('Text not found.');
    expect(payload).toContain('href="https://gurbani.example/"');
  });

  it.each(['id', 'highlight', 'theme', 'lang', 'script', 'translations', 'larivaar'])(
    'escape markup in %s [K19]',
    async (name) => {
      const hostile = encodeURIComponent('"><script>alert(1)</script>\'');
      const { payload } = await server.inject(`/embed/v1/shabad?id=1&${name}=${hostile}`);
      expect(payload).not.toContain('alert(1)');
    },
  );
});

describe('oEmbed [K15]', () => {
  const ask = async (query: string) => server.inject(`/oembed?${query}`);
  const asked = async (address: string, more = '') =>
    OEmbedResponse.parse((await ask(`url=${encodeURIComponent(address)}${more}`)).json());

  it('describes the frame of a shabad', async () => {
    const answer = await asked(SHABAD);
    expect(answer).toMatchObject({
      provider_name: 'Naad',
      provider_url: 'https://gurbani.example/',
      author_name: 'Satta and Balwand',
      width: 600,
      height: 500,
    });
    expect(answer.html).toContain('<iframe src="https://gurbani.example/embed/v1/shabad?id=3590"');
  });

  it.each([
    ['/ang?ang=3', 'ang?ang=3&amp;source=G'],
    ['/ang?ang=3&source=D', 'ang?ang=3&amp;source=D'],
    ['/g/917', 'ang?ang=917&amp;source=G'],
    ['/gs/2', 'ang?ang=2&amp;source=S'],
    ['/s/1,5', 'shabad?id=1,5'],
    ['/shabad?id=5&highlight=1', 'shabad?id=5'],
  ])('knows %s', async (path, frame) => {
    expect((await asked(SITE + path)).html).toContain(`/embed/v1/${frame}"`);
  });

  it('shows the highlighted line, within the requested size', async () => {
    const { corpus } = await loadScripture();
    const shabad = corpus.shabad(corpus.shabadIndexOf(3590 as never) ?? -1);
    const id = String(corpus.line(shabad.firstLine + 2).verseId);
    const answer = await asked(`${SITE}/s/3590/${id}`, '&maxwidth=320&maxheight=200');
    expect(answer.title).toBe(corpus.unicode(shabad.firstLine + 2));
    expect(answer.html).toContain(`/embed/v1/verse?id=${id}"`);
    expect(answer).toMatchObject({ width: 320, height: 200 });
  });

  it('has a thumbnail of the line unless it exceeds the requested size', async () => {
    const answer = await asked(SHABAD);
    expect(answer).toMatchObject({ thumbnail_width: 1200, thumbnail_height: 630 });
    const { pathname, origin } = new URL(answer.thumbnail_url ?? '');
    expect(origin).toBe(SITE);
    const { statusCode, headers, rawPayload } = await server.inject(pathname);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const limit of ['&maxwidth=600', '&maxheight=629']) {
      expect(await asked(SHABAD, limit)).not.toHaveProperty('thumbnail_url');
    }
  });

  it('returns the same in XML', async () => {
    const { headers, payload } = await ask(`format=xml&url=${encodeURIComponent(SHABAD)}`);
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(payload).toMatch(/^<\?xml .*\?>\n<oembed><type>rich<\/type>/);
    expect(payload).toContain('<html>&lt;iframe src=&quot;https://gurbani.example/embed/v1/');
  });

  it.each([
    'https://elsewhere.example/shabad?id=3590',
    `${SITE}/shabad?id=999999`,
    `${SITE}/shabad?id="><script>`,
    `${SITE}/help`,
    `${SITE}/constructor/1`,
    'javascript:alert(1)',
    'no address',
  ])('answers 404 for %s', async (address) => {
    const { statusCode, payload } = await ask(`url=${encodeURIComponent(address)}`);
    expect(statusCode).toBe(404);
    expect(payload).not.toContain('iframe');
  });

  it('refuses malformed requests', async () => {
    expect((await ask('')).statusCode).toBe(400);
    expect((await ask(`format=yaml&url=${encodeURIComponent(SHABAD)}`)).statusCode).toBe(501);
  });
});
