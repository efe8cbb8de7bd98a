import {
  BANI_LENGTHS,
  type BaniForm,
  groupLengths,
  parseBaniId,
  parseVerseId,
  shelfOfId,
} from '@naad/gurbani-model';
import type { SourcedBani, SourcedBaniLine } from '@naad/api-scripture/sources';
import type { Corpus } from '@naad/gurbani-corpus';
import { normaliseGurmukhi, toAscii } from '@naad/gurbani-text';
import type { DataPack, PackOf } from './packs/dataPack.ts';

type PackBani = PackOf<'bani-lengths'>['banis'][number];

/** The forms of a pack's bani: the lengths that differ. A pack names no tradition. */
function formsOf({ lines }: PackBani): BaniForm[] {
  return groupLengths(lines.map(({ lengths }) => lengths)).map((lengths) => ({
    lengths,
    mark: null,
    partOf: null,
  }));
}

/** All or nothing: a bani with a line missing would be a different one. */
function linesOf(corpus: Corpus, { lines }: PackBani): SourcedBaniLine[] | null {
  const found: SourcedBaniLine[] = [];
  for (const { verseId, lengths, paragraph, isHeader, mangal } of lines) {
    const id = parseVerseId(verseId);
    const line = id === null ? null : corpus.lineIndexOf(id);
    if (line === null) return null;
    const bits = lengths.reduce((sum, length) => sum | (1 << BANI_LENGTHS.indexOf(length)), 0);
    found.push({ line, lengths: bits, paragraph, isHeader, mangal });
  }
  return found;
}

/**
 * The scripture's banis, replaced or extended by those of data packs.
 * @param onUnknown called with the number of a pack's unusable banis, which have an unknown verse or no name
 */
export function createSourcedBanis(
  corpus: Corpus,
  packs: readonly DataPack[],
  onUnknown: (pack: DataPack, count: number) => void,
): readonly SourcedBani[] {
  const banis = new Map<number, SourcedBani>(corpus.catalogue.banis.map((bani) => [bani.id, bani]));
  for (const pack of packs) {
    if (pack.kind !== 'bani-lengths') continue;
    let unknown = 0;
    for (const given of pack.banis) {
      const id = parseBaniId(given.id);
      const lines = linesOf(corpus, given);
      const name = given.name
        ? {
            unicode: normaliseGurmukhi(given.name.unicode),
            ascii: toAscii(given.name.unicode),
            english: given.name.english,
          }
        : banis.get(given.id)?.name;
      if (id === null || lines === null || name === undefined) unknown += 1;
      else {
        const { formerIds = [], shelf = shelfOfId(id), isListed = true } = banis.get(id) ?? {};
        banis.set(id, { id, name, formerIds, shelf, isListed, forms: formsOf(given), lines });
      }
    }
    if (unknown > 0) onUnknown(pack, unknown);
  }
  return [...banis.values()];
}
