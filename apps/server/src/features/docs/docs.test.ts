import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { description?: string; responses: Record<string, unknown>; parameters?: unknown[] }>
  >;
  readonly components: { schemas: Record<string, unknown> };
}

/** Every `$ref` of a description. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : referencesIn(each),
  );
}

/** Routes to which visitors send data: captions, recordings, quotations, events. */
const SENT =
  /^\/api\/(captions|transcript|quotes|events|reports|reports\/form|reports\/\{token\}\/erase-contact)$/;
const ACCOUNT = /^\/api\/(login|logout|user|favourite-shabads|pothis)(\/|$)/;

describe('the OpenAPI description', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('describes every route of the API and nothing else [F16]', async () => {
    const { openapi, paths } = (await server.inject('/api/docs/json')).json<OpenApi>();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).sort()).toEqual([
      '/api/assistant',
      '/api/assistant/written',
      '/api/audio/health',
      '/api/audio/hukamnamas/{day}',
      '/api/audio/hukamnamas/{day}/track',
      '/api/audio/shabads/{id}',
      '/api/audio/shabads/{id}/track',
      '/api/capabilities',
      '/api/captions',
      '/api/ceremonies/{id}',
      '/api/doodle',
      '/api/events',
      '/api/favourite-shabads',
      '/api/favourite-shabads/export',
      '/api/favourite-shabads/import',
      '/api/favourite-shabads/{shabadId}',
      '/api/gloss/{id}',
      '/api/hukamnama-days/{day}',
      '/api/index/{source}',
      '/api/login/claim',
      '/api/login/passkey',
      '/api/login/passkey/options',
      '/api/login/password',
      '/api/login/signup',
      '/api/login/sso',
      '/api/logout',
      '/api/messages/web/{day}',
      '/api/pothis',
      '/api/quotes',
      '/api/related/shabad/{id}',
      '/api/rephrase',
      '/api/reports',
      '/api/reports/form',
      '/api/reports/{token}',
      '/api/reports/{token}/erase-contact',
      '/api/search',
      '/api/slides/{code}',
      '/api/slides/{code}/captions.vtt',
      '/api/slides/{code}/events',
      '/api/sync/begin',
      '/api/sync/begin/{host}',
      '/api/sync/end/{code}',
      '/api/sync/join/{code}',
      '/api/transcript',
      '/api/user',
      '/api/user/export',
      '/api/user/passkeys',
      '/api/user/passkeys/options',
      '/api/user/passkeys/{id}',
      '/api/user/password',
      '/api/v2',
      '/api/v2/amritkeertan',
      '/api/v2/amritkeertan/index',
      '/api/v2/amritkeertan/index/{chapter}',
      '/api/v2/amritkeertan/shabads/{row}',
      '/api/v2/angs/{range}',
      '/api/v2/angs/{range}/{source}',
      '/api/v2/banis',
      '/api/v2/banis/{id}',
      '/api/v2/health',
      '/api/v2/hukamnamas',
      '/api/v2/hukamnamas/{year}',
      '/api/v2/hukamnamas/{year}/{month}',
      '/api/v2/hukamnamas/{year}/{month}/{date}',
      '/api/v2/kosh/search/{text}',
      '/api/v2/kosh/word/{word}',
      '/api/v2/kosh/{letter}',
      '/api/v2/raags',
      '/api/v2/random',
      '/api/v2/random/{source}',
      '/api/v2/receipts/angs/{source}/{ang}',
      '/api/v2/receipts/{id}',
      '/api/v2/rehats',
      '/api/v2/rehats/search/{text}',
      '/api/v2/rehats/{rehat}',
      '/api/v2/rehats/{rehat}/chapters',
      '/api/v2/rehats/{rehat}/chapters/{chapter}',
      '/api/v2/search-results/{ids}',
      '/api/v2/search/{query}',
      '/api/v2/shabads/{ids}',
      '/api/v2/sources',
      '/api/v2/writers',
      '/api/verse-ids/{shabads}/{verses}',
      '/ceremonies/{id}',
      '/sync/begin',
      '/sync/begin/{host}',
      '/sync/end/{code}',
      '/sync/join/{code}',
    ]);
    for (const [address, operations] of Object.entries(paths)) {
      // Routes of an account also write.
      if (!ACCOUNT.test(address) && !SENT.test(address))
        expect(Object.keys(operations), address).toEqual(['get']);
      for (const { responses } of Object.values(operations)) expect(Object.keys(responses)).toContain('200');
    }
    const methodsOf = (address: string) => Object.keys(paths[address] ?? {}).sort();
    expect(methodsOf('/api/favourite-shabads')).toEqual(['get', 'post']);
    expect(methodsOf('/api/pothis')).toEqual(['get', 'put']);
    expect(methodsOf('/api/user')).toEqual(['delete', 'get']);
    expect(paths['/api/v2/search/{query}']?.['get']?.parameters).toHaveLength(22);
  });

  it('says what of the reference API is missing, and which form of Unicode is sent [T98]', async () => {
    const { info } = (await server.inject('/api/docs/json')).json<{ info: { description: string } }>();
    expect(info.description).toContain('no GraphQL (`/v2/graphql`)');
    expect(info.description).toContain('precomposed');
    expect((await server.inject('/api/v2/graphql')).statusCode).toBe(404);
  });

  it('describes the slide of a session, its fields, its event stream and its refusals [U14]', async () => {
    const { paths } = (await server.inject('/api/docs/json')).json<OpenApi>();
    const operation = (address: string) => paths[address]?.['get'];
    const slide = JSON.stringify(operation('/api/slides/{code}')?.responses['200']);
    for (const field of ['seq', 'epoch', 'hostOnline', 'unicode', 'visraams', 'translations', 'around'])
      expect(slide).toContain(`"${field}"`);
    const stream = operation('/api/slides/{code}/events');
    expect(stream?.description).toContain('`end` when the session is over');
    expect(stream?.responses['200']).toMatchObject({ content: { 'text/event-stream': {} } });
    expect(stream?.responses['404']).toMatchObject({ content: { 'application/json': {} } });
    for (const address of ['/api/slides/{code}', '/api/slides/{code}/events'])
      expect(Object.keys(operation(address)?.responses ?? {})).toEqual(['200', '404', '429', '503']);
  });

  it('references only schemas that it defines', async () => {
    const description = (await server.inject('/api/docs/json')).json<OpenApi>();
    const named = Object.keys(description.components.schemas).map((id) => `#/components/schemas/${id}`);
    const references = new Set(referencesIn(description));
    expect(references.size).toBeGreaterThan(10);
    for (const reference of references) expect(named).toContain(reference);
  });

  it('is shown without inline scripts or styles', async () => {
    const { statusCode, payload, headers } = await server.inject('/api/docs');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(payload).not.toMatch(/<style|<script(?![^>]* src=)| style=| on[a-z]+=/);
    for (const [, url] of payload.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const file = await server.inject(url ?? '');
      expect(file.statusCode, url).toBe(200);
      expect(url?.startsWith('/api/docs/')).toBe(true);
    }
  });

  it('is at the root if the API is', async () => {
    const root = await createTestServer({ config: { apiPrefix: '' } });
    const { payload } = await root.inject('/docs');
    expect(payload).toContain('"/docs/static/swagger-ui.css"');
    expect((await root.inject('/docs/static/swagger-ui.css')).statusCode).toBe(200);
    await root.close();
  });
});
