import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PageRenderer, ReportFormResponse, ReportResponse } from '@naad/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWatch, watchApi } from './components/watchApi.ts';
import { readConfig } from './config/index.ts';
import { createPagesServer } from './createPagesServer.ts';
import { createMetrics } from './features/metrics/createMetrics.ts';
import { readSamples } from './features/metrics/testing/readSamples.ts';
import { REPORT_FORM_MS } from './features/reports/createReportForms.ts';
import { REPORT_LIMIT_WINDOWS } from './features/reports/createReportLimits.ts';
import { RENDERER_HEADER } from './http/rendererCall.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { createLogger } from './logging/createLogger.ts';
import { createTestServer, dist } from './testing/createTestServer.ts';

const SITE = 'http://gurbani.example';
const visitorHeaders = { origin: SITE, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.7' };

/** Renders the first line of a shabad, as the API returns it, and passes on a submitted report. */
const renderPage: PageRenderer = async ({ api, formFields }) => {
  if (formFields) {
    const { status } = await api('/reports', formFields);
    return status === 200
      ? { kind: 'redirect', status: 302, location: '/report/x', isCacheable: false }
      : { kind: 'document', status, html: [''], styleHashes: [] };
  }
  const { verses } = (await api('/v2/shabads/1')).body as { verses: { verse: { unicode: string } }[] };
  return {
    kind: 'document',
    status: 200,
    html: [`<!doctype html><title>1</title>${verses[0]?.verse.unicode ?? ''}`],
    styleHashes: [],
  };
};

let api: ApiInstance;
let pages: ApiInstance;
let watch: ApiWatch;
const metrics = createMetrics({ serves: 'pages' });
let apiOrigin: string;

beforeAll(async () => {
  const environment = {
    NAAD_DIST: dist,
    SERVES: 'api',
    SITE_ORIGIN: SITE,
    API_ORIGIN: 'http://api.gurbani.example',
    RENDERER_KEY: 'a-key-of-two-processes-of-32-chars',
    HUKAMNAMA_ARCHIVE_URL: 'off',
    LOGIN_REDIRECT_ORIGINS: 'https://reader.example',
  };
  api = await createTestServer({ config: readConfig(environment, dist) });
  await api.listen({ host: '::1', port: 0 });
  apiOrigin = `http://[::1]:${String((api.server.address() as AddressInfo).port)}`;
  // Only the pages have a proxy in front: the API learns of visitors from them alone.
  const own = { SERVES: 'pages', API_INTERNAL_ORIGIN: apiOrigin, TRUST_PROXY: 'loopback' };
  const config = readConfig({ ...environment, ...own }, dist);
  watch = await watchApi(apiOrigin, { failed: () => undefined, recovered: () => undefined });
  pages = await createPagesServer({
    config,
    reader: { renderPage, sitemapEntries: [], clientDirectory: dist },
    api: watch,
    logger: createLogger('silent'),
    metrics,
  });
});
afterAll(async () => {
  await pages.close();
  await api.close();
});

/** Sends a body in pieces, as a large upload. */
function upload(path: string, bytes: Buffer): Promise<number> {
  const { port } = pages.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = sendRequest({ host: '127.0.0.1', port, path, method: 'PUT', headers: visitorHeaders });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(bytes);
  });
}

describe('a server of pages [D3]', () => {
  it('renders pages with data of the API, which its visitors don’t pay for', async () => {
    for (let index = 0; index < 120; index += 1) {
      const page = await pages.inject({ url: '/shabad?id=1', headers: visitorHeaders });
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('ੴ')]);
    }
  });

  it('passes an account’s calls on, with cookies, forms and statuses unchanged', async () => {
    const credentials = { email: 'someone@example.org', password: 'a long and odd sentence' };
    const signUp = await pages.inject({
      method: 'POST',
      url: '/api/login/signup',
      headers: visitorHeaders,
      payload: { ...credentials, firstname: 'Some', lastname: 'One' },
    });
    expect([signUp.statusCode, signUp.json()]).toEqual([200, { redirect: '/login?signedup=1' }]);
    const sso = await pages.inject({ url: '/api/login/sso', headers: visitorHeaders });
    const form = await pages.inject({
      method: 'POST',
      url: '/api/login/password',
      headers: { ...visitorHeaders, 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      cookies: Object.fromEntries(sso.cookies.map(({ name, value }) => [name, value])),
      payload: new URLSearchParams(credentials).toString(),
    });
    expect([form.statusCode, form.headers.location]).toEqual([303, expect.stringContaining('/?token=')]);
    expect(form.cookies.map(({ name, sameSite }) => [name, sameSite])).toContainEqual(['naad-known', 'Lax']);
    expect((await pages.inject({ url: '/api/user', headers: visitorHeaders })).statusCode).toBe(401);
    expect((await pages.inject('/api/v2/shabads/1')).statusCode).toBe(404);
  });

  it('refuses another site’s calls as the API does', async () => {
    const { statusCode, json } = await pages.inject({
      method: 'POST',
      url: '/api/login/claim',
      headers: { ...visitorHeaders, origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
      payload: { token: 'x'.repeat(43) },
    });
    expect([statusCode, json()]).toMatchObject([403, { data: { id: 'otherOrigin' } }]);
  });

  it.each([
    ['https://reader.example', 'https://reader.example'],
    ['https://evil.example', undefined],
  ])('tells browsers as the API does if a page of %s may call account routes', async (origin, allowed) => {
    const { statusCode, headers } = await pages.inject({
      method: 'OPTIONS',
      url: '/api/user',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, allowed]);
  });

  it('passes bodies on in pieces, up to the API’s own limit', async () => {
    await pages.listen({ host: '127.0.0.1', port: 0 });
    expect(await upload('/api/pothis', Buffer.alloc(600_000, ' '))).toBe(413);
  });

  it('has the visitor’s own limit, whatever header a visitor sends [D4]', async () => {
    const remaining = async (address: string, more = {}) =>
      Number(
        (
          await pages.inject({
            url: '/api/user',
            headers: { ...visitorHeaders, 'x-forwarded-for': address, ...more },
          })
        ).headers['x-ratelimit-remaining'],
      );
    const first = await remaining('198.51.100.1');
    expect(first).toBeGreaterThan(2);
    expect(await remaining('198.51.100.1')).toBe(first - 1);
    expect(await remaining('198.51.100.2')).toBe(first);
    const forged = { [RENDERER_HEADER]: 'guessed render 203.0.113.9' };
    expect(await remaining('198.51.100.1', forged)).toBe(first - 2);
  });

  it('passes reports on, as JSON and as forms of its pages, which count for their visitor [T79]', async () => {
    const headers = { ...visitorHeaders, 'x-forwarded-for': '203.0.113.50' };
    const opened = async () =>
      ReportFormResponse.parse(
        (await pages.inject({ url: '/api/reports/form?verse=1', headers })).json<unknown>(),
      ).form ?? '';
    const forms = [];
    for (let count = 0; count <= REPORT_LIMIT_WINDOWS.address.max; count += 1) forms.push(await opened());
    await new Promise((resolve) => setTimeout(resolve, REPORT_FORM_MS.min));
    const [sent, ...others] = forms.map((form, index) => ({
      form,
      about: 'gurmukhi',
      correction: `x ${String(index)}`,
    }));
    const json = await pages.inject({ method: 'POST', url: '/api/reports', headers, payload: sent ?? {} });
    const { token } = ReportResponse.parse(json.json<unknown>());
    const status = await pages.inject({ url: `/api/reports/${token}`, headers });
    expect([status.statusCode, status.json()]).toMatchObject([200, { status: 'received' }]);
    const submit = (fields: Record<string, string>, more = {}) =>
      pages.inject({
        method: 'POST',
        url: '/report?verse=1',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
        payload: new URLSearchParams(fields).toString(),
      });
    const [form = { form: '', about: '', correction: '' }] = others;
    const foreign = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await submit(form, foreign)).statusCode).toBe(403);
    const answers = [];
    for (const each of others) answers.push((await submit(each)).statusCode);
    expect(answers).toEqual([
      ...Array.from({ length: REPORT_LIMIT_WINDOWS.address.max - 1 }, () => 302),
      429,
    ]);
  });

  it('measures its pages and the calls that it passes on, and has the state of the API [G21, G24]', async () => {
    const countsOf = async () => {
      const samples = readSamples(await metrics.text());
      const [page = 0, call = 0] = ['route="/*",status="200"', 'route="/og/*",status="404"'].map(
        (labels) => samples.get(`naad_http_request_duration_seconds_count{method="GET",${labels}}`) ?? 0,
      );
      return { page, call };
    };
    const before = await countsOf();
    for (const url of ['/shabad?id=1', '/og/none/1.png', '/og/none/2.png'])
      await pages.inject({ url, headers: visitorHeaders });
    const after = await countsOf();
    expect([after.page - before.page, after.call - before.call]).toEqual([1, 2]);
    const samples = readSamples(await metrics.text());
    expect(samples.get('naad_component_state{component="api",state="ready"}')).toBe(1);
    expect([...samples.keys()].some((name) => name.includes('component="scripture"'))).toBe(false);
  });

  it('says that the API is away [D5]', async () => {
    await api.close();
    const form = await pages.inject({
      method: 'POST',
      url: '/api/login/password',
      headers: { ...visitorHeaders, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=x',
    });
    expect([form.statusCode, form.headers.location]).toEqual([303, '/login?problem=accountsUnavailable']);
    const call = await pages.inject({ url: '/api/user', headers: visitorHeaders });
    expect([call.statusCode, call.json()]).toMatchObject([503, { data: { id: 'accountsUnavailable' } }]);
    const report = await pages.inject({
      method: 'POST',
      url: '/api/reports',
      headers: visitorHeaders,
      payload: {},
    });
    expect([report.statusCode, report.json()]).toMatchObject([503, { data: { id: 'reportsUnavailable' } }]);
    const picture = await pages.inject('/og/shabad/3590.png');
    expect(picture.statusCode).toBe(503);
  });
});
