import { type Manifest, type PackFile, PackError, parseManifest } from '@naad/gurbani-corpus';

export const MANIFEST_ADDRESS = '/packs/manifest.json';
export const packAddress = ({ file }: Pick<PackFile, 'file'>): string => `/packs/${file}`;

/** The packs of one build that a device may store. */
export interface DeviceManifest {
  /** Manifest of the scripture. */
  readonly corpus: Manifest;
  readonly packs: ReadonlyMap<string, PackFile>;
  /** Bytes of a pack as it is sent. */
  transferOf(pack: PackFile): number;
  /** Different for every build. */
  readonly version: string;
}

/**
 * Parses the server's manifest of packs.
 *
 * @throws PackError if it is malformed or its packs are of different builds
 */
export function readDeviceManifest(body: unknown): DeviceManifest {
  const {
    corpus: corpusPart,
    search: searchPart,
    hukamnamas,
    transfer,
  } = (body ?? {}) as Record<string, unknown>;
  const corpus = parseManifest(JSON.stringify(corpusPart ?? null));
  const search = parseManifest(JSON.stringify(searchPart ?? null));
  if (search.builtFrom !== corpus.hash) throw new PackError('The packs are from different builds.');
  const archive = parseManifest(JSON.stringify({ ...search, packs: [hukamnamas] })).packs;
  const sizes = (transfer ?? {}) as Readonly<Record<string, unknown>>;
  return {
    corpus,
    packs: new Map([...corpus.packs, ...search.packs, ...archive].map((pack) => [pack.name, pack])),
    transferOf({ name, bytes }) {
      const size = sizes[name];
      return typeof size === 'number' ? size : bytes;
    },
    version: [corpus.hash, search.hash, ...archive.map(({ sha256 }) => sha256)].join(' '),
  };
}

/**
 * Finds packs by their names.
 *
 * @throws PackError if the build lacks one
 */
export function findPacks({ packs }: DeviceManifest, names: readonly string[]): PackFile[] {
  return names.map((name) => {
    const pack = packs.get(name);
    if (!pack) throw new PackError(`The packs lack ${name}.`);
    return pack;
  });
}
