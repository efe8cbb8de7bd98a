import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HealthResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer } from '../../testing/index.ts';

describe('health', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each(['/api/v2/health', '/healthz', '/readyz'])('%s answers and is never cached', async (url) => {
    expect(await ask(server, url, HealthResponse)).toEqual({ ok: true });
    const { headers } = await server.inject({ url });
    expect(headers['cache-control']).toBe('no-cache');
  });
});
