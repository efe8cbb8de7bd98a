import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { ErrorResponse, LiveSearchResponse, SearchResponse } from '@naad/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'zod/v4/core';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { anySegment, anyText, escapeBytes, repeated, units } from '../../testing/oddAddresses.ts';

interface Reply {
  readonly status: number;
  readonly body: string;
}

const anyQuery = fc
  .record(
    {
      searchtype: fc.oneof(fc.integer({ min: 0, max: 9 }).map(String), anySegment),
      livesearch: units('1', '0'),
      isGurmukhi: fc.oneof(units('1', '0'), anySegment),
      order: units('corpus', 'x'),
      source: fc.oneof(units('G', 'D', 'all', 'Z'), anySegment),
      writer: fc.oneof(units('1', '-1', 'all', '999999999', '1e9'), anySegment),
      results: units('1', '100', '0', '-5', '99999999999', 'x'),
      page: units('1', '2', '999999999', '-1', 'x'),
      updatedsince: anySegment,
      translations: fc.oneof(units('en.ssk', ''), anySegment),
    },
    { requiredKeys: [] },
  )
  .map((query) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );

/** Every request must get a response that the contract knows. */
function expectAnswer({ status, body }: Reply): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  const json: unknown = JSON.parse(body);
  const isThin = !body.includes('"lineNo"');
  parse(status >= 400 ? ErrorResponse : isThin ? LiveSearchResponse : SearchResponse, json);
}

describe('a search over the network', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let server: ApiInstance;
  let port: number;
  beforeAll(async () => {
    server = await createTestServer();
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(async () => {
    agent.destroy();
    await server.close();
  });

  /** Sends the address unchanged; `fetch` would correct it. */
  const get = (path: string) =>
    new Promise<Reply>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
        });
      })
        .on('error', reject)
        .end();
    });

  /** Sends bytes that no client library would. */
  const getRaw = (target: string) =>
    new Promise<Reply>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect(port, '127.0.0.1')
        .on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // Not before: Node drops the answer of a client that has half-closed its connection.
          socket.end();
        })
        .on('error', reject)
        .on('close', () => {
          const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
          resolve({ status: Number(head.split(' ')[1]), body });
        });
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });

  it('answers any text, however it is escaped', async () => {
    await fc.assert(
      fc.asyncProperty(anySegment, anyQuery, async (segment, query) => {
        expectAnswer(await get(`/api/v2/search/${segment}?${query}`));
      }),
      { numRuns: 250 },
    );
  });

  it('answers malformed ids', async () => {
    await fc.assert(
      fc.asyncProperty(anySegment, async (segment) => {
        expectAnswer(await get(`/api/v2/search-results/${segment}`));
      }),
      { numRuns: 50 },
    );
  });

  it('answers up to 10,000 characters and refuses more', async () => {
    const long = repeated(
      units('k', '+', '*', '"', 'k*', 'hir ', '- ', "'", '9', '%00', '%F0%9F%99%8F', escapeBytes('ਹ')),
      10_000,
    );
    await fc.assert(
      fc.asyncProperty(long, fc.integer({ min: 0, max: 9 }), async (text, type) => {
        expectAnswer(await get(`/api/v2/search/${text.replaceAll(' ', '%20')}?searchtype=${String(type)}`));
      }),
      { numRuns: 60, examples: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((type) => ['k'.repeat(10_000), type]) },
    );
  });

  it('answers malformed addresses', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expectAnswer(await getRaw(`/api/v2/search/${text}`));
      }),
      { numRuns: 60, examples: [['\u0000'], ['a\r\n'], ['ਹਰਿ'], [' '], ['\ud800']] },
    );
  });
});

describe('expensive searches', () => {
  it('are refused once their address has spent its processor time; other addresses go on', async () => {
    // Five calls and 200 ms of processor time a minute for an address.
    const server = await createTestServer({ config: { rateLimit: 0.02, trustProxy: true } });
    const search = async (address: string, text: string, { type = 8, page = 0 } = {}) => {
      const parameters = `searchtype=${String(type)}&results=100&page=${String(page)}`;
      const url = `/api/v2/search/${encodeURIComponent(text)}?${parameters}`;
      return (await server.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
    };
    const hostile = Array.from({ length: 10 }, () => 'the').join(' * ');
    // The first search of a process opens its indexes.
    await search('192.0.2.3', 'mercy');
    const statuses: number[] = [];
    for (let call = 0; call < 5; call++) {
      statuses.push(await search('192.0.2.1', hostile, { page: 9_000 + call }));
      // The number of calls alone would allow it. Cheap, so that a busy machine doesn't use up the time of this address.
      expect(await search('192.0.2.2', 'ਸਪਸਮ', { type: 0, page: call })).toBe(200);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    await server.close();
  });
});
