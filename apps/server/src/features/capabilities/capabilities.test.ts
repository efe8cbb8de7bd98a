import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapabilitiesResponse, type FeatureName, FEATURES, ShabadResponse } from '@naad/api-contract';
import { GLOSSARY_NAME } from '@naad/gurbani-corpus';
import { limited, READY, unavailable } from '../../components/componentHealth.ts';
import { readConfig } from '../../config/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { createTestSources } from '../../testing/createTestSources.ts';

describe('capabilities', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('report the source and size of the scripture', async () => {
    const { corpus, searchTypes } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
    expect(corpus).toMatchObject({ builtFrom: '@shabados/database 4.8.3', lines: 141_264 });
    expect(searchTypes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('give a reason for each work without text, and for no other', async () => {
    const { sources } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
    for (const { lines, absent, absence } of sources) {
      expect(absent === null).toBe(lines > 0);
      expect(absence).toBe(lines > 0 ? null : 'notInScripture');
    }
    expect(sources.find(({ sourceId }) => sourceId === 'A')?.absent).not.toBeNull();
  });

  it('name the schemes of transliterations, and the scripts in which no reader has reviewed them [T37]', async () => {
    const { transliterationSchemes } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
    expect(transliterationSchemes).toEqual([
      { id: 'anvaad', name: 'anvaad-js 1.5.0', computed: true, unreviewed: ['hi', 'ur', 'ipa'] },
      { id: 'naad', name: 'Naad', computed: true, unreviewed: ['hi', 'ur', 'ipa'] },
    ]);
  });

  it('list every translation that verses have, by its key', async () => {
    const { translations } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
    const { corpus, search: _search } = await loadScripture();
    expect(translations.map(({ key }) => key)).toEqual(corpus.catalogue.translators.map(({ key }) => key));
    const { verses } = await getParsed(server, '/api/v2/shabads/40023', ShabadResponse);
    const own = translations.filter(({ sources }) => sources.includes('B'));
    expect(own.length).toBeGreaterThan(0);
    for (const { key } of own) {
      const [language, field] = key.split('.') as ['en' | 'pu', string];
      expect(verses.some(({ translation }) => translation[language][field] != null)).toBe(true);
    }
  });

  it('give the source of each feature, or why it is absent', async () => {
    const { features, absent } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
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

  it('list sources in the order in which they are queried', async () => {
    const entries = [{ word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ' }];
    const sources = await createTestSources([{ kind: 'kosh', entries }], {
      upstreamUrl: 'https://api.example/v2',
      hukamnamaArchiveUrl: 'https://archive.example',
    });
    const other = await createTestServer({ sources });
    const { features } = await getParsed(other, '/api/capabilities', CapabilitiesResponse);
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

  it('list unavailable components, and may be cached for a minute', async () => {
    let accounts = READY;
    const other = await createTestServer({
      health: { accounts: () => accounts, sessions: () => limited('full') },
    });
    const askAgain = () => getParsed(other, '/api/capabilities', CapabilitiesResponse);
    expect((await askAgain()).unavailable).toBeUndefined();
    accounts = unavailable('timeout');
    expect((await askAgain()).unavailable).toEqual(['accounts']);
    const { headers } = await other.inject('/api/capabilities');
    expect(headers['cache-control']).toBe('public, max-age=60');
    accounts = READY;
    expect((await askAgain()).unavailable).toBeUndefined();
    await other.close();
  });

  it('credit the public archive of hukamnamas, which is used by default', async () => {
    const { hukamnamaArchiveUrl } = readConfig({}, '/');
    const other = await createTestServer({ sources: await createTestSources([], { hukamnamaArchiveUrl }) });
    const { features } = await getParsed(other, '/api/capabilities', CapabilitiesResponse);
    await other.close();
    expect(features['hukamnamas']?.sources).toMatchObject([{ kind: 'archive', licence: 'MIT' }]);
  });
});
