import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { CapabilitiesResponse } from '@naad/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../testing/memoryCaches.ts';
import { DEVICE_PARTS, type DevicePart, packNamesOf } from './deviceParts.ts';

const ORIGIN = 'http://naad.test';
const API = '/api';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const CAPABILITIES: CapabilitiesResponse = {
  name: 'Naad',
  version: '1',
  corpus: { builtFrom: '', hash: '', updated: '', lines: 1, shabads: 1 },
  searchTypes: [],
  sources: [],
  translations: [],
  transliterations: [],
  visraamSources: [],
  absent: {},
  features: {},
};

/** A build whose packs are short texts, different for each build. */
function build(edition: string) {
  const contentOf = (name: string) => `${name} of ${edition}`;
  const packOf = (name: string) => ({
    name,
    file: `${name}-${edition}.pack`,
    bytes: contentOf(name).length,
    sha256: sha256(contentOf(name)),
  });
  const names = packNamesOf({ parts: DEVICE_PARTS, translations: ['en.ssk', 'pu.ss'] });
  const isOfSearch = (name: string) =>
    /^(ranks|letters|initials|gurmukhi|folded|main|main-joined|sound|english|spanish)$/.test(name);
  const manifest = { formatVersion: 1, updated: '' };
  const corpus = names.filter((name) => !isOfSearch(name) && name !== 'hukamnamas').map(packOf);
  return {
    body: {
      corpus: { ...manifest, builtFrom: 'a test', hash: edition, packs: corpus },
      search: {
        ...manifest,
        builtFrom: edition,
        hash: `search ${edition}`,
        packs: names.filter(isOfSearch).map(packOf),
      },
      hukamnamas: packOf('hukamnamas'),
      transfer: { text: 4 },
    },
    signed: JSON.stringify({
      format: 'naad-manifest/1',
      root: '',
      lineCount: 0,
      works: [],
      packs: corpus,
    }),
    contents: new Map(names.map((name) => [`/packs/${packOf(name).file}`, contentOf(name)])),
  };
}

type Build = ReturnType<typeof build>;

/** A site that serves a build; a test may make it fail or lie. */
function createSite() {
  const keys = generateKeyPairSync('ed25519');
  const site = {
    build: build('one'),
    keys,
    requested: [] as string[],
    /** Answers instead of the site; null for a failed connection. */
    override: (_path: string): string | null | undefined => undefined,
  };
  const answerOf = (path: string, { body, signed, contents }: Build): string | undefined => {
    switch (path) {
      case '/packs/manifest.json':
        return JSON.stringify(body);
      case `${API}/capabilities`:
        return JSON.stringify(CAPABILITIES);
      case '/.well-known/naad-manifest.json':
        return signed;
      case '/.well-known/naad-manifest.json.sig':
        return sign(null, Buffer.from(signed), site.keys.privateKey).toString('base64');
      case '/.well-known/naad-key.pem':
        return site.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
      default:
        return contents.get(path);
    }
  };
  const fetch = (url: string) => {
    const { pathname } = new URL(url, ORIGIN);
    site.requested.push(pathname);
    const overridden = site.override(pathname);
    if (overridden === null) return Promise.reject(new TypeError('Failed to fetch'));
    const text = overridden ?? answerOf(pathname, site.build);
    return Promise.resolve(new Response(text ?? null, { status: text === undefined ? 404 : 200 }));
  };
  return { site, fetch };
}

describe('the store of what is on this device', () => {
  let site: ReturnType<typeof createSite>['site'];
  let caches: ReturnType<typeof memoryCaches>;
  let difference: string | null;
  let quota: number;
  const persist = vi.fn(() => Promise.resolve(true));

  /** The store of a newly loaded page. */
  async function loadPage() {
    vi.resetModules();
    const { deviceStore } = await import('./deviceStore.ts');
    await deviceStore.look();
    return deviceStore;
  }

  beforeEach(() => {
    const created = createSite();
    ({ site } = created);
    caches = memoryCaches(ORIGIN);
    difference = null;
    quota = 1e9;
    persist.mockClear();
    const stored = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    };
    vi.stubGlobal('window', { caches, localStorage, location: { origin: ORIGIN } });
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('navigator', {
      storage: { persist, estimate: () => Promise.resolve({ quota, usage: 0 }) },
    });
    vi.stubGlobal('fetch', created.fetch);
    // The browser's worker hashes the scripture; verifyScripture has tests of its own.
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage() {
          this.dispatchEvent(new MessageEvent('message', { data: { difference } }));
        }
        terminate() {
          return undefined;
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const choice = (...parts: DevicePart[]) => ({ parts, translations: ['en.ssk'] });
  const partsOf = async () => (await loadPage()).get().stored?.parts ?? null;
  const packRequests = () => site.requested.filter((path) => path.endsWith('.pack'));

  it('downloads a choice with what reading needs, asks the browser to keep it, and finds it later [O11, O15]', async () => {
    const store = await loadPage();
    await store.measure();
    expect(store.get()).toMatchObject({ stored: null, failure: null });
    expect(packRequests()).toEqual([]);
    await store.download(choice('meanings'), API);
    expect(persist).toHaveBeenCalledOnce();
    expect(store.get()).toMatchObject({ failure: null, work: null, wanted: null });
    const later = (await loadPage()).get();
    expect(later.stored).toMatchObject({ parts: ['reading', 'meanings'], translations: ['en.ssk'] });
    expect(later.stored?.packs.map(({ name }) => name)).toEqual(
      packNamesOf({ parts: ['reading', 'meanings'], translations: ['en.ssk'] }),
    );
  });

  it('adds and removes a part without downloading the others again [O11]', async () => {
    const store = await loadPage();
    await store.download(choice('reading'), API);
    site.requested.length = 0;
    await store.download(choice('letters'), API);
    expect(packRequests()).toEqual(['/packs/letters-one.pack']);
    await store.remove('letters');
    expect(await partsOf()).toEqual(['reading']);
    await store.remove('reading');
    expect(await partsOf()).toBeNull();
    expect((await loadPage()).get().failure).toBeNull();
  });

  it('resumes an interrupted download, also after a reload, without the packs that have arrived [O15]', async () => {
    site.override = (path) => (path === '/packs/source-one.pack' ? null : undefined);
    const store = await loadPage();
    await store.download(choice('reading'), API);
    expect(store.get()).toMatchObject({ stored: null, failure: 'network' });
    const later = await loadPage();
    expect(later.get()).toMatchObject({ failure: 'interrupted', wanted: choice('reading') });
    site.override = () => undefined;
    site.requested.length = 0;
    await later.download(choice('reading'), API);
    expect(packRequests()).not.toContain('/packs/text-one.pack');
    expect(await partsOf()).toEqual(['reading']);
  });

  it('pauses at once, and forgets a download that is given up [O15]', async () => {
    const store = await loadPage();
    site.override = (path) => {
      if (path === '/packs/source-one.pack') store.pause();
      return undefined;
    };
    await store.download(choice('reading'), API);
    expect(store.get()).toMatchObject({ stored: null, work: null, failure: 'interrupted' });
    await store.cancel();
    expect((await loadPage()).get()).toMatchObject({ stored: null, wanted: null, failure: null });
  });

  it('keeps the older build until all of a newer one is here: builds never mix [O16]', async () => {
    const store = await loadPage();
    await store.download(choice('letters'), API);
    site.build = build('two');
    site.override = (path) => (path === '/packs/letters-two.pack' ? null : undefined);
    await store.renew(API);
    expect(store.get().failure).toBe('network');
    const files = async () => (await loadPage()).get().stored?.packs.map(({ file }) => file) ?? [];
    expect((await files()).every((file) => file.endsWith('-one.pack'))).toBe(true);
    site.override = () => undefined;
    const later = await loadPage();
    await later.download({ parts: [], translations: [] }, API);
    expect((await files()).every((file) => file.endsWith('-two.pack'))).toBe(true);
    const cache = await caches.open('naad-packs-1');
    const urls = (await cache.keys()).map(({ url }) => url);
    expect(urls.filter((url) => url.includes('-one.pack'))).toEqual([]);
  });

  it('refuses a text that differs from the signed manifest [O14]', async () => {
    const store = await loadPage();
    difference = 'the hash of G ang 917 differs';
    await store.download(choice('reading'), API);
    expect(store.get()).toMatchObject({ stored: null, failure: 'untrusted' });
  });

  it('refuses packs that the signed manifest does not name, a wrong signature and another key [O14]', async () => {
    const store = await loadPage();
    site.override = (path) => (path.endsWith('.sig') ? 'AAAA' : undefined);
    await store.download(choice('reading'), API);
    expect(store.get().failure).toBe('untrusted');
    site.override = (path) => (path === '/.well-known/naad-manifest.json' ? build('two').signed : undefined);
    await store.download(choice('reading'), API);
    expect(store.get().failure).toBe('untrusted');
    expect(packRequests()).toEqual([]);
    site.override = () => undefined;
    await store.download(choice('reading'), API);
    expect(store.get().failure).toBeNull();
    site.keys = generateKeyPairSync('ed25519');
    await store.download(choice('letters'), API);
    expect(store.get()).toMatchObject({ failure: 'untrusted', stored: { parts: ['reading'] } });
  });

  it('refuses a pack with a wrong checksum, and says if there is no room [O15]', async () => {
    const store = await loadPage();
    site.override = (path) => (path === '/packs/text-one.pack' ? 'other' : undefined);
    await store.download(choice('reading'), API);
    expect(store.get().failure).toBe('broken');
    quota = 10;
    site.override = () => undefined;
    await store.download(choice('letters'), API);
    expect(store.get().failure).toBe('noRoom');
  });

  it('notices that the browser removed what was complete, and tells it once [O15]', async () => {
    const store = await loadPage();
    await store.download(choice('reading'), API);
    await caches.delete('naad-packs-1');
    const later = await loadPage();
    expect(later.get()).toMatchObject({ stored: null, failure: 'evicted' });
    later.confirmEviction();
    expect((await loadPage()).get().failure).toBeNull();
  });

  it('downloads again only what is damaged [O15]', async () => {
    const store = await loadPage();
    await store.download(choice('reading'), API);
    const cache = await caches.open('naad-packs-1');
    await cache.delete('/packs/text-one.pack');
    await store.markDamaged();
    const later = await loadPage();
    expect(later.get()).toMatchObject({ stored: null, wanted: choice('reading') });
    site.requested.length = 0;
    await later.download(choice('reading'), API);
    expect(packRequests()).toEqual(['/packs/text-one.pack']);
  });

  it('offers to complete the searches that earlier versions stored [O15]', async () => {
    await caches.open('naad-search');
    expect((await loadPage()).get().wanted?.parts).toEqual(['reading', 'letters', 'words', 'romanized']);
  });
});
