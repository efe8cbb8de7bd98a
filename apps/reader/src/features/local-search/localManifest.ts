import { type Manifest, type PackFile, PackError, parseManifest } from '@naad/gurbani-corpus';
import type { SearchKind } from '@naad/gurbani-model';
import { packsOfKind } from '@naad/gurbani-search/worker';

/**
 * Searches available offline, in the order their packs are downloaded. English is left to the server: its translations
 * and index would double the size.
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

/** The packs of one build that searches on this device need. */
export interface LocalManifest {
  /** Manifest of the scripture. */
  readonly corpus: Manifest;
  /** Packs for {@link LOCAL_KINDS}, in the order they are needed. */
  readonly packs: readonly PackFile[];
  /** Transfer size in bytes. */
  readonly transferBytes: number;
  /** Different for every build. */
  readonly version: string;
}

/**
 * Parses the server's manifest of packs.
 *
 * @throws PackError if it is malformed or lacks a pack
 */
export function readLocalManifest(body: unknown): LocalManifest {
  const { corpus: corpusPart, search: searchPart, transfer } = (body ?? {}) as Record<string, unknown>;
  const corpus = parseManifest(JSON.stringify(corpusPart ?? null));
  const search = parseManifest(JSON.stringify(searchPart ?? null));
  if (search.builtFrom !== corpus.hash) throw new PackError('The packs are from different builds.');
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
