import type { ShabadResponse } from '@naad/api-contract';
import type { SourceId } from '@naad/gurbani-model';
import type { Corpus, ShabadIndex } from '@naad/gurbani-corpus';
import { mapInTurns, type Pace } from '../mapInTurns.ts';
import {
  presentRaag,
  presentSource,
  presentVerse,
  presentWithheld,
  presentWriter,
  sourceOf,
} from './presentVerse.ts';
import type { VerseFields } from './verseFields.ts';

/** The shabads of each work, in order. */
export interface ShabadOrder {
  /** All shabads of a work; empty if its text is missing. */
  ofSource(source: SourceId): readonly ShabadIndex[];
  /** The previous shabad in the work, or null at the start. */
  previous(index: ShabadIndex): ShabadIndex | null;
  /** The next shabad in the work, or null at the end. */
  next(index: ShabadIndex): ShabadIndex | null;
}

/** Computes the order once, because the shabads of a work need not be adjacent in the corpus. */
export function createShabadOrder(corpus: Corpus): ShabadOrder {
  const bySource = new Map<SourceId, ShabadIndex[]>();
  const positionInSource = new Int32Array(corpus.shabadCount);
  for (let index = 0; index < corpus.shabadCount; index += 1) {
    const { sourceId } = corpus.shabad(index);
    const list = bySource.get(sourceId) ?? [];
    if (list.length === 0) bySource.set(sourceId, list);
    positionInSource[index] = list.push(index) - 1;
  }
  const neighbour = (index: ShabadIndex, step: -1 | 1) => {
    const position = (positionInSource[index] ?? 0) + step;
    return bySource.get(corpus.shabad(index).sourceId)?.[position] ?? null;
  };
  return {
    ofSource: (source) => bySource.get(source) ?? [],
    previous: (index) => neighbour(index, -1),
    next: (index) => neighbour(index, 1),
  };
}

/**
 * Presents a shabad with its lines and its neighbours in the same work.
 * @param pace shared by the whole response
 */
export async function presentShabad(
  corpus: Corpus,
  order: ShabadOrder,
  index: ShabadIndex,
  fields: VerseFields,
  pace: Pace,
): Promise<ShabadResponse> {
  const shabad = corpus.shabad(index);
  const pageNo = corpus.line(shabad.firstLine).ang;
  const lines = Array.from({ length: shabad.lineCount }, (_, offset) => shabad.firstLine + offset);
  const idOf = (neighbour: ShabadIndex | null) => (neighbour === null ? null : corpus.shabad(neighbour).id);
  return {
    shabadInfo: {
      shabadId: shabad.id,
      shabadName: corpus.line(shabad.titleLine).verseId,
      pageNo,
      source: presentSource(sourceOf(corpus, shabad.sourceId), pageNo),
      raag: presentRaag(shabad.section),
      writer: presentWriter(shabad.writer),
    },
    count: shabad.lineCount,
    navigation: { previous: idOf(order.previous(index)), next: idOf(order.next(index)) },
    ...presentWithheld(corpus, lines, fields),
    verses: await mapInTurns(lines, (line) => presentVerse(corpus, line, fields), pace),
  };
}
