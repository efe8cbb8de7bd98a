import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapabilitiesResponse, ShabadResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer, loadScripture } from '../../testing/index.ts';

describe('capabilities', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('says what the scripture was built from and how much it is', async () => {
    const { corpus, searchTypes } = await ask(server, '/api/capabilities', CapabilitiesResponse);
    expect(corpus).toMatchObject({ builtFrom: '@shabados/database 4.8.3', lines: 141_264 });
    expect(searchTypes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('gives a reason for each work without text, and for no other', async () => {
    const { sources } = await ask(server, '/api/capabilities', CapabilitiesResponse);
    for (const { lines, absent } of sources) expect(absent === null).toBe(lines > 0);
    expect(sources.find(({ sourceId }) => sourceId === 'A')?.absent).not.toBeNull();
  });

  it('names every translation that verses hold by the key it has there', async () => {
    const { translations } = await ask(server, '/api/capabilities', CapabilitiesResponse);
    const { corpus, search: _search } = await loadScripture();
    expect(translations.map(({ key }) => key)).toEqual(corpus.catalogue.translators.map(({ key }) => key));
    const { verses } = await ask(server, '/api/v2/shabads/40023', ShabadResponse);
    const own = translations.filter(({ sources }) => sources.includes('B'));
    expect(own.length).toBeGreaterThan(0);
    for (const { key } of own) {
      const [language, field] = key.split('.') as ['en' | 'pu', string];
      expect(verses.some(({ translation }) => translation[language][field] != null)).toBe(true);
    }
  });
});
