import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/createTestSite.ts';

describe('short links [K11]', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite();
  });
  afterAll(() => site.close());

  it.each([
    ['/s/3590', '/shabad?id=3590'],
    ['/s/3590/', '/shabad?id=3590'],
    ['/s/3590/123', '/shabad?id=3590&highlight=123'],
    ['/s/1,2/3,4', '/shabad?id=1,2&highlight=3,4'],
    ['/s/1,2', '/shabad?id=1,2'],
    ['/g/917', '/ang?ang=917'],
    ['/d/1300', '/ang?ang=1300&source=D'],
    ['/v/40', '/ang?ang=40&source=B'],
    ['/gs/28', '/ang?ang=28&source=S'],
    ['/h', '/hukamnama'],
    ['/h/2024-01-05', '/hukamnama?date=2024/1/5'],
  ])('%s leads to %s [S2.43, S2.44, S2.45]', async (short, page) => {
    const { statusCode, headers } = await site.server.inject(short);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(page);
  });

  it.each([
    '/s',
    '/s/',
    '/s/x',
    '/s/0',
    '/s/1,',
    '/s/,',
    '/s/1/x',
    '/s/1//evil.example',
    '/s/1/2/3',
    '/s/%2f%2fevil.example',
    `/s/${Array.from({ length: 51 }, () => '1').join(',')}`,
    '/g/0',
    '/g/x',
    '/g/1/2',
    '/k/1',
    '/h/2024-02-30',
    '/h/yesterday',
    '/constructor/1',
  ])('%s is invalid and leads nowhere [K20]', async (address) => {
    const { statusCode, headers } = await site.server.inject(address);
    expect(statusCode).toBe(404);
    expect(headers.location).toBeUndefined();
  });

  it('redirect from their own host name to the site [S9.45]', async () => {
    const shared = await createTestSite({
      shareOrigin: 'https://s.example',
      siteOrigin: 'https://gurbani.example',
    });
    const { headers } = await shared.server.inject({ url: '/s/3590', headers: { host: 's.example' } });
    expect(headers.location).toBe('https://gurbani.example/shabad?id=3590');
    await shared.close();
  });
});
