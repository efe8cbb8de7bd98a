import type { SourceId } from '@naad/gurbani-model';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';

/** A line of the scripture, named by its place and text, which outlive ids and indexes. */
export interface LineReference {
  /** `G` by default. */
  readonly source?: SourceId;
  readonly ang: number;
  /** The beginning of the line in Unicode, unique on its page. */
  readonly unicode: string;
}

/** The line of a reference, or null if this scripture lacks it. */
export function resolveLine(corpus: Corpus, { source = 'G', ang, unicode }: LineReference): LineIndex | null {
  const lines = corpus.page(source, ang) ?? [];
  return lines.find((line) => corpus.unicode(line).startsWith(unicode)) ?? null;
}
