import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toUnicode } from '@naad/gurbani-text';
import { DEFAULT_FONT_SIZES, EMPTY_STATE, SlideFeed, SPECIAL_SLIDES } from '@naad/sync-protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from './http/apiInstance.ts';
import { createTestServer, loadScripture } from './testing/createTestServer.ts';
import { expectError } from './testing/getParsed.ts';
import { type CurrentHost, startCurrentHost } from './features/sync/testing/currentClients.ts';
import { eventually } from './features/sync/testing/eventually.ts';

interface Listener {
  readonly response: IncomingMessage;
  readonly slides: SlideFeed[];
  readonly hasEnded: () => boolean;
  stop(): void;
}

/** Reads the feed like a browser. */
async function listen(url: string, headers: Record<string, string> = {}): Promise<Listener> {
  const request = get(url, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const slides: SlideFeed[] = [];
  let hasEnded = false;
  let text = '';
  // Stopped by the reader.
  response.on('error', () => undefined);
  response.setEncoding('utf8').on('data', (piece: string) => {
    const events = (text + piece).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (event.includes('event: slide') && data) slides.push(SlideFeed.parse(JSON.parse(data)));
      if (event.includes('event: end')) hasEnded = true;
    }
  });
  return { response, slides, hasEnded: () => hasEnded, stop: () => request.destroy() };
}

/** Waits until a condition is true. */
const until = (isSo: () => boolean | Promise<boolean>) =>
  eventually(async () => {
    if (!(await isSo())) throw new Error('It has not come about.');
  });

describe('the feed of slides [Y13]', () => {
  let server: ApiInstance;
  let origin: string;
  const open: { stop(): void }[] = [];

  beforeAll(async () => {
    server = await createTestServer({ config: { trustProxy: true } });
    await server.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`;
  });
  afterEach(() => {
    for (const each of open.splice(0)) each.stop();
  });
  afterAll(() => server.close());

  async function begin(): Promise<CurrentHost> {
    const answer = (await (await fetch(`${origin}/api/sync/begin/feed?v=2`)).json()) as {
      data: { namespaceString: string; token: string };
    };
    const { namespaceString: code, token } = answer.data;
    const host = await startCurrentHost([origin], { code, token });
    open.push({ stop: () => host.socket.disconnect() });
    return host;
  }

  const slideOfSession = async (code: string) =>
    SlideFeed.parse(await (await fetch(`${origin}/api/slides/${code}`)).json());
  async function listenTo(code: string): Promise<Listener> {
    const listener = await listen(`${origin}/api/slides/${code}/events`);
    open.push(listener);
    return listener;
  }

  it('sends the line on the screen with its translation', async () => {
    const host = await begin();
    host.show({ kind: 'shabad', id: 628, highlight: 576863, homeId: 576863, lineCount: 3 });
    await until(async () => (await slideOfSession(host.code)).slide.kind === 'line');
    const { slide, hostOnline } = await slideOfSession(host.code.toLowerCase());
    expect(hostOnline).toBe(true);
    expect(slide).toMatchObject({
      of: { kind: 'shabad', id: 628, row: 2 },
      verseId: 576863,
      unicode: 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥',
    });
  });

  it('includes what the display is set to show: steeks, and the lines of the paragraph', async () => {
    const host = await begin();
    const state = {
      ...EMPTY_STATE,
      kind: 'shabad',
      id: 628,
      highlight: 783019,
      homeId: 783019,
      lineCount: 6,
    };
    const settings = {
      translations: ['punjabi'],
      steeks: ['ft'],
      paragraphMode: true,
      visraamSource: 'sttm',
    };
    host.socket.emit(
      'show',
      { rev: 1_000, state, fontSizes: DEFAULT_FONT_SIZES, settings, answers: [] },
      () => undefined,
    );
    const feed = () => slideOfSession(host.code);
    await until(async () => (await feed()).slide.kind === 'line');
    expect((await feed()).slide).toMatchObject({
      unicode: 'ਬਾਦਿਸਾਹ ਸਾਹ ਸਭ ਵਸਿ ਕਰਿ ਦੀਨੇ ॥',
      translations: [{ key: 'pu.ft' }],
      around: { before: [], after: ['ਅੰਮ੍ਰਿਤ ਨਾਮ ਮਹਾ ਰਸ ਪੀਨੇ ॥੨॥'] },
    });
  });

  it('sends every change at once, every kind of slide, and the end', async () => {
    const host = await begin();
    const listener = await listenTo(host.code);
    expect(listener.response.headers['content-type']).toBe('text/event-stream');
    expect(listener.response.headers['cache-control']).toBe('no-store');
    const next = (is: (slide: SlideFeed['slide']) => boolean) =>
      until(() => is(listener.slides.at(-1)?.slide ?? { kind: 'blank' }));
    await until(() => listener.slides.length === 1);
    host.show({ kind: 'bani', id: 2, highlight: null, lineCount: 1, baniLength: 'long' });
    await next((slide) => slide.kind === 'line' && slide.of.kind === 'bani');
    host.show({ text: SPECIAL_SLIDES.moolMantra, isGurmukhi: true });
    await next(
      (slide) => slide.kind === 'text' && slide.name === 'moolMantra' && slide.text.startsWith('ੴ ਸਤਿ ਨਾਮੁ'),
    );
    host.show({ text: 'Langar', isGurmukhi: false });
    await next((slide) => slide.kind === 'text' && slide.name === 'announcement');
    const link = `https://naad.example/sync/${host.code}`;
    host.show({ text: `Follow\n${link}`, isGurmukhi: false });
    await next((slide) => slide.kind === 'text' && slide.link === link);
    const now = await (await fetch(`${origin}/api/slides/${host.code}`)).json();
    expect(now).toMatchObject({ slide: { kind: 'text', link } });
    host.show({ text: '' });
    await next((slide) => slide.kind === 'blank');
    host.show({ text: null, kind: 'ceremony', id: 3, highlight: null, lineCount: 2 });
    await next((slide) => slide.kind === 'line' && slide.of.kind === 'ceremony' && slide.of.row === 1);
    host.socket.emit('end', undefined, () => undefined);
    await until(() => listener.hasEnded());
  });

  it('has the Mool Mantra letter for letter as in the scripture', async () => {
    const { corpus } = await loadScripture();
    expect(toUnicode(SPECIAL_SLIDES.moolMantra)).toBe(corpus.unicode(0));
  });

  it('never contains the PIN or the token', async () => {
    const host = await begin();
    const text = await (await fetch(`${origin}/api/slides/${host.code}`)).text();
    expect(text).toContain(host.code);
    expect(text).not.toContain(host.pin);
    expect(text).not.toContain(host.token);
  });

  it('answers HEAD at once, and keeps no place for it', async () => {
    const host = await begin();
    const url = `${origin}/api/slides/${host.code}/events`;
    for (let call = 0; call < 25; call++) {
      const { status, headers } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(2_000) });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/event-stream');
    }
  });

  it("doesn't exist for a code without a session", async () => {
    for (const code of ['BCD-FGH', 'undefined', 'x'])
      for (const path of ['', '/events'])
        await expectError(server, `/api/slides/${code}${path}`, 'sessionNotFound');
  });

  it('limits the number of its listeners', async () => {
    const host = await begin();
    const listeners = await Promise.all(Array.from({ length: 20 }, () => listenTo(host.code)));
    expect(listeners.every(({ response }) => response.statusCode === 200)).toBe(true);
    expect((await listenTo(host.code)).response.statusCode).toBe(429);
    listeners[0]?.stop();
    await until(async () => (await listenTo(host.code)).response.statusCode === 200);
  });

  it('[SYNC-LIMIT-6] gives one address 40 places, and another address one of a session whose places are taken', async () => {
    const codes = await Promise.all([begin(), begin(), begin()]).then((hosts) =>
      hosts.map(({ code }) => code),
    );
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const at = async (code: string | undefined, address: string) => {
      const listener = await listen(`${origin}/api/slides/${String(code)}/events`, from(address));
      open.push(listener);
      return listener;
    };
    // Two addresses of one IPv6 network count as one.
    const own = await Promise.all(
      Array.from({ length: 40 }, (_, index) => at(codes[index % 2], `2001:db8:1:1::${String(index + 1)}`)),
    );
    expect(own.every(({ response }) => response.statusCode === 200)).toBe(true);
    expect((await at(codes[2], '2001:db8:1:1::99')).response.statusCode).toBe(429);
    const other = await at(codes[0], '192.0.2.1');
    expect(other.response.statusCode).toBe(200);
    await until(() => own.filter(({ response }) => response.readableEnded).length === 1);
    expect((await at(codes[2], '2001:db8:1:1::99')).response.statusCode).toBe(200);
  });
});
