import { once } from 'node:events';
import { get, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { ApiError } from '@naad/api-contract';
import fastify, { type FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ApiInstance } from './apiInstance.ts';
import { createEventStreams, type EventStream, type EventStreamOptions } from './createEventStreams.ts';

const HEARTBEAT_MS = 20;
/** More than a socket buffers. */
const LARGE = 'x'.repeat(16_000_000);

describe('an event stream', () => {
  let app: ApiInstance;
  let port: number;
  let streams: EventStream[];
  let taken: number;
  let heartbeats: number;
  let options: EventStreamOptions;

  beforeEach(async () => {
    streams = [];
    taken = 0;
    heartbeats = 0;
    options = {
      takeSlot: () => {
        taken += 1;
        return () => {
          taken -= 1;
        };
      },
      onHeartbeat: () => {
        heartbeats += 1;
      },
    };
    app = fastify() as unknown as ApiInstance;
    const openEventStream = createEventStreams(app, HEARTBEAT_MS);
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('access-control-allow-origin', '*').header('cache-control', 'public');
      done();
    });
    app.get('/events', async (asked: FastifyRequest, reply) => {
      const stream = openEventStream(asked, reply, options);
      if (!stream) return reply;
      streams.push(stream);
      return undefined;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
    onTestFinished(() => app.close());
  });

  /** Opens the stream like a browser; `text` grows as it arrives. */
  async function open() {
    const asked = get({ port, path: '/events', agent: false });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const received = { response, text: '', leave: () => asked.destroy() };
    response.on('error', () => undefined);
    response.setEncoding('utf8').on('data', (piece: string) => {
      received.text += piece;
    });
    return received;
  }

  it('has the headers of the other responses and of a stream', async () => {
    const { response } = await open();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
    });
  });

  it('sends each event at once, and its end', async () => {
    const received = await open();
    const [stream] = streams;
    stream?.send({ a: 'ੴ\n' });
    stream?.send([], { id: '1.2', event: 'slide' });
    await expect
      .poll(() => received.text)
      .toContain('data: {"a":"ੴ\\n"}\n\nid: 1.2\nevent: slide\ndata: []\n\n');
    expect(taken).toBe(1);
    stream?.end();
    stream?.send('too late');
    await once(received.response, 'end');
    expect(received.text).not.toContain('too late');
    await expect.poll(() => taken).toBe(0);
  });

  it('sends heartbeats until it ends', async () => {
    const received = await open();
    await expect.poll(() => heartbeats).toBeGreaterThan(1);
    await expect.poll(() => received.text).toContain(': alive\n\n: alive\n\n');
    streams[0]?.end();
    const before = heartbeats;
    await once(received.response, 'close');
    expect(heartbeats).toBe(before);
  });

  it('aborts its signal and releases its slot when the client leaves', async () => {
    const received = await open();
    expect(streams[0]?.signal.aborted).toBe(false);
    received.leave();
    await expect.poll(() => taken).toBe(0);
    expect(streams[0]?.signal.aborted).toBe(true);
  });

  it('ends when its slot is taken back', async () => {
    const ends: (() => void)[] = [];
    options = {
      takeSlot: (end) => {
        ends.push(end);
        return () => undefined;
      },
    };
    const { response } = await open();
    ends[0]?.();
    await once(response, 'end');
    expect(streams[0]?.signal.aborted).toBe(true);
  });

  it('answers HEAD with its headers and takes no slot', async () => {
    const asked = request({ port, path: '/events', method: 'HEAD', agent: false }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect([response.statusCode, streams.length, taken]).toEqual([200, 0, 0]);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    response.resume();
    await once(response, 'end');
  });

  it('is refused with an ordinary response if there is no slot', async () => {
    options = {
      takeSlot: () => {
        throw new ApiError('tooManyRequests');
      },
    };
    const response = await fetch(`http://127.0.0.1:${String(port)}/events`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect([response.status, taken]).toEqual([429, 0]);
  });

  it('ends when the server closes, even if its client reads nothing', async () => {
    const received = await open();
    const stalled = connect(port, '127.0.0.1').pause();
    stalled.on('error', () => undefined);
    stalled.write('GET /events HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(() => streams.length).toBe(2);
    streams[1]?.send(LARGE);
    await Promise.all([app.close(), once(received.response, 'end')]);
    await expect.poll(() => taken).toBe(0);
    stalled.destroy();
  });
});
