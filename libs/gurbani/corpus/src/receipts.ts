import type { SourceId } from '@naad/gurbani-model';
import type { Edition, LineEdition } from './edition.ts';
import type { LineIndex } from './positions.ts';

/** Lines that are hashed together: those of an ang, or of a shabad in a work without angs. */
export interface HashedGroup {
  readonly sourceId: SourceId;
  readonly unit: 'ang' | 'shabad';
  /** Number of the ang, or id of the shabad. */
  readonly number: number;
  readonly lineCount: number;
  /** Hexadecimal: SHA-256 of the hashes of the lines, in order. */
  readonly sha256: string;
}

/** The origin of each line, and the hashes that a reader can check. */
export interface Receipts {
  /** Name and version of the release that names the editions. */
  readonly editionsFrom: string;
  /** Root of the Merkle tree over {@link groups}, hexadecimal. */
  readonly root: string;
  /** In the order of the works and their angs. */
  readonly groups: readonly HashedGroup[];
  /** Number of the group of a line, and the line's place in it, both from 0. */
  groupOf(line: LineIndex): { readonly group: number; readonly place: number };
  /** Lines of a group in order. */
  linesOf(group: number): readonly LineIndex[];
  /** The printed edition of a line; null if none is attested. */
  editionOf(line: LineIndex): LineEdition | null;
  /** The published work of a translation, by its key; null if none is attested. */
  editionOfTranslation(key: string): Edition | null;
  /**
   * Hashes of all lines, group by group: 36 bytes each, of which the first four are the verse id (big-endian). Read from
   * the file each time.
   */
  leaves(): Uint8Array;
}
