import { groupHash, lineHash, merkleRoot } from '../node/lineHashes.ts';
import {
  type GroupMaterial,
  groupLines,
  KNOWN_PLACES,
  LEAF_BYTES,
  type ReceiptTable,
} from '../pack/createReceipts.ts';
import type { ColumnContent } from '../pack/pack.ts';
import type { HashedGroup } from '../receipts.ts';
import type { EditionData } from './editions.ts';

/** Every line with its text and id, and the groups that they form. */
export interface ReceiptMaterial extends GroupMaterial {
  readonly unicode: readonly string[];
  readonly verseIds: readonly number[];
}

/** Hashes the lines group by group. */
function hashLines(material: ReceiptMaterial): {
  readonly groups: HashedGroup[];
  readonly leaves: Uint8Array;
} {
  const { unicode, verseIds } = material;
  const leaves = Buffer.alloc(unicode.length * LEAF_BYTES);
  let end = 0;
  const groups = groupLines(material).map(({ sourceId, unit, number, lines: members }): HashedGroup => {
    const hashes = members.map((line) => lineHash(unicode[line] ?? ''));
    hashes.forEach((hash, index) => {
      leaves.writeUInt32BE(verseIds[members[index] ?? -1] ?? 0, end);
      leaves.set(hash, end + 4);
      end += LEAF_BYTES;
    });
    return { sourceId, unit, number, lineCount: members.length, sha256: groupHash(hashes).toString('hex') };
  });
  if (end !== leaves.length) throw new Error('The groups of lines are not all lines of the scripture.');
  return { groups, leaves };
}

/** Builds the columns of the pack `receipts`. */
export function receiptColumns(material: ReceiptMaterial, data: EditionData): Record<string, ColumnContent> {
  const { groups, leaves } = hashLines(material);
  const indexes = new Map(data.editions.map(({ id }, index) => [id, index]));
  const indexOf = (id: string): number => {
    const index = indexes.get(id);
    if (index === undefined) throw new Error(`editions.json has no edition ${id}.`);
    return index;
  };
  const editions: number[] = [];
  const places: number[] = [];
  for (const { lines: count, edition, hasPage, hasLine } of data.runs) {
    const place = KNOWN_PLACES.indexOf(hasLine ? 'line' : hasPage ? 'page' : 'nothing');
    for (let line = 0; line < count; line++) {
      editions.push(edition === null ? 0 : indexOf(edition) + 1);
      places.push(place);
    }
  }
  if (editions.length !== material.unicode.length) {
    throw new Error(`editions.json has ${String(editions.length)} lines: derive it again.`);
  }
  const table: ReceiptTable = {
    editionsFrom: data.newer,
    root: merkleRoot(groups),
    groups,
    editions: data.editions,
    translations: Object.fromEntries(data.translations.map(({ key, edition }) => [key, indexOf(edition)])),
  };
  return {
    receipts: { kind: 'json', value: table },
    edition: { kind: 'numbers', values: Uint8Array.from(editions) },
    place: { kind: 'numbers', values: Uint8Array.from(places) },
    leaves: { kind: 'numbers', values: leaves },
  };
}
