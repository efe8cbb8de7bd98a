import type { AngReceiptResponse, ReceiptResponse, WireEdition } from '@naad/api-contract';
import type { Corpus, Edition, HashedGroup, LineIndex } from '@naad/gurbani-corpus';
import { codePoints, normalisations } from '@naad/gurbani-text';
import type { ScriptureServices } from '../scriptureServices.ts';
import type { Awaitable } from '../sources/providerChain.ts';

type ReceiptGroup = ReceiptResponse['group'];

/** SHA-256 of receipts: Node and browsers have different functions for it. */
export interface ReceiptHashes {
  /** The hash of a line's text, hexadecimal. */
  ofLine(unicode: string): Awaitable<string>;
  /** The hashes that lead from each group to the Merkle root, by the group's number. */
  pathsOf(groups: readonly HashedGroup[]): Awaitable<(group: number) => ReceiptGroup['path']>;
}

/** Presents receipts of one corpus. */
export interface ReceiptPresenter {
  line(index: LineIndex): Promise<ReceiptResponse>;
  /** @param group number of an ang among the receipts' groups */
  ang(group: number): Promise<AngReceiptResponse>;
}

function presentEdition({ authors, ...edition }: Edition): WireEdition {
  return { ...edition, authors: [...authors] };
}

/** Creates the presenter. The paths of the Merkle tree are computed when one is first needed. */
export function createReceiptPresenter({ corpus, version, hashes }: ScriptureServices): ReceiptPresenter {
  const receipts = corpus.receipts();
  let paths: ReturnType<ReceiptHashes['pathsOf']> | null = null;
  const works = new Map(corpus.catalogue.sources.map((source) => [source.id, source]));

  function presentWork(sourceId: ReturnType<Corpus['line']>['sourceId']): ReceiptResponse['work'] {
    const name = works.get(sourceId)?.name;
    return { sourceId, unicode: name?.unicode ?? '', english: name?.english ?? sourceId };
  }

  async function presentGroup(index: number): Promise<ReceiptGroup> {
    paths ??= hashes.pathsOf(receipts.groups);
    const group = receipts.groups[index];
    if (!group) throw new RangeError(`There is no group ${String(index)}.`);
    const { unit, number, lineCount, sha256 } = group;
    return { unit, number, lineCount, sha256, path: (await paths)(index) };
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
    async line(index) {
      const { verseId, shabadIndex, sourceId, ang, lineNumber } = corpus.line(index);
      const unicode = corpus.unicode(index);
      const { group, place } = receipts.groupOf(index);
      const found = receipts.editionOf(index);
      const presented = await presentGroup(group);
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
        sha256: await hashes.ofLine(unicode),
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
    async ang(group) {
      const lines = receipts.linesOf(group);
      const counts = new Map<Edition, number>();
      for (const line of lines) {
        const edition = receipts.editionOf(line)?.edition;
        if (edition) counts.set(edition, (counts.get(edition) ?? 0) + 1);
      }
      const [first = 0] = lines;
      return {
        work: presentWork(corpus.line(first).sourceId),
        group: await presentGroup(group),
        lines: await Promise.all(
          lines.map(async (line) => {
            const unicode = corpus.unicode(line);
            return { verseId: corpus.line(line).verseId, unicode, sha256: await hashes.ofLine(unicode) };
          }),
        ),
        editions: [...counts].map(([edition, lineCount]) => ({ ...presentEdition(edition), lineCount })),
        data,
      };
    },
  };
}
