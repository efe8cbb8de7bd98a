import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from './features/metrics/createMetrics.ts';
import { readSamples } from './features/metrics/testing/readSamples.ts';
import { startController, startCurrentHost, startFollower } from './features/sync/testing/currentClients.ts';
import { eventually } from './features/sync/testing/eventually.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { createTestServer } from './testing/createTestServer.ts';

const line = (verseId: number) => ({ type: 'shabad', shabadId: 628, verseId, lineCount: null }) as const;

describe('metrics of sync', () => {
  const metrics = createMetrics({ serves: 'all' });
  let server: ApiInstance;
  let origin: string;
  beforeAll(async () => {
    server = await createTestServer({ config: { trustProxy: true }, metrics });
    await server.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`;
  });
  afterAll(() => server.close());

  const valuesOf = async (names: readonly string[]) => {
    const samples = readSamples(await metrics.text());
    return names.map((name) => samples.get(name));
  };
  const connections = () =>
    valuesOf([
      'naad_sync_sessions',
      ...['displays', 'controllers', 'followers', 'feeds'].map(
        (kind) => `naad_sync_connections{kind="${kind}"}`,
      ),
    ]);

  it('count sessions, displays, phones, followers and feeds, and the time until a display shows a tap [G23]', async () => {
    expect(await connections()).toEqual([0, 0, 0, 0, 0]);
    const answer = await fetch(`${origin}/api/sync/begin/metrics?v=2`);
    const { data } = (await answer.json()) as { data: { namespaceString: string; token: string } };
    const begun = { code: data.namespaceString, token: data.token };
    const host = await startCurrentHost([origin], begun);
    const phone = await startController([origin], host.code, host.pin);
    const follower = await startFollower([origin], host.code);
    const feed = get(`${origin}/api/slides/${host.code}/events`, { agent: false });
    feed.on('error', () => undefined);
    await eventually(async () => {
      expect(await connections()).toEqual([1, 1, 1, 1, 1]);
    });

    phone.tap(line(26106));
    phone.tap(line(26107));
    await eventually(() => {
      expect([...phone.taps.values()].map(({ phase }) => phase)).toEqual(['onScreen', 'onScreen']);
    });
    const [count, sum, shown, unknown] = await valuesOf([
      'naad_tap_acknowledgement_seconds_count',
      'naad_tap_acknowledgement_seconds_sum',
      'naad_taps_total{outcome="shown"}',
      'naad_taps_total{outcome="unknown"}',
    ]);
    expect([count, shown, unknown]).toEqual([2, 2, 0]);
    expect(sum).toBeGreaterThan(0);

    feed.destroy();
    follower.socket.disconnect();
    phone.close();
    await eventually(async () => {
      expect(await connections()).toEqual([1, 1, 0, 0, 0]);
    });
    const text = await metrics.text();
    for (const secret of [host.code, host.pin, host.token, phone.clientId, '26106', '198.51.100.7'])
      expect(text).not.toContain(secret);
    host.socket.disconnect();
    await eventually(async () => {
      expect((await connections())[1]).toBe(0);
    });
  });
});
