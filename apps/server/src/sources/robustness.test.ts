import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ErrorResponse } from '@naad/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'zod/v4/core';
import type { ApiInstance } from '../http/apiInstance.ts';
import { HUKAMNAMA_DAYS } from '../testing/hukamnamaDays.ts';
import { createTestServer } from '../testing/createTestServer.ts';
import { createTestSources } from '../testing/createTestSources.ts';
import { anySegment, units } from '../testing/oddAddresses.ts';

const packs = [
  { kind: 'hukamnamas', days: HUKAMNAMA_DAYS },
  { kind: 'kosh', entries: [{ word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ' }] },
  { kind: 'amrit-keertan', chapters: [{ id: 1, name: 'ਹਉਮੈ', shabads: [{ shabadId: 1839 }] }] },
  {
    kind: 'rehats',
    rehats: [{ id: 1, name: 'x', alphabet: 'roman', chapters: [{ id: 1, name: 'x', content: 'x' }] }],
  },
];

const number = fc.oneof(
  fc.integer().map(String),
  units('1', '01', '+1', '1e3', '0x1', '%D9%A3', '%E0%A5%AF', '-0', '9'.repeat(30)),
  anySegment,
);
const path = fc.oneof(
  fc.tuple(number, number, number).map((parts) => `hukamnamas/${parts.join('/')}`),
  number.map((part) => `hukamnamas/${part}`),
  anySegment.map((part) => `kosh/${part}`),
  anySegment.map((part) => `kosh/word/${part}`),
  anySegment.map((part) => `kosh/search/${part}`),
  number.map((part) => `amritkeertan/index/${part}`),
  number.map((part) => `amritkeertan/shabads/${part}`),
  number.map((part) => `rehats/${part}`),
  fc.tuple(number, number).map(([rehat, chapter]) => `rehats/${rehat}/chapters/${chapter}`),
  anySegment.map((part) => `rehats/search/${part}`),
  number.map((part) => `banis/${part}`),
);
const query = fc
  .record(
    {
      translations: fc.oneof(units('en.ssk', 'hi.ss', ''), anySegment),
      transliterations: fc.oneof(units('en', ''), anySegment),
      updatedsince: anySegment,
      length: fc.oneof(units('s', 'm', 't', 'b'), anySegment),
    },
    { requiredKeys: [] },
  )
  .map((each) =>
    Object.entries(each)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );

describe('routes with external sources, over the network [R9]', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let server: ApiInstance;
  let port: number;
  beforeAll(async () => {
    server = await createTestServer({ sources: await createTestSources(packs) });
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(async () => {
    agent.destroy();
    await server.close();
  });

  /** Sends the address unchanged; `fetch` would normalize it. */
  const get = (address: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: address, agent }, (response) => {
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

  it('respond to any address, however it is escaped, within the contract', async () => {
    await fc.assert(
      fc.asyncProperty(path, query, async (asked, parameters) => {
        const { status, body } = await get(`/api/v2/${asked}?${parameters}`);
        expect(status, `${asked}?${parameters}: ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(200);
        expect(status, `${asked}?${parameters}: ${body.slice(0, 200)}`).toBeLessThan(500);
        const json: unknown = JSON.parse(body);
        if (status >= 400) parse(ErrorResponse, json);
      }),
      { numRuns: 500 },
    );
  });

  it('respond promptly to words and text of any length', async () => {
    for (const part of ['a', '!', '%E0%A8%85', '%E0%A5%A5', '%00', '.']) {
      for (const kind of ['kosh', 'kosh/word', 'kosh/search', 'rehats/search', 'hukamnamas']) {
        expect((await get(`/api/v2/${kind}/${part.repeat(5000)}`)).status).toBeLessThan(500);
      }
    }
  });
});
