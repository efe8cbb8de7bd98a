import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer } from '../../testing/index.ts';
import { version } from '../../version.ts';
import { AboutResponse } from './schema.ts';

describe('about', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each(['/api/v2', '/api/v2/'])('%s says what this is, and where', async (url) => {
    expect(await ask(server, url, AboutResponse)).toMatchObject({
      name: 'Naad verse API',
      version,
      endpoint: 'http://localhost:80/api/v2',
      documentation: 'http://localhost:80/api/docs',
    });
  });
});
