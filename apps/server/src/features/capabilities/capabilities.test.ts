import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapabilitiesResponse, type FeatureName, FEATURES, ShabadResponse } from '@naad/api-contract';
import { GLOSSARY_NAME } from '@naad/gurbani-corpus';
import { readConfig } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer, createTestSources, loadScripture } from '../../testing/index.ts';

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
    for (const { lines, absent, absence } of sources) {
      expect(absent === null).toBe(lines > 0);
      expect(absence).toBe(lines > 0 ? null : 'notInScripture');
    }
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

  it('tells of each feature where it comes from, or why there is none', async () => {
    const { features, absent } = await ask(server, '/api/capabilities', CapabilitiesResponse);
    expect(Object.keys(features).sort()).toEqual([...FEATURES].sort());
    for (const [name, feature] of Object.entries(features)) {
      expect(feature.absent === null).toBe(feature.sources.length > 0);
      expect(feature.absence === null).toBe(feature.sources.length > 0);
      expect(absent[name] ?? null).toBe(feature.absent);
    }
    expect(features['hukamnamas']?.absence).toBe('notConfigured');
    expect(features['rehats']?.absence).toBe('notLicensed');
    expect(features['hindi']?.absence).toBe('notInScripture');
    expect(features['kosh']?.sources).toMatchObject([{ kind: 'stand-in', name: GLOSSARY_NAME }]);
    expect(features['lengths']?.sources).toMatchObject([{ kind: 'corpus' }]);
  });

  it('names what is asked in its order', async () => {
    const entries = [{ word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ' }];
    const sources = await createTestSources([{ kind: 'kosh', entries }], {
      upstreamUrl: 'https://api.example/v2',
      hukamnamaArchiveUrl: 'https://archive.example',
    });
    const other = await createTestServer({ sources });
    const { features } = await ask(other, '/api/capabilities', CapabilitiesResponse);
    await other.close();
    const kinds = (name: FeatureName) => features[name]?.sources.map(({ kind }) => kind);
    expect(kinds('kosh')).toEqual(['pack', 'upstream', 'stand-in']);
    expect(kinds('amritkeertan')).toEqual(['upstream']);
    expect(kinds('rehats')).toEqual(['upstream']);
    expect(kinds('hukamnamas')).toEqual(['archive']);
    expect(features['hukamnamas']?.sources[0]).toMatchObject({ name: 'archive.example', licence: null });
    expect(features['amritkeertan']?.sources[0]).toMatchObject({
      name: 'api.example',
      url: 'https://api.example/v2',
    });
  });

  it('credits the public archive of hukamnamas, which is asked unless told', async () => {
    const { hukamnamaArchiveUrl } = readConfig({}, '/');
    const other = await createTestServer({ sources: await createTestSources([], { hukamnamaArchiveUrl }) });
    const { features } = await ask(other, '/api/capabilities', CapabilitiesResponse);
    await other.close();
    expect(features['hukamnamas']?.sources).toMatchObject([{ kind: 'archive', licence: 'MIT' }]);
  });
});
