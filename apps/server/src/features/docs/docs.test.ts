import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/index.ts';

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, unknown>; parameters?: unknown[] }>
  >;
  readonly components: { schemas: Record<string, unknown> };
}

/** Every reference of a description. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : referencesIn(each),
  );
}

describe('docs', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('describes every route of the API and nothing else', async () => {
    const { openapi, paths } = (await server.inject('/api/docs/json')).json<OpenApi>();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).sort()).toEqual([
      '/api/capabilities',
      '/api/ceremonies/{id}',
      '/api/v2',
      '/api/v2/angs/{range}',
      '/api/v2/angs/{range}/{source}',
      '/api/v2/banis',
      '/api/v2/banis/{id}',
      '/api/v2/health',
      '/api/v2/raags',
      '/api/v2/random',
      '/api/v2/random/{source}',
      '/api/v2/search-results/{ids}',
      '/api/v2/search/{query}',
      '/api/v2/shabads/{ids}',
      '/api/v2/sources',
      '/api/v2/writers',
      '/ceremonies/{id}',
    ]);
    for (const operations of Object.values(paths)) {
      expect(Object.keys(operations)).toEqual(['get']);
      expect(Object.keys(operations['get']?.responses ?? {})).toContain('200');
    }
    expect(paths['/api/v2/search/{query}']?.['get']?.parameters).toHaveLength(14);
  });

  it('refers to no shape that it does not name', async () => {
    const description = (await server.inject('/api/docs/json')).json<OpenApi>();
    const named = Object.keys(description.components.schemas).map((id) => `#/components/schemas/${id}`);
    const references = new Set(referencesIn(description));
    expect(references.size).toBeGreaterThan(10);
    for (const reference of references) expect(named).toContain(reference);
  });

  it('shows the description without anything inline', async () => {
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

  it('is at the root where the API is', async () => {
    const root = await createTestServer({ config: { apiPrefix: '' } });
    const { payload } = await root.inject('/docs');
    expect(payload).toContain('"/docs/static/swagger-ui.css"');
    expect((await root.inject('/docs/static/swagger-ui.css')).statusCode).toBe(200);
    await root.close();
  });
});
