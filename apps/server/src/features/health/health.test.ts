import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HealthResponse, ReadinessResponse } from '@naad/api-contract';
import { READY, unavailable } from '../../components/componentHealth.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('health', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each(['/api/v2/health', '/healthz'])('%s answers 200 and is never cached', async (url) => {
    expect(await getParsed(server, url, HealthResponse)).toEqual({ ok: true });
    const { headers } = await server.inject({ url });
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('reports each component, and stays ready while the scripture is served', async () => {
    const parts = { health: { accounts: () => unavailable('unreachable'), sessions: () => READY } };
    const degraded = await createTestServer(parts);
    const { statusCode, headers } = await degraded.inject('/readyz');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(await getParsed(degraded, '/readyz', ReadinessResponse)).toEqual({
      ok: true,
      degraded: true,
      components: {
        scripture: READY,
        sessions: READY,
        accounts: { ok: false, state: 'unavailable', reason: 'unreachable' },
      },
    });
    await degraded.close();
    expect(await getParsed(server, '/readyz', ReadinessResponse)).toMatchObject({
      ok: true,
      degraded: false,
    });
  });
});
