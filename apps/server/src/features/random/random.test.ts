import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShabadResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

describe('random', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const random = (path: string) =>
    getParsed(server, `/api/v2/random${path}?translations=&transliterations=`, ShabadResponse);

  it.each(['G', 'D', 'B', 'S', 'N', 'R', 'K'])('returns a shabad of %s', async (source) => {
    expect((await random(`/${source}`)).shabadInfo.source.sourceId).toBe(source);
  });

  it.each(['', '/', '/id'])('returns one of the Guru Granth Sahib by default (%j) [T95]', async (path) => {
    expect((await random(path)).shabadInfo.source.sourceId).toBe('G');
  });

  it('returns different shabads from every work, and is never cached', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => random('/all')));
    expect(new Set(answers.map(({ shabadInfo }) => shabadInfo.shabadId)).size).toBeGreaterThan(30);
    expect(new Set(answers.map(({ shabadInfo }) => shabadInfo.source.sourceId)).size).toBeGreaterThan(1);
    const { headers } = await server.inject('/api/v2/random');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('refuses sources that are unknown or have no text', async () => {
    await expectError(server, '/api/v2/random/X', 'badSource');
    await expectError(server, '/api/v2/random/A', 'sourceAbsent');
  });
});
