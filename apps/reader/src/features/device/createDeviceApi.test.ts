import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ApiTransport, CapabilitiesResponse, type FeatureName, FEATURES } from '@naad/api-contract';
import { createLocalApi } from '@naad/api-scripture';
import { createShabadOrder } from '@naad/api-scripture/presenters';
import {
  createGlossaryKosh,
  createHukamnamas,
  createVerseIds,
  decodeDays,
} from '@naad/api-scripture/sources';
import { type Corpus, encodePack, GLOSSARY_NAME, type PackFile } from '@naad/gurbani-corpus';
import { createMerklePaths, lineHash, loadCorpus } from '@naad/gurbani-corpus/node';
import { TRANSLITERATION_SCRIPTS } from '@naad/gurbani-model';
import { createQuoteChecker } from '@naad/gurbani-quotes';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeviceApi } from './createDeviceApi.ts';
import { transliterateLine } from './createDevicePacks.ts';
import { findPacks, readDeviceManifest } from './deviceManifest.ts';
import { DEVICE_PARTS, type DeviceChoice, packNamesOf } from './deviceParts.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const YEARS = { 2024: '2ZS/1839 - RCQ/2050' };
const ARCHIVE = { kind: 'archive', name: 'An archive', licence: null, url: null } as const;
const BASE = 'http://localhost/api';

const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** What the server says that it has: hukamnamas, a dictionary and codes of conduct. */
const features = Object.fromEntries(
  FEATURES.map((name): [FeatureName, { sources: (typeof ARCHIVE)[]; absent: string | null }] => [
    name,
    /hukamnamas|rehats/.test(name)
      ? { sources: [ARCHIVE], absent: null }
      : { sources: [], absent: `No ${name}.` },
  ]),
) as CapabilitiesResponse['features'] & Record<FeatureName, { sources: []; absent: string }>;

describe('the API of the scripture on this device', () => {
  let corpus: Corpus;
  let server: ApiTransport;
  let body: { corpus: unknown; search: unknown; hukamnamas: PackFile };
  const archive = encodePack('hukamnamas', { years: { kind: 'json', value: YEARS } });
  const folders = ['gurbani-corpus', 'gurbani-search'] as const;

  beforeAll(async () => {
    corpus = await loadCorpus(`${DIST}gurbani-corpus`);
    const search = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
    const chain = <Provider>(provider: Provider) => ({
      feeders: [{ source: ARCHIVE, provider }],
      absent: '',
    });
    const none = { feeders: [], absent: '' };
    server = createLocalApi(
      {
        config: { siteName: 'Naad', mainTextAsBdb: true },
        version: '1',
        corpus,
        search,
        quotes: createQuoteChecker(corpus, search),
        order: createShabadOrder(corpus),
        sources: {
          kosh: {
            feeders: [
              {
                source: { kind: 'stand-in', name: GLOSSARY_NAME, licence: null, url: null },
                provider: createGlossaryKosh(corpus),
              },
            ],
            absent: '',
          },
          hukamnamas: chain(createHukamnamas(decodeDays(YEARS))),
          amritKeertan: none,
          rehats: none,
          extras: { hindi: {}, translations: [], visraams: {}, translators: [] },
          banis: corpus.catalogue.banis,
          features,
        },
        verseIds: createVerseIds(corpus, null),
        hashes: { ofLine: (unicode) => lineHash(unicode).toString('hex'), pathsOf: createMerklePaths },
        health: {},
        siteFiles: { hasDoodles: false },
      },
      { base: BASE, nextTurn, onFailure: () => undefined },
    );
    const [ofCorpus, ofSearch] = await Promise.all(
      folders.map(
        async (folder) => JSON.parse(await readFile(`${DIST}${folder}/manifest.json`, 'utf8')) as unknown,
      ),
    );
    body = {
      corpus: ofCorpus,
      search: ofSearch,
      hukamnamas: { name: 'hukamnamas', file: 'hukamnamas-0.pack', bytes: archive.length, sha256: '' },
    };
  });

  /** Opens a device that stores a choice; `opened` are the packs read, in order. */
  async function openDevice(choice: DeviceChoice, damaged?: string) {
    const manifest = readDeviceManifest(body);
    const opened: string[] = [];
    const onDamaged = vi.fn();
    const capabilities = CapabilitiesResponse.parse((await server('/capabilities')).body);
    capabilities.translations.push({
      key: 'en.pack',
      language: 'en',
      translator: 'A translator of a data pack',
      sources: ['G'],
      source: { ...ARCHIVE, kind: 'pack' },
    });
    const api = await createDeviceApi({
      stored: {
        ...choice,
        key: null,
        capabilities,
        manifest,
        packs: findPacks(manifest, packNamesOf(choice)),
      },
      siteName: 'Naad',
      version: '1',
      base: BASE,
      async read({ name, file }) {
        opened.push(name);
        if (name === damaged) throw new Error('damaged');
        if (name === 'hukamnamas') return archive;
        const folder = manifest.corpus.packs.some((pack) => pack.name === name) ? folders[0] : folders[1];
        return new Uint8Array(await readFile(`${DIST}${folder}/${file}`));
      },
      onDamaged,
      nextTurn,
      onFailure: (error) => {
        throw error;
      },
    });
    return { api, opened, onDamaged };
  }

  const READING = ['catalogue', 'lines', 'text', 'source', 'ranks'];
  const texts = 'translations=en.ssk&transliterations=en,hi,ipa,ur';

  it('answers as the server does, with every part stored [O12]', async () => {
    const { api } = await openDevice({ parts: DEVICE_PARTS, translations: ['en.ssk', 'pu.ss'] });
    for (const address of [
      `/v2/shabads/1839?${texts}`,
      `/v2/shabads/3590?translations=pu.ss&transliterations=`,
      `/v2/angs/917/G?${texts}`,
      `/v2/angs/1/D?${texts}`,
      `/v2/banis/2?${texts}`,
      '/v2/banis',
      '/v2/writers',
      `/v2/hukamnamas/2024/1/1?${texts}`,
      `/v2/hukamnamas/2024/1/2?${texts}`,
      '/gloss/1',
      '/index/G',
      '/v2/shabads/99999999',
      ...['DDrgj', 'ਧਰਗਜ'].map(
        (text, type) => `/v2/search/${encodeURIComponent(text)}?searchtype=${String(type)}&${texts}`,
      ),
      `/v2/search/${encodeURIComponent('ਰਾਮਦਾਸ')}?searchtype=2&${texts}`,
      `/v2/search/blessed?searchtype=3&${texts}`,
      `/v2/search/dhan dhan ramdas?searchtype=4&${texts}`,
      `/v2/search/917?searchtype=5&${texts}`,
      `/v2/search/ਧਨ ਧਨ?searchtype=6&${texts}`,
      `/v2/search/ddrgj?searchtype=7&${texts}`,
      `/v2/search/waheguru?searchtype=8&${texts}`,
    ]) {
      expect(await api(address), address).toEqual(await server(address));
    }
  });

  it('opens only the packs that an answer needs, each once [O13]', async () => {
    const { api, opened } = await openDevice({ parts: DEVICE_PARTS, translations: ['en.ssk'] });
    expect([...opened].sort()).toEqual([...READING].sort());
    await Promise.all([api(`/v2/shabads/1839?${texts}`), api(`/v2/angs/5/G?${texts}`)]);
    expect(opened.slice(READING.length)).toEqual(['translation-en.ssk']);
    await api('/gloss/1');
    expect(opened.slice(READING.length)).toEqual(['translation-en.ssk', 'gloss']);
  });

  it('leaves out translations that are not stored, and refuses other parts that are not [O13]', async () => {
    const { api } = await openDevice({ parts: ['reading'], translations: ['en.ssk'] });
    const ask = '/v2/shabads/1839?translations=en.ssk,pu.ss,en.pack&transliterations=en';
    const withOne = await server('/v2/shabads/1839?translations=en.ssk&transliterations=en');
    expect(await api(ask)).toEqual(withOne);
    for (const address of [
      `/v2/search/DDrgj?searchtype=0&${texts}`,
      '/gloss/1',
      '/related/shabad/1839',
      '/v2/hukamnamas/2024/1/1',
      '/v2/rehats',
    ]) {
      expect((await api(address)).status, address).toBe(503);
    }
    expect((await api('/user')).status).toBe(404);
  });

  it('reports a damaged pack, and refuses what needs it [O13]', async () => {
    const { api, onDamaged } = await openDevice({ parts: DEVICE_PARTS, translations: [] }, 'gloss');
    expect((await api('/gloss/1')).status).toBe(503);
    expect(onDamaged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'gloss' }));
    await expect(openDevice({ parts: ['reading'], translations: [] }, 'text')).rejects.toThrow('lack text');
  });

  it('computes the transliterations of the build, letter by letter [O12]', () => {
    for (let line = 0; line < corpus.lineCount; line += 499) {
      for (const script of TRANSLITERATION_SCRIPTS) {
        const computed = transliterateLine(corpus.ascii(line), script);
        expect(computed, `${script} ${String(line)}`).toBe(corpus.transliteration(line, script));
      }
    }
  });
});
