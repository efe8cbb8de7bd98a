import { sha256 } from '@noble/hashes/sha2.js';
import type { ApiTransport, CapabilitiesResponse, Feature, FeatureName } from '@naad/api-contract';
import { FEATURES } from '@naad/api-contract';
import { createLocalApi, type ScriptureServices, type ScriptureSources } from '@naad/api-scripture';
import { createShabadOrder } from '@naad/api-scripture/presenters';
import {
  type AmritKeertan,
  createGlossaryKosh,
  createHukamnamas,
  createVerseIds,
  decodeDays,
  type Hukamnamas,
  type ProviderChain,
  type Rehats,
  type SnapshotYears,
  SourceError,
} from '@naad/api-scripture/sources';
import {
  type Corpus,
  createCorpus,
  createScriptureHashes,
  GLOSSARY_NAME,
  type PackFile,
  toHex,
} from '@naad/gurbani-corpus';
import { isSourceId, TRANSLATION_CODES } from '@naad/gurbani-model';
import { createQuoteChecker, type QuoteChecker } from '@naad/gurbani-quotes';
import { createSearchEngine } from '@naad/gurbani-search';
import { createDevicePacks, type DevicePacks } from './createDevicePacks.ts';
import { READING_PACKS } from './deviceParts.ts';
import type { StoredScripture } from './packCache.ts';

export interface DeviceApiOptions {
  readonly stored: StoredScripture;
  readonly siteName: string;
  readonly version: string;
  /** Absolute address that the paths of the API are below, for addresses in answers. */
  readonly base: string;
  /** Reads a stored pack and checks it; rejects if it is missing or damaged. */
  readonly read: (pack: PackFile) => Promise<Uint8Array>;
  /** Called for a damaged or missing pack. */
  readonly onDamaged: (pack: PackFile) => void;
  /** Resolves in a later turn of the event loop. */
  readonly nextTurn: () => Promise<void>;
  /** Reports an error that isn't in the contract. */
  readonly onFailure: (error: unknown) => void;
}

/** Texts of an operator that only the server has. */
const elsewhere = (): never => {
  throw new SourceError('network', 'Only the server has this.');
};
const REMOTE_REHATS: Rehats = {
  list: elsewhere,
  chapters: elsewhere,
  texts: elsewhere,
  search: elsewhere,
};
const REMOTE_KEERTAN: AmritKeertan = { chapters: elsewhere, rows: elsewhere, shabadOf: elsewhere };

/** The archive of hukamnamas, decoded when it is first needed. */
function createStoredHukamnamas({ pack }: DevicePacks): Hukamnamas {
  let archive: Hukamnamas | null = null;
  const open = () =>
    (archive ??= createHukamnamas(decodeDays(pack('hukamnamas').json('years') as SnapshotYears)));
  return {
    find: (day) => open().find(day),
    latest: (last) => open().latest(last),
    earliest: (first) => open().earliest(first),
  };
}

function createSources(
  corpus: Corpus,
  packs: DevicePacks,
  { features: known, translations }: CapabilitiesResponse,
): ScriptureSources {
  const features = Object.fromEntries(
    FEATURES.map((name): [FeatureName, Feature] => [name, known[name] ?? { sources: [], absent: '' }]),
  ) as Record<FeatureName, Feature>;
  /** A provider with the credit of the last source: the server asks its own data last. */
  const chain = <Provider>(name: FeatureName, provider: Provider): ProviderChain<Provider> => {
    const { sources, absent } = features[name];
    const source = sources.at(-1);
    return { feeders: source ? [{ source, provider }] : [], absent: absent ?? '' };
  };
  return {
    kosh: {
      feeders: [
        {
          source: { kind: 'stand-in', name: GLOSSARY_NAME, licence: null, url: null },
          provider: createGlossaryKosh(corpus),
        },
      ],
      absent: '',
    },
    amritKeertan: chain('amritkeertan', REMOTE_KEERTAN),
    rehats: chain('rehats', REMOTE_REHATS),
    hukamnamas: chain('hukamnamas', createStoredHukamnamas(packs)),
    // Translations of an operator's data packs are only on the server, but pages may ask for them.
    extras: {
      hindi: {},
      translations: [],
      visraams: {},
      translators: translations.flatMap(({ key, language, translator, sources, source }) => {
        const code = Object.values(TRANSLATION_CODES).find((each) => each === language);
        return source && code
          ? [{ key, language: code, name: translator, sourceIds: sources.filter(isSourceId), source }]
          : [];
      }),
    },
    banis: corpus.catalogue.banis,
    features,
  };
}

const { lineHash, createMerklePaths } = createScriptureHashes((...parts) => {
  const hash = sha256.create();
  for (const part of parts) hash.update(part);
  return hash.digest();
});

function createServices(
  { stored, siteName, version }: DeviceApiOptions,
  corpus: Corpus,
  packs: DevicePacks,
): ScriptureServices {
  const search = createSearchEngine(corpus, packs.pack, 'lazy');
  let quotes: QuoteChecker | null = null;
  return {
    config: { siteName, mainTextAsBdb: stored.capabilities.bdbFrom !== undefined },
    version,
    corpus,
    search,
    get quotes() {
      return (quotes ??= createQuoteChecker(corpus, search));
    },
    order: createShabadOrder(corpus),
    sources: createSources(corpus, packs, stored.capabilities),
    verseIds: createVerseIds(corpus, null),
    hashes: { ofLine: (unicode) => toHex(lineHash(unicode)), pathsOf: createMerklePaths },
    health: {},
    siteFiles: { hasDoodles: false },
  };
}

/**
 * Opens the scripture on this device as an API with the server's routes. Packs beside those for reading are opened when an
 * answer first needs them.
 *
 * @throws PackError if a pack for reading is missing or damaged, or the packs don't belong together
 */
export async function createDeviceApi(options: DeviceApiOptions): Promise<ApiTransport> {
  const { stored, base, nextTurn, onFailure, read, onDamaged } = options;
  let opened: Corpus | null = null;
  const packs = createDevicePacks({
    packs: stored.packs,
    read,
    onDamaged,
    asciiOf: (line) => opened?.ascii(line) ?? '',
  });
  await Promise.all(READING_PACKS.map(packs.open));
  const corpus = createCorpus({ manifest: stored.manifest.corpus, pack: packs.pack }, 'lazy');
  opened = corpus;
  return createLocalApi(createServices(options, corpus, packs), {
    base,
    nextTurn,
    onFailure,
    openPack: packs.open,
  });
}
