import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CeremonyResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

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
  ])('returns ceremony %i with its %i lines [S3.7, S7.14]', async (id, count) => {
    const { ceremonyInfo, verses } = await getParsed(server, `/api/ceremonies/${id}`, CeremonyResponse);
    expect(ceremonyInfo.ceremonyID).toBe(id);
    expect(ceremonyInfo.unicode).toMatch(/[਀-੿]/);
    expect(verses).toHaveLength(count);
  });

  it('name the source, raag and writer of their first verse, which existing followers read [T94]', async () => {
    const { ceremonyInfo } = await getParsed(server, '/api/ceremonies/3', CeremonyResponse);
    expect(ceremonyInfo).toMatchObject({
      source: { sourceId: 'G', english: 'Sri Guru Granth Sahib Ji', pageNo: 917 },
      raag: { english: 'Raag Raamkalee' },
      writer: { english: 'Guru Amardas Ji' },
    });
  });

  it('are also served at the root, for clients with one base address', async () => {
    const below = await server.inject('/api/ceremonies/3');
    const root = await server.inject('/ceremonies/3');
    expect(root.statusCode).toBe(200);
    expect(root.payload).toBe(below.payload);
    expect(root.headers['access-control-allow-origin']).toBe('*');
    expect(root.headers['cache-control']).toBe(below.headers['cache-control']);
  });

  it.each(['/api/ceremonies', '/ceremonies'])('%s refuses an unknown ceremony', async (base) => {
    await expectError(server, `${base}/2`, 'ceremonyNotFound');
    await expectError(server, `${base}/x`, 'badRequest');
  });
});
