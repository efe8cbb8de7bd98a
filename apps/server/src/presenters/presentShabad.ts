import type { ShabadResponse } from '@naad/api-contract';
import type { Corpus, ShabadIndex } from '@naad/gurbani-corpus';
import { presentRaag, presentSource, presentWriter, sourceOf } from './presentRefs.ts';
import { presentVerse } from './presentVerse.ts';
import type { ShabadOrder } from './createShabadOrder.ts';
import type { VerseFields } from './verseFields.ts';

/** A shabad with all its lines and its neighbours in the same work. */
export function presentShabad(
  corpus: Corpus,
  order: ShabadOrder,
  index: ShabadIndex,
  fields: VerseFields,
): ShabadResponse {
  const shabad = corpus.shabad(index);
  const pageNo = corpus.line(shabad.firstLine).ang;
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
    verses: Array.from({ length: shabad.lineCount }, (_, offset) =>
      presentVerse(corpus, shabad.firstLine + offset, fields),
    ),
  };
}
