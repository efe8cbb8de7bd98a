import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TRANSCRIPT_LIMITS, TranscriptResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'zod/v4/core';
import type { Config } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { sendJson, serveLoopback } from '../../testing/serveLoopback.ts';
import { sayTones } from '../../testing/tone-transcriber/tones.ts';
import { writeWav } from '../../testing/tone-transcriber/wav.ts';

const RATE = TRANSCRIPT_LIMITS.sampleRate;
const recordingOf = (letters: string) => writeWav(sayTones(letters, RATE), RATE).toString('base64');
const SAID = recordingOf('ਧਧਰ');

/** Sends a recording like one of our pages. */
function send(server: ApiInstance, audioData: unknown, headers: Record<string, string> = {}) {
  return server.inject({ method: 'POST', url: '/api/transcript', payload: { audioData }, headers });
}

/** Opens a server with a transcription service until the test ends. */
async function openWith(transcription: Config['transcription'], config: Partial<Config> = {}) {
  const server = await createTestServer({ config: { ...config, transcription } });
  onTestFinished(() => server.close());
  return server;
}

async function expectRefusal(
  reply: Promise<{ statusCode: number; json(): unknown }>,
  status: number,
  error: object,
) {
  const { statusCode, json } = await reply;
  expect([statusCode, json()]).toEqual([status, { error: true, data: error }]);
}

describe('a transcript by a separate process [V2]', () => {
  const process = spawn(
    globalThis.process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('../../testing/tone-transcriber/main.ts', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...globalThis.process.env, TONES_KEY: 'a secret' } },
  );
  let url = '';
  let server: ApiInstance;
  beforeAll(async () => {
    const [line] = (await once(process.stdout, 'data')) as [Buffer];
    url = line.toString().trim();
    server = await createTestServer({ config: { transcription: { url, key: 'a secret' } } });
  });
  afterAll(async () => {
    process.kill();
    await server.close();
  });

  it('has the first letters of a spoken line [S7.10]', async () => {
    const reply = await send(server, recordingOf('ਮਕਜਬੲ'));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(parse(TranscriptResponse, reply.json())).toEqual({
      status: 'success',
      transcriptInitials: { unicode: 'ਮਕਜਬੲ', ascii: 'mkjbe' },
      message: null,
    });
  });

  it('accepts a data address too', async () => {
    const reply = await send(server, `data:audio/wav;base64,${SAID}`);
    expect(parse(TranscriptResponse, reply.json()).transcriptInitials.unicode).toBe('ਧਧਰ');
  });

  it('fails with the message of the service if nothing was said [S8.15]', async () => {
    const silence = writeWav(new Float32Array(RATE), RATE).toString('base64');
    await expectRefusal(send(server, silence), 422, {
      id: 'transcriptionFailed',
      error: 'Nothing was said.',
    });
  });

  it('is refused without the key, which responses never reveal [S7.10]', async () => {
    const other = await openWith({ url, key: 'no secret' });
    const reply = await send(other, SAID);
    expect(reply.statusCode).toBe(422);
    expect(reply.payload).not.toContain('secret');
    const capabilities = await server.inject('/api/capabilities');
    expect(capabilities.payload).not.toContain('secret');
    expect(capabilities.json()).toMatchObject({ features: { transcript: { absent: null } } });
  });
});

describe('a recording', () => {
  it('is refused without a service, which the capabilities report', async () => {
    const server = await openWith(null);
    const reply = await send(server, SAID);
    expect([reply.statusCode, reply.json<{ data: { id: string } }>().data.id]).toEqual([
      404,
      'featureAbsent',
    ]);
    const { features } = (await server.inject('/api/capabilities')).json<{ features: object }>();
    expect(features).toMatchObject({ transcript: { sources: [], absence: 'notConfigured' } });
  });

  it('is forwarded only if it is a valid WAV file [S7.10, S8.13]', async () => {
    const { url, requestedPaths } = await serveLoopback((_path, response) => sendJson(response, {}));
    const server = await openWith({ url, key: null });
    const file = Buffer.from(SAID, 'base64');
    const changed = (offset: number, value: number) => {
      const other = Buffer.from(file);
      other.writeUInt16LE(value, offset);
      return other.toString('base64');
    };
    const header = file.subarray(0, 44).toString('base64');
    const stereo = changed(22, 2);
    const slow = changed(24, 8000);
    const compressed = changed(20, 3);
    const noWav = changed(0, 0);
    const odd = `${SAID.slice(0, -4)}!`;
    for (const sent of ['', 'x', odd, header, stereo, slow, compressed, noWav, undefined, 7]) {
      const reply = await send(server, sent);
      const { id } = reply.json<{ data: { id: string } }>().data;
      expect([reply.statusCode, id], String(sent).slice(0, 80)).toEqual([400, 'badAudio']);
    }
    const endless = writeWav(new Float32Array(RATE * 21), RATE).toString('base64');
    expect((await send(server, endless)).statusCode).toBe(413);
    expect(requestedPaths).toEqual([]);
  });

  it('is refused from pages of other sites', async () => {
    const { url, requestedPaths } = await serveLoopback((_path, response) => sendJson(response, {}));
    const server = await openWith({ url, key: null });
    for (const headers of [{ origin: 'https://other.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const reply = await send(server, SAID, headers);
      expect([reply.statusCode, reply.json<{ data: { id: string } }>().data.id]).toEqual([
        403,
        'otherOrigin',
      ]);
    }
    expect(requestedPaths).toEqual([]);
  });

  it('is refused more than ten times a minute', async () => {
    const { url } = await serveLoopback((_path, response) =>
      sendJson(response, { status: 'success', transcriptInitials: { unicode: 'ਕ' } }),
    );
    const server = await openWith({ url, key: null }, { rateLimit: 1 });
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await send(server, SAID)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('a transcription service that', () => {
  it('sends words is read by their first letters', async () => {
    const { url } = await serveLoopback((_path, response) =>
      sendJson(response, { status: 'success', transcript: 'ਧੁਰ ਕੀ ਬਾਣੀ ਆਈ' }),
    );
    const reply = await send(await openWith({ url, key: null }), SAID);
    expect(reply.json()).toMatchObject({ transcriptInitials: { unicode: 'ਧਕਬਅ' } });
  });

  it('sends anything but letters yields letters only', async () => {
    const { url } = await serveLoopback((_path, response) =>
      sendJson(response, {
        status: 'success',
        transcriptInitials: { unicode: `<b>ਧ" ਰ</b>\u0000 ${'ਕਿ'.repeat(5000)}` },
      }),
    );
    const reply = await send(await openWith({ url, key: null }), SAID);
    const { unicode } = parse(TranscriptResponse, reply.json()).transcriptInitials;
    expect([...unicode]).toHaveLength(60);
    expect(unicode).toMatch(/^[ਅ-ਹ]+$/);
  });

  it('hangs up is unavailable', async () => {
    const { url } = await serveLoopback((_path, response) => response.destroy());
    const reply = await send(await openWith({ url, key: null }), SAID);
    expect(reply.json()).toMatchObject({ data: { id: 'sourceUnavailable' } });
  });

  it.each([
    ['refuses', { error: 'quota of account 17' }, 500],
    ['makes no sense', ['account 17'], 200],
    ['has nothing there', { error: 'account 17' }, 404],
  ])("%s is unavailable, and its response isn't passed on", async (_name, body, status) => {
    const { url } = await serveLoopback((_path, response) => sendJson(response, body, status));
    const reply = await send(await openWith({ url, key: null }), SAID);
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { data: { id: 'sourceUnavailable' } }]);
    expect(reply.payload).not.toContain('17');
  });

  it("gives no message for its failure is answered with the catalogue's message", async () => {
    const { url } = await serveLoopback((_path, response) =>
      sendJson(response, { status: 'error', message: ' \n' }),
    );
    await expectRefusal(send(await openWith({ url, key: null }), SAID), 422, {
      id: 'transcriptionFailed',
      error: 'Transcription failed',
    });
  });

  it("redirects isn't sent the recording and the key again", async () => {
    const other = await serveLoopback((_path, response) => sendJson(response, {}));
    const { url } = await serveLoopback((_path, response) => {
      response.writeHead(307, { location: `${other.url}/transcript` }).end();
    });
    const reply = await send(await openWith({ url, key: 'a secret' }), SAID);
    expect(reply.statusCode).toBe(503);
    expect(other.requestedPaths).toEqual([]);
  });

  it("fails five times in a row isn't called again", async () => {
    const { url, requestedPaths } = await serveLoopback((_path, response) => sendJson(response, {}, 500));
    const server = await openWith({ url, key: null });
    for (let count = 0; count < 7; count += 1) await send(server, SAID);
    expect(requestedPaths).toHaveLength(5);
  });
});
