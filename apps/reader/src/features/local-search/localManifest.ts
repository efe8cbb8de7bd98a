import { type Manifest, type PackFile, PackError, parseManifest } from '@naad/gurbani-corpus';
import type { SearchKind } from '@naad/gurbani-search';
import { packsOfKind } from '@naad/gurbani-search/worker';

/**
 * Searches that are kept for a device without a connection, in the order in which their packs come. English is left to
 * the server: its translations and their index would take as much again.
 */
export const LOCAL_KINDS: readonly SearchKind[] = [
  'firstLetters',
  'firstLettersAnywhere',
  'gurmukhiWord',
  'mainLetters',
  'romanized',
];

export const MANIFEST_ADDRESS = '/packs/manifest.json';
export const packAddress = ({ file }: Pick<PackFile, 'file'>): string => `/packs/${file}`;

/** The packs of one build that this device searches by. */
export interface LocalManifest {
  /** The manifest of the scripture. */
  readonly corpus: Manifest;
  /** Those of {@link LOCAL_KINDS}, what is needed first before the others. */
  readonly packs: readonly PackFile[];
  /** What they take on their way, in bytes. */
  readonly transferBytes: number;
  /** Another for every build. */
  readonly version: string;
}

/**
 * Reads what the server says of its packs.
 *
 * @throws PackError where it is not that, or lacks what a search needs
 */
export function readLocalManifest(body: unknown): LocalManifest {
  const { corpus: corpusPart, search: searchPart, transfer } = (body ?? {}) as Record<string, unknown>;
  const corpus = parseManifest(JSON.stringify(corpusPart ?? null));
  const search = parseManifest(JSON.stringify(searchPart ?? null));
  if (search.builtFrom !== corpus.hash) throw new PackError('The packs do not belong together.');
  const byName = new Map([...corpus.packs, ...search.packs].map((pack) => [pack.name, pack]));
  const names = [...new Set(LOCAL_KINDS.flatMap((kind) => packsOfKind(kind)))];
  const packs = names.map((name) => {
    const pack = byName.get(name);
    if (!pack) throw new PackError(`The packs lack ${name}.`);
    return pack;
  });
  const sizes = (transfer ?? {}) as Readonly<Record<string, unknown>>;
  const sizeOf = ({ name, bytes }: PackFile): number => {
    const size = sizes[name];
    return typeof size === 'number' ? size : bytes;
  };
  return {
    corpus,
    packs,
    transferBytes: packs.reduce((sum, pack) => sum + sizeOf(pack), 0),
    version: `${corpus.hash} ${search.hash}`,
  };
}
