import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { loadFrontEnds } from './loadFrontEnds.ts';

const STYLE = 'body{margin:0}';
const INLINE = 'import("./assets/page-1.js")';
const ROOTED = 'import("/display/assets/page-1.js")';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`;

function html(lang: string) {
  return `<!doctype html><html lang="${lang}" dir="ltr"><head><title>Bani Controller</title><link rel="icon" href="./favicon.svg"><link rel="manifest" href="./site.webmanifest"><style>${STYLE}</style></head><body></body></html>`;
}

describe('front ends rendered at build time', () => {
  let dist: string;
  let server: ApiInstance;

  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'naad-front-ends-'));
    const controller = path.join(dist, '@naad/controller');
    const display = path.join(dist, '@naad/display');
    await mkdir(path.join(controller, 'assets'), { recursive: true });
    await mkdir(path.join(display, 'assets'), { recursive: true });
    await Promise.all([
      writeFile(path.join(controller, 'index.en.html'), html('en')),
      writeFile(path.join(controller, 'index.pa.html'), html('pa-Guru')),
      writeFile(path.join(controller, 'favicon.svg'), '<svg/>'),
      writeFile(path.join(controller, 'files.json'), '["assets/main-1a2b3c.js"]'),
      writeFile(path.join(controller, 'config.json'), '{}'),
      writeFile(path.join(controller, 'assets/main-1a2b3c.js'), SCRIPT),
      writeFile(path.join(controller, 'assets/main-1a2b3c.js.br'), brotliCompressSync(SCRIPT)),
      writeFile(
        path.join(display, 'index.html'),
        html('en').replace(
          '<body>',
          `<body><script type="application/json">{"a":1}</script><script type="module">${INLINE}</script>`,
        ),
      ),
    ]);
    server = await createTestServer({
      frontEnds: await loadFrontEnds(dist),
      config: { siteName: 'Naad & <Co> $1' },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(dist, { recursive: true });
  });

  it.each(['/control', '/control/ABC-XYZ', '/control/', '/control/%3Cscript%3E'])(
    'answer %s',
    async (url) => {
      const { statusCode, headers, payload } = await server.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers.vary).toContain('Cookie, Accept-Language');
      expect(headers.etag).toBeDefined();
      expect(payload).toContain('<title>Bani Controller - Naad &amp; &lt;Co&gt; $1</title>');
      expect(payload).toContain('<html lang="en" dir="ltr">');
      expect(payload).toContain(
        '<meta name="naad-config" content="{&quot;siteName&quot;:&quot;Naad &amp; &lt;Co&gt; $1&quot;,&quot;apiUrl&quot;:&quot;/api&quot;}">',
      );
      expect(payload).toContain('href="/control/favicon.svg"');
      expect(payload).toContain('href="/site.webmanifest"');
      expect(payload).not.toContain('script>');
    },
  );

  it('have a list of their files, by which they are kept on a device [O61]', async () => {
    const { statusCode, payload } = await server.inject('/control/files.json');
    expect(statusCode).toBe(200);
    expect(JSON.parse(payload)).toEqual(['assets/main-1a2b3c.js']);
    // For static hosts.
    expect((await server.inject('/control/config.json')).payload).not.toBe('{}');
  });

  it('allow their own styles, scripts and sockets, and nothing else', async () => {
    const { headers } = await server.inject({ url: '/control', headers: { host: 'naad.example:8080' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z\d+/]{43}=';/);
    expect(policy).toContain("script-src 'self';");
    // Safari before 15.4 applies 'self' to http only, not to sockets.
    expect(policy).toContain("connect-src 'self' ws://naad.example:8080;");
    expect(policy).not.toContain('unsafe');
  });

  it('allow the inline script of the built document', async () => {
    const { headers, payload } = await server.inject('/display');
    expect(payload).toContain(`<script type="module">${ROOTED}</script>`);
    const hash = createHash('sha256').update(ROOTED).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('use the visitor’s language and theme', async () => {
    const byHeader = await server.inject({ url: '/control', headers: { 'accept-language': 'pa' } });
    expect(byHeader.payload).toContain('lang="pa-Guru"');
    const byChoice = await server.inject({
      url: '/control',
      headers: { cookie: 'naad=2~language:pa~theme:dark' },
    });
    expect(byChoice.payload).toContain('data-theme="dark" lang="pa-Guru"');
    const unbuilt = await server.inject({ url: '/control', headers: { 'accept-language': 'hi' } });
    expect(unbuilt.payload).toContain('lang="en"');
  });

  it('keep addresses with a code out of search engines', async () => {
    expect((await server.inject('/control/ABC-XYZ')).headers['x-robots-tag']).toBe('noindex');
    expect((await server.inject('/control')).headers['x-robots-tag']).toBeUndefined();
  });

  it('answer 304 if the browser has the current page', async () => {
    const { headers } = await server.inject('/control');
    const again = await server.inject({
      url: '/control',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('serve assets for a year, compressed by the build', async () => {
    const { statusCode, headers, rawPayload } = await server.inject({
      url: '/control/assets/main-1a2b3c.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload).toEqual(brotliCompressSync(SCRIPT));
  });

  it.each(['/display', '/display/screen', '/display/overlay'])(
    'serve one document at %s for all languages if only one was built',
    async (url) => {
      const { statusCode } = await server.inject({ url, headers: { 'accept-language': 'pa' } });
      expect(statusCode).toBe(200);
    },
  );

  it.each(['/control/assets/nothing.js', '/control/assets/..%2findex.en.html', '/control/a/b'])(
    'serve nothing at %s',
    async (url) => {
      expect((await server.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('serve their icons', async () => {
    const { statusCode, headers } = await server.inject('/control/favicon.svg');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it("serve no front end that wasn't built", async () => {
    expect(await loadFrontEnds(path.join(dist, 'nowhere'))).toEqual([]);
  });
});

describe('front ends on other hosts [D6]', () => {
  it.each([
    ['/control', 'https://phones.example/'],
    ['/control/ABC-XYZ', 'https://phones.example/?code=ABC-XYZ'],
    ['/control/%2F%2Fx%26y', 'https://phones.example/?code=%2F%2Fx%26y'],
    ['/display?size=40', 'https://cdn.example/hall/?size=40'],
    ['/display/screen', 'https://cdn.example/hall/?screen='],
    ['/display/overlay?code=ABC-XYZ', 'https://cdn.example/hall/?code=ABC-XYZ&overlay='],
  ])('%s redirects to %s', async (url, location) => {
    const server = await createTestServer({
      config: {
        frontEnds: {
          controller: 'https://phones.example/',
          display: 'https://cdn.example/hall/',
          embed: null,
        },
      },
    });
    const { statusCode, headers } = await server.inject(url);
    await server.close();
    expect([statusCode, headers.location]).toEqual([302, location]);
  });
});
