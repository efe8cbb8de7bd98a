import { describe, expect, it } from 'vitest';
import { sendJson, serveLoopback } from '../testing/serveLoopback.ts';
import { createPoliteFetch, ImportStopped } from './createPoliteFetch.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';

const createFast = (pauses: string[] = []) =>
  createPoliteFetch({
    rate: 20,
    backoffMs: 1,
    onPause: (_seconds, reason) => pauses.push(reason),
  });

it('requests keep to the rate, and to half of it once the server was too busy [T83]', async () => {
  let isBusy = false;
  const server = await serveLoopback((_path, response) => {
    sendJson(response, {}, isBusy ? 429 : 200);
    isBusy = false;
  });
  const client = createFast();
  const elapsed = async (count: number) => {
    const start = performance.now();
    for (let done = 0; done < count; done += 1) await client.get(server.url);
    return performance.now() - start;
  };
  expect(await elapsed(5)).toBeGreaterThanOrEqual(4 * 50 - 5);
  isBusy = true;
  await elapsed(1);
  expect(await elapsed(5)).toBeGreaterThanOrEqual(4 * 100 - 5);
});

describe('a server that fails', () => {
  it('is asked three times for an address, with longer pauses, and has recovered if it answers [T83]', async () => {
    const server = await serveLoopback((_path, response) => {
      if (server.requestedPaths.length < 3) sendJson(response, {}, 500);
      else sendJson(response, { ok: true });
    });
    const pauses: string[] = [];
    expect(await createFast(pauses).get(`${server.url}/a`)).toEqual({ ok: true });
    expect(pauses).toEqual(['Answered with 500.', 'Answered with 500.']);
    server.answer = (_path, response) => {
      response.end('{"cut off":');
    };
    await expect(createFast().get(`${server.url}/b`)).rejects.toThrow('The response is not JSON.');
    expect(server.requestedPaths).toEqual(['/a', '/a', '/a', '/b', '/b', '/b']);
  });

  it('is not asked again for an address that it refuses, and has nothing where it answers 404 [T83]', async () => {
    const server = await serveLoopback((path, response) => {
      sendJson(response, {}, path === '/none' ? 404 : 403);
    });
    await expect(createFast().get(`${server.url}/a`)).rejects.toThrow('Answered with 403.');
    expect(await createFast().get(`${server.url}/none`)).toBeNull();
    expect(server.requestedPaths).toEqual(['/a', '/none']);
  });

  it('stops the import after five addresses in a row, or eight answers that it is busy [T83]', async () => {
    const server = await serveLoopback((_path, response) => {
      sendJson(response, {}, 503);
    });
    const client = createPoliteFetch({ rate: 20_000, backoffMs: 1, onPause: () => undefined });
    await expect(client.get(`${server.url}/a`)).rejects.toThrow(
      /answers with 503\. Repeat the command later/,
    );
    expect(server.requestedPaths).toHaveLength(8);
    for (let count = 1; count < 5; count += 1) client.countFailure('/b', 'Wrong.');
    client.countSuccess();
    for (let count = 1; count < 5; count += 1) client.countFailure('/b', 'Wrong.');
    expect(() => {
      client.countFailure('/c', 'Wrong.');
    }).toThrow(ImportStopped);
  });

  it('is left alone at once if it asks for a pause of an hour [T83]', async () => {
    const server = await serveLoopback((_path, response) => {
      response.writeHead(429, { 'retry-after': '3600' }).end();
    });
    await expect(createFast().get(`${server.url}/a`)).rejects.toThrow('asks to wait 60 minutes');
    expect(server.requestedPaths).toHaveLength(1);
  });
});

it('Retry-After is read in seconds or as a date [T83]', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(parseRetryAfter('3', now)).toBe(3_000);
  expect(parseRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
  expect(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  expect([parseRetryAfter(null, now), parseRetryAfter('soon', now)]).toEqual([null, null]);
});
