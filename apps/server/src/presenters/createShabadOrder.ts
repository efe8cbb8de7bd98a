import type { Corpus, ShabadIndex, SourceId } from '@naad/gurbani-corpus';

/** The shabads of each work in their order. */
export interface ShabadOrder {
  /** All shabads of a work; empty where its text is absent. */
  ofSource(source: SourceId): readonly ShabadIndex[];
  /** The shabad before this one in its work, or null at the beginning. */
  previous(index: ShabadIndex): ShabadIndex | null;
  /** The shabad after this one in its work, or null at the end. */
  next(index: ShabadIndex): ShabadIndex | null;
}

/** Reads the order from the corpus once: a work's shabads need not stand side by side. */
export function createShabadOrder(corpus: Corpus): ShabadOrder {
  const bySource = new Map<SourceId, ShabadIndex[]>();
  const placeInSource = new Int32Array(corpus.shabadCount);
  for (let index = 0; index < corpus.shabadCount; index += 1) {
    const { sourceId } = corpus.shabad(index);
    const list = bySource.get(sourceId) ?? [];
    if (list.length === 0) bySource.set(sourceId, list);
    placeInSource[index] = list.push(index) - 1;
  }
  const neighbour = (index: ShabadIndex, step: -1 | 1) => {
    const place = (placeInSource[index] ?? 0) + step;
    return bySource.get(corpus.shabad(index).sourceId)?.[place] ?? null;
  };
  return {
    ofSource: (source) => bySource.get(source) ?? [],
    previous: (index) => neighbour(index, -1),
    next: (index) => neighbour(index, 1),
  };
}
