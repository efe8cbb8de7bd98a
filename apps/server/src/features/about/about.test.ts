import { AboutResponse } from '@naad/api-scripture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { version } from '../../version.ts';

describe('the API root', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each(['/api/v2', '/api/v2/'])('%s describes the service and links to its documentation', async (url) => {
    expect(await getParsed(server, url, AboutResponse)).toMatchObject({
      name: 'Naad verse API',
      version,
      endpoint: 'http://localhost/api/v2',
      documentation: 'http://localhost/api/docs',
    });
  });
});
