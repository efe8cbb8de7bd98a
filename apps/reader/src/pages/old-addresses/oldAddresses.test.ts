import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '@naad/api-client';
import { english } from '@naad/ui-i18n/testing';
import { resolveRoute } from '../resolveRoute.ts';

const resolve = (href: string) =>
  resolveRoute({
    url: new URL(href, 'http://naad.test'),
    api: {} as ApiClient,
    language: 'en',
    i18n: english,
    preferences: DEFAULT_PREFERENCES,
  });

describe('an old address', () => {
  it.each([
    ['/search.asp', '/'],
    ['/Search.asp?Text=hjgq', '/'],
    ['/page.asp?SourceID=G&PageNo=5', '/ang?ang=5&source=G'],
    ['/page.asp?sourceid=d&PAGENO=5', '/ang?ang=5&source=D'],
    ['/Page.ASP?SourceID=G&PageNo=5&ShabadID=7', '/ang?ang=5&source=G'],
    ['/page.asp?SourceID=N&PageNo=5', '/ang?ang=5&source=N'],
    ['/page.asp?ShabadID=7', '/shabad?id=7'],
    ['/page.asp?shabadid=7&PageNo=x', '/shabad?id=7'],
    ['/page.asp?SourceID=Z&PageNo=5&ShabadID=7', '/shabad?id=7'],
    ['/page.asp?random=1', '/shabad?random'],
    ['/page.asp?random', '/shabad?random'],
    ['/page.asp?Random=', '/shabad?random'],
    ['/page.asp', '/'],
    ['/page.asp?PageNo=5', '/'],
    ['/page.asp?SourceID=G&PageNo=-5', '/'],
    ['/page.asp?ShabadID=7&ShabadID=8', '/shabad?id=7'],
    ['/page.asp?ShabadID=//evil.test', '/'],
  ])('%s redirects permanently to %s [B5, B6, S2.37, S2.38]', async (href, to) => {
    expect(await resolve(href)).toEqual({ kind: 'redirect', to, isCacheable: true, isPermanent: true });
  });

  it.each([
    ['/rehat.asp', 'khalisfoundation.org'],
    ['/tabla.asp', 'tabla.pro'],
  ])('%s is a page that leads to %s [B7]', async (href, host) => {
    const page = await resolve(href);
    expect(page).toMatchObject({ kind: 'page', status: 200, content: { page: 'outside' } });
    expect(JSON.stringify(page)).toContain(`"href":"https://${host}/"`);
  });
});
