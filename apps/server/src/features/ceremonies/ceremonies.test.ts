import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CeremonyResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer, expectError } from '../../testing/index.ts';

describe('ceremonies', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each([
    [1, 25],
    [3, 41],
    [5, 231],
    [6, 169],
  ])('gives ceremony %i with its %i lines', async (id, count) => {
    const { ceremonyInfo, verses } = await ask(server, `/api/ceremonies/${id}`, CeremonyResponse);
    expect(ceremonyInfo.ceremonyID).toBe(id);
    expect(ceremonyInfo.unicode).toMatch(/[਀-੿]/);
    expect(verses).toHaveLength(count);
  });

  it('answers at the root too, for clients with one base address', async () => {
    const below = await server.inject('/api/ceremonies/3');
    const root = await server.inject('/ceremonies/3');
    expect(root.statusCode).toBe(200);
    expect(root.payload).toBe(below.payload);
    expect(root.headers['access-control-allow-origin']).toBe('*');
    expect(root.headers['cache-control']).toBe(below.headers['cache-control']);
  });

  it.each(['/api/ceremonies', '/ceremonies'])('%s refuses what is none', async (base) => {
    await expectError(server, `${base}/2`, 'ceremonyNotFound');
    await expectError(server, `${base}/x`, 'badRequest');
  });
});
