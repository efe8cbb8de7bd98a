import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/index.ts';
import { logIn, SOMEONE } from '../../testing/actAsBrowser.ts';

describe('kept lists', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('are written in place of what was read, and of their owner alone', async () => {
    const { browser, headers } = await logIn(server);
    const read = async () => (await browser.get('/api/pothis', headers)).json<unknown>();
    expect(await read()).toEqual({ revision: 0, library: null });
    const library = { version: 1, pothis: [{ name: 'ਆਸਾ ਦੀ ਵਾਰ \0 </script>', items: [{ shabadId: 5 }] }] };
    const write = (revision: number) => browser.put('/api/pothis', { revision, library }, headers);
    expect((await write(0)).json()).toEqual({ revision: 1 });
    const late = await write(0);
    expect([late.statusCode, late.json()]).toMatchObject([409, { data: { id: 'pothisChanged' } }]);
    expect((await write(1)).json()).toEqual({ revision: 2 });
    expect(await read()).toEqual({ revision: 2, library });
    const other = await logIn(server, { ...SOMEONE, email: 'other@naad.test' });
    expect((await other.browser.get('/api/pothis', other.headers)).json()).toMatchObject({ revision: 0 });
  });

  it.each([
    { revision: -1, library: { version: 1 } },
    { revision: 0, library: {} },
    { revision: 0, library: [] },
    { revision: '0', library: { version: 1 } },
  ])('are not %o', async (body) => {
    const { browser, headers } = await logIn(server);
    expect((await browser.put('/api/pothis', body, headers)).statusCode).toBe(400);
  });
});
