import type { AngReceiptResponse, ReceiptResponse, WireEdition } from '@naad/api-contract';
import type { Corpus, Edition, LineIndex } from '@naad/gurbani-corpus';
import { createMerklePaths, lineHash } from '@naad/gurbani-corpus/node';
import { codePoints, normalisations } from '@naad/gurbani-text';
import { version } from '../../version.ts';

type ReceiptGroup = ReceiptResponse['group'];

/** Presents receipts of one corpus. */
export interface ReceiptPresenter {
  line(index: LineIndex): ReceiptResponse;
  /** @param group number of an ang among the receipts' groups */
  ang(group: number): AngReceiptResponse;
}

function presentEdition({ authors, ...edition }: Edition): WireEdition {
  return { ...edition, authors: [...authors] };
}

const hexHash = (unicode: string): string => lineHash(unicode).toString('hex');

/** Creates the presenter. The paths of the Merkle tree are computed when one is first needed. */
export function createReceiptPresenter(corpus: Corpus): ReceiptPresenter {
  const receipts = corpus.receipts();
  const pathOf = createMerklePaths(receipts.groups);
  const works = new Map(corpus.catalogue.sources.map((source) => [source.id, source]));

  function presentWork(sourceId: ReturnType<Corpus['line']>['sourceId']): ReceiptResponse['work'] {
    const name = works.get(sourceId)?.name;
    return { sourceId, unicode: name?.unicode ?? '', english: name?.english ?? sourceId };
  }

  function presentGroup(index: number): ReceiptGroup {
    const group = receipts.groups[index];
    if (!group) throw new RangeError(`There is no group ${String(index)}.`);
    const { unit, number, lineCount, sha256 } = group;
    return { unit, number, lineCount, sha256, path: pathOf(index) };
  }

  const data: ReceiptResponse['data'] = {
    source: corpus.info.builtFrom,
    editionsFrom: receipts.editionsFrom,
    updated: corpus.info.updated,
    packs: corpus.info.hash,
    version,
    root: receipts.root,
  };

  return {
    line(index) {
      const { verseId, shabadIndex, sourceId, ang, lineNumber } = corpus.line(index);
      const unicode = corpus.unicode(index);
      const { group, place } = receipts.groupOf(index);
      const found = receipts.editionOf(index);
      const presented = presentGroup(group);
      return {
        verseId,
        aliases: [...corpus.aliasesOf(index)],
        shabadId: corpus.shabad(shabadIndex).id,
        work: presentWork(sourceId),
        pageNo: presented.unit === 'ang' ? ang : null,
        lineNo: lineNumber,
        verse: { gurmukhi: corpus.ascii(index), unicode },
        sourceText: corpus.source(index),
        words: unicode.split(' ').map((text) => ({ text, codePoints: codePoints(text) })),
        sha256: hexHash(unicode),
        place: place + 1,
        group: presented,
        edition: found && { ...presentEdition(found.edition), page: found.page, line: found.line },
        translations: corpus.catalogue.translators
          .filter(({ key }) => corpus.translation(index, key) !== null)
          .map(({ key, name }) => {
            const edition = receipts.editionOfTranslation(key);
            return { key, translator: name, edition: edition && presentEdition(edition) };
          }),
        errata: corpus.errata(index).map((erratum) => ({ ...erratum })),
        normalisations: normalisations(corpus.ascii(index)),
        data,
      };
    },
    ang(group) {
      const lines = receipts.linesOf(group);
      const counts = new Map<Edition, number>();
      for (const line of lines) {
        const edition = receipts.editionOf(line)?.edition;
        if (edition) counts.set(edition, (counts.get(edition) ?? 0) + 1);
      }
      const [first = 0] = lines;
      return {
        work: presentWork(corpus.line(first).sourceId),
        group: presentGroup(group),
        lines: lines.map((line) => {
          const unicode = corpus.unicode(line);
          return { verseId: corpus.line(line).verseId, unicode, sha256: hexHash(unicode) };
        }),
        editions: [...counts].map(([edition, lineCount]) => ({ ...presentEdition(edition), lineCount })),
        data,
      };
    },
  };
}
