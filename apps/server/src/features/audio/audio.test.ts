import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CapabilitiesResponse, HealthResponse, TrackResponse } from '@naad/api-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../../logging/createLogger.ts';
import { readConfig, type Config } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { readAudioFolder } from '../../sources/audio/readAudioFolder.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestSources } from '../../testing/createTestSources.ts';
import { sendJson, serveLoopback, type Loopback } from '../../testing/serveLoopback.ts';

/** Recordings of tones, in a folder laid out as documented. */
const sample = fileURLToPath(new URL('../../../../../docs/samples/audio', import.meta.url));
const tone = await readFile(path.join(sample, 'shabads/1.wav'));

async function serverOf(
  audio: Partial<Config['audio']>,
  folder: string | null = null,
  logger = createLogger('silent'),
): Promise<ApiInstance> {
  const config = { audio: { ...readConfig({}, '/').audio, ...audio } };
  const sources = await createTestSources([], config, {
    audioFolder: folder === null ? null : await readAudioFolder(folder),
  });
  return createTestServer({ sources, logger });
}

/** Removed when the test ends. */
async function oneServer(...parts: Parameters<typeof serverOf>): Promise<ApiInstance> {
  const server = await serverOf(...parts);
  onTestFinished(() => server.close());
  return server;
}

/** Sends the requested range of a recording, like a file server. */
const sendTone: Loopback['answer'] = (_path, response, request) => {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', etag: '"tone"' };
  if (from === undefined) {
    response.writeHead(200, { ...headers, 'content-length': tone.length });
    response.end(request.method === 'HEAD' ? undefined : tone);
    return;
  }
  if (Number(from) >= tone.length) {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${String(tone.length)}` }).end();
    return;
  }
  const last = to === '' ? tone.length - 1 : Math.min(Number(to), tone.length - 1);
  const part = tone.subarray(Number(from), last + 1);
  const range = `bytes ${from}-${String(last)}/${String(tone.length)}`;
  response.writeHead(206, { ...headers, 'content-range': range, 'content-length': part.length }).end(part);
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a folder of recordings [V12]', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await serverOf({}, sample);
  });
  afterAll(() => server.close());

  it("names the URL and the source of a shabad's recording", async () => {
    expect(await getParsed(server, '/api/audio/shabads/1', TrackResponse)).toEqual({
      status: 'success',
      track_url: '/api/audio/shabads/1/track',
      source: { kind: 'pack', name: 'Tones to try players with', licence: 'CC0-1.0', url: null },
    });
    expect(await getParsed(server, '/api/audio/health/', HealthResponse)).toEqual({ ok: true });
  });

  it('reports a shabad without a recording as missing, not as a failure', async () => {
    expect(await getParsed(server, '/api/audio/shabads/3', TrackResponse)).toEqual({
      status: 'error',
      message: 'No audio for this shabad',
    });
    await expectError(server, '/api/audio/shabads/3/track', 'notFound');
    await expectError(server, '/api/audio/shabads/39999', 'shabadNotFound');
    await expectError(server, '/api/audio/shabads/1,2', 'badShabadId');
  });

  it('sends the whole recording', async () => {
    const { statusCode, headers, rawPayload } = await server.inject('/api/audio/shabads/1/track');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'content-length': String(tone.length),
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload.equals(tone)).toBe(true);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=24000-', 24_000, tone.length - 1],
    ['bytes=-10', tone.length - 10, tone.length - 1],
  ])('sends the range %s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await server.inject({
      url: '/api/audio/shabads/1/track',
      headers: { range, 'accept-encoding': 'br, gzip' },
    });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${String(from)}-${String(to)}/${String(tone.length)}`);
    expect(rawPayload.equals(tone.subarray(from, to + 1))).toBe(true);
  });

  it('refuses a range past the end, and answers 304 for a known recording', async () => {
    const url = '/api/audio/shabads/1/track';
    expect((await server.inject({ url, headers: { range: 'bytes=999999-' } })).statusCode).toBe(416);
    const { headers } = await server.inject({ url, method: 'HEAD' });
    expect(headers['content-length']).toBe(String(tone.length));
    const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('finds the hukamnama of a day only under that day [S7.18]', async () => {
    const of = async (day: string) =>
      (await getParsed(server, `/api/audio/hukamnamas/${day}`, TrackResponse)).status;
    expect(await of('2024-01-31')).toBe('success');
    expect(await of('2024-01-30')).toBe('error');
    await expectError(server, '/api/audio/hukamnamas/2024-02-30', 'badDate');
    const { rawPayload } = await server.inject('/api/audio/hukamnamas/2024-01-31/track');
    expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  });

  it('is listed in the capabilities', async () => {
    const { features } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
    expect(features['audio']?.sources).toMatchObject([{ name: 'Tones to try players with' }]);
    expect(features['hukamnamaAudio']?.absent).toBeNull();
    const bare = await oneServer({});
    expect(
      (await getParsed(bare, '/api/capabilities', CapabilitiesResponse)).features['audio']?.absence,
    ).toBe('notConfigured');
    expect((await getParsed(bare, '/api/audio/shabads/1', TrackResponse)).status).toBe('error');
  });

  it('is refused without a source', async () => {
    await expect(readAudioFolder(path.join(sample, 'shabads'))).rejects.toThrow('audio.json');
  });
});

describe('a recording service [S7.19, V12]', () => {
  const login = `Basic ${Buffer.from('admin:secret').toString('base64')}`;

  it('receives its credentials, which never leave the server [S7.11]', async () => {
    const logins: unknown[] = [];
    const service = await serveLoopback((at, response, request) => {
      logins.push(request.headers.authorization);
      if (at === '/v1/health/') sendJson(response, { up: 1 });
      else if (at === '/v1/shabads/1/') sendJson(response, { status: 'success', track_url: '/a%20tone.wav' });
      else sendTone(at, response, request);
    });
    const server = await oneServer({
      url: `${service.url}/v1`,
      password: 'secret',
      credit: 'Those who sang',
    });
    const answer = await server.inject('/api/audio/shabads/1');
    expect(answer.json()).toMatchObject({
      track_url: '/api/audio/shabads/1/track',
      source: { name: 'Those who sang', url: null },
    });
    expect(answer.payload).not.toMatch(/127\.0\.0\.1|secret/);
    const part = await server.inject({
      url: '/api/audio/shabads/1/track',
      headers: { range: 'bytes=8-11', cookie: 'naad=1', authorization: 'Bearer mine' },
    });
    expect([part.statusCode, part.payload]).toEqual([206, 'WAVE']);
    expect(part.headers['content-type']).toBe('audio/wav');
    expect(part.headers['content-range']).toBe(`bytes 8-11/${String(tone.length)}`);
    // Spaces in the address are plus signs.
    expect(service.requestedPaths).toEqual(['/v1/health/', '/v1/shabads/1/', '/a+tone.wav']);
    expect(logins).toEqual([login, login, login]);
  });

  it("doesn't pass its credentials on to a server that stores the recordings [S7.11]", async () => {
    const logins: unknown[] = [];
    const keeper = await serveLoopback((at, response, request) => {
      logins.push(request.headers.authorization ?? null);
      sendTone(at, response, request);
    });
    const service = await serveLoopback((at, response) => {
      if (at === '/tone') response.writeHead(302, { location: `${keeper.url}/tone.wav` }).end();
      else sendJson(response, { status: 'success', track_url: '/tone' });
    });
    const server = await oneServer({ url: service.url, password: 'secret' });
    const { rawPayload } = await server.inject('/api/audio/shabads/1/track');
    expect(rawPayload.equals(tone)).toBe(true);
    expect(logins).toEqual([null]);
  });

  it.each<[string, Loopback['answer']]>([
    ['has no such recording', (_path, response) => response.writeHead(404).end()],
    ['says so', (_path, response) => sendJson(response, { status: 'error' })],
    ['gives no address', (_path, response) => sendJson(response, { status: 'success' })],
    [
      'gives an address that is not encrypted',
      (_path, response) =>
        sendJson(response, { status: 'success', track_url: 'http://elsewhere.example/a.mp3' }),
    ],
    [
      'gives a file',
      (_path, response) => sendJson(response, { status: 'success', track_url: 'file:///etc/a' }),
    ],
    ['fails', (_path, response) => response.writeHead(500).end()],
    ['breaks off', (_path, response) => response.destroy()],
  ])('that %s means no audio, and only the log has the reason [S8.27, V14]', async (_name, answer) => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => lines.push(line) });
    const service = await serveLoopback((at, response, request) => {
      if (at === '/health/') sendJson(response, {});
      else answer(at, response, request);
    });
    const server = await oneServer({ url: service.url, password: 'secret' }, null, logger);
    expect(await getParsed(server, '/api/audio/shabads/1', TrackResponse)).toEqual({
      status: 'error',
      message: 'No audio for this shabad',
    });
    expect(lines.filter((line) => line.includes('"No audio for this shabad"'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('secret');
  });

  it("isn't called while it is failing", async () => {
    const service = await serveLoopback((_path, response) => response.writeHead(503).end());
    const server = await oneServer({ url: service.url });
    for (let time = 0; time < 5; time += 1) await getParsed(server, '/api/audio/shabads/1', TrackResponse);
    // After three failed attempts it isn't called again.
    expect(service.requestedPaths).toEqual(['/health/', '/health/', '/health/']);
  });

  it('must send audio: a page makes the recording unavailable', async () => {
    const service = await serveLoopback((at, response) => {
      if (at === '/tone') response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
      else sendJson(response, { status: 'success', track_url: '/tone' });
    });
    const server = await oneServer({ url: service.url });
    await expectError(server, '/api/audio/shabads/1/track', 'sourceUnavailable');
  });
});

describe('a remote hukamnama recording [V12]', () => {
  const statusOf = async (server: ApiInstance, day: string) =>
    (await getParsed(server, `/api/audio/hukamnamas/${day}`, TrackResponse)).status;

  it('at a fixed address is used for today only [S7.18]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
    const changed = { at: 'Sun, 22 Nov 2026 00:10:00 GMT' };
    const keeper = await serveLoopback((at, response, request) => {
      response.setHeader('last-modified', changed.at);
      sendTone(at, response, request);
    });
    const server = await oneServer({ hukamnamaUrl: `${keeper.url}/hukamnama.mp3` });
    expect(await statusOf(server, '2026-11-22')).toBe('success');
    expect(await statusOf(server, '2026-11-21')).toBe('error');
    const { statusCode, rawPayload } = await server.inject('/api/audio/hukamnamas/2026-11-22/track');
    expect([statusCode, rawPayload.equals(tone)]).toEqual([200, true]);
    // In Amritsar the next day has begun, and its recording hasn't been published.
    vi.setSystemTime(new Date('2026-11-22T19:00:00Z'));
    expect(await statusOf(server, '2026-11-23')).toBe('error');
    vi.setSystemTime(new Date('2026-11-23T02:00:00Z'));
    changed.at = 'Mon, 23 Nov 2026 01:30:00 GMT';
    expect(await statusOf(server, '2026-11-23')).toBe('success');
  });

  it('is found by day if the address contains the date [S7.18]', async () => {
    const keeper = await serveLoopback((at, response, request) => {
      if (at === '/2024-01-31.mp3') sendTone(at, response, request);
      else response.writeHead(404).end();
    });
    const server = await oneServer({ hukamnamaUrl: `${keeper.url}/{date}.mp3` });
    expect(await statusOf(server, '2024-01-31')).toBe('success');
    expect(await statusOf(server, '2024-01-30')).toBe('error');
  });
});
