import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBrowser } from './testing/createTestBrowser.ts';
import { openWholeServer, type WholeServer } from './testing/openWholeServer.ts';

describe('a response to too many requests', () => {
  let site: WholeServer;
  beforeAll(async () => {
    // One request a minute.
    site = await openWholeServer({ config: { rateLimit: 0.001 } });
  });
  afterAll(() => site.close());

  async function refused(url: string, options: object = {}) {
    await site.server.inject({ url, ...options });
    const reply = await site.server.inject({ url, ...options });
    expect(Number(reply.headers['retry-after']), url).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after']), url).toBeLessThanOrEqual(60);
    return reply;
  }

  it.each(['/api/v2/raags', '/api/quotes?text=x', '/api/login/sso', '/api/slides/ABC-DEF', '/api/v2/health'])(
    'names its error at %s',
    async (url) => {
      const reply = await refused(url);
      expect(reply.statusCode).toBe(429);
      expect(reply.json()).toMatchObject({ error: true, data: { id: 'tooManyRequests' } });
    },
  );

  it.each(['/help', '/control', '/s/1', '/sitemap.xml', '/og/verse/1.png', '/preferences?theme=dark'])(
    'is a page that links back at %s',
    async (url) => {
      const reply = await refused(url);
      expect(reply.statusCode).toBe(429);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.payload).toContain('<h1>Too many requests</h1>');
      expect(reply.payload).toMatch(/Try again in (\d+ seconds|1 minute)\./);
      expect(reply.payload).toContain(`<a href="${url}">Try again</a>`);
      expect(reply.payload).toContain('<a href="/">Naad</a>');
    },
  );

  it('allows only the style of its page', async () => {
    const { headers, payload } = await refused('/about');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(payload).not.toMatch(/<script| style=| on\w+=/);
  });

  it('can be shown in a frame of another site', async () => {
    const { headers, payload, statusCode } = await refused('/embed/v1/shabad?id=1');
    expect(statusCode).toBe(429);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['content-security-policy']).not.toContain('frame-ancestors');
    expect(payload).toContain('target="_blank" rel="noopener"');
  });

  it('links a form back to its page', async () => {
    const browser = createTestBrowser(site.server);
    const fields = { email: 'a@naad.test', password: 'wrong password' };
    await browser.submit('/api/login/password', fields);
    const reply = await browser.submit('/api/login/password', fields);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/login?problem=tooManyRequests');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const quotes = await refused('/quotes', { method: 'POST', headers: form, payload: 'text=x' });
    expect(quotes.statusCode).toBe(429);
    expect(quotes.payload).toContain('<a href="/quotes">Back</a>');
  });

  it('has Retry-After where sync and login attempts have their own limits', async () => {
    await site.server.inject('/api/sync/begin?v=2');
    const reply = await site.server.inject('/api/sync/begin?v=2');
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ id: 'tooManyRequests' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a page that other sites must not use', () => {
  it("disables the browser features it doesn't use", async () => {
    const site = await openWholeServer();
    for (const url of ['/', '/control', '/embed/v1/shabad?id=1', '/api/docs', '/no/such/page']) {
      const policy = String((await site.server.inject(url)).headers['permissions-policy']);
      expect(policy, url).toContain('camera=()');
      expect(policy, url).not.toMatch(/microphone|wake-lock|clipboard|share|publickey|fullscreen|autoplay/);
    }
    await site.close();
  });
});

/**
 * Resolves when the server accepts no more connections, at which point every hook knows about the shutdown.
 */
async function stopped({ server }: WholeServer): Promise<void> {
  while (server.server.listening) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts to shut down a server while it renders a page that then calls the API. */
async function stopInPage(whenStopped: () => void) {
  const statuses: number[] = [];
  let closed: Promise<void> = Promise.resolve();
  const site: WholeServer = await openWholeServer({
    renderPage: async ({ api }) => {
      closed = site.close();
      await stopped(site);
      whenStopped();
      statuses.push((await api('/v2/shabads/1839')).status);
      return { kind: 'document', status: 200, html: ['<p>whole</p>'], styleHashes: [] };
    },
  });
  return { site, statuses, closed: () => closed };
}

describe('a server during shutdown', () => {
  it('finishes the current page, whose API calls still work', async () => {
    const { site, statuses, closed } = await stopInPage(() => undefined);
    const { status, body } = await site.send('GET /page HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect([status, body, statuses]).toEqual([200, '<p>whole</p>', [200]]);
    await closed();
  });

  it.each([
    ['/api/v2/raags', 200, '"RaagID"'],
    ['/api/sync/begin', 503, '"id":"restarting"'],
  ])(
    'answers %s over a connection that was already open with %i, and ends it',
    async (path, status, expected) => {
      let text = '';
      const socket = new Socket();
      const { site, closed } = await stopInPage(() =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`),
      );
      socket.on('data', (data) => (text += data.toString()));
      const ended = new Promise((resolve) => socket.on('close', resolve));
      socket.connect(site.port, '127.0.0.1', () => socket.write('GET /page HTTP/1.1\r\nHost: a\r\n\r\n'));
      await ended;
      await closed();
      expect(text).toContain('<p>whole</p>');
      const last = text.slice(text.lastIndexOf('HTTP/1.1'));
      expect(last).toContain(`HTTP/1.1 ${String(status)}`);
      expect(last).toMatch(/\r\nconnection: close\r\n/i);
      expect(last).toContain(expected);
    },
  );
});
