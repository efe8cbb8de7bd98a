import { isSourceId, type SourceId } from '@naad/gurbani-model';
import { PackError } from './pack/pack.ts';
import type { HashedGroup } from './receipts.ts';

/** What a site's signed manifest says about its scripture (docs/receipts.md). */
export interface SignedManifest {
  /** Merkle root over {@link groups}, hexadecimal. */
  readonly root: string;
  readonly lineCount: number;
  /** In the order of the works and their angs. */
  readonly groups: readonly HashedGroup[];
  /** SHA-256 of each pack of the scripture by its name, hexadecimal. */
  readonly packs: ReadonlyMap<string, string>;
}

const FORMAT = 'naad-manifest/1';

type Fields = Readonly<Record<string, unknown>>;

const malformed = (): PackError => new PackError('The signed manifest is malformed.');

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw malformed();
  return value as Fields;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed();
  return value;
}

function groupOf(sourceId: SourceId, unit: HashedGroup['unit'], value: unknown): HashedGroup {
  const [number, lineCount, sha256] = listOf(value);
  if (typeof number !== 'number' || typeof lineCount !== 'number' || typeof sha256 !== 'string') {
    throw malformed();
  }
  return { sourceId, unit, number, lineCount, sha256 };
}

function groupsOfWork(value: unknown): HashedGroup[] {
  const { id, unit, groups } = fieldsOf(value);
  if (typeof id !== 'string' || !isSourceId(id) || (unit !== 'ang' && unit !== 'shabad')) throw malformed();
  return listOf(groups).map((group) => groupOf(id, unit, group));
}

function packOf(value: unknown): [string, string] {
  const { name, sha256 } = fieldsOf(value);
  if (typeof name !== 'string' || typeof sha256 !== 'string') throw malformed();
  return [name, sha256];
}

/**
 * Parses a site's signed manifest. The caller checks the signature.
 * @throws PackError when it is malformed or of another format
 */
export function parseSignedManifest(text: string): SignedManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  const { format, root, lineCount, works, packs } = fieldsOf(value);
  if (format !== FORMAT || typeof root !== 'string' || typeof lineCount !== 'number') throw malformed();
  return {
    root,
    lineCount,
    groups: listOf(works).flatMap(groupsOfWork),
    packs: new Map(listOf(packs).map(packOf)),
  };
}
