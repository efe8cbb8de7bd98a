import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Writer } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';

/**
 * Which writers a work has (behaviour 1.13), by the ids that BaniDB's clients know: 22 Bhai Gurdas, 47 the author of the
 * Dasam Granth, 48 Bhai Nand Lal, 49 Bhai Gurdas Singh. Works that are not named have any writer.
 */
const WRITERS_OF: Partial<
  Record<SourceId, { readonly only: readonly number[] } | { readonly not: readonly number[] }>
> = {
  G: { not: [22, 47, 48, 49, 50, 51, 52, 53, 54] },
  A: { not: [50, 51, 52, 54] },
  D: { only: [47] },
  B: { only: [22] },
  K: { only: [22] },
  S: { only: [49] },
  N: { only: [48] },
  R: { only: [47, 48, 49, 50, 51, 52, 53, 54] },
};

export interface WriterOption {
  /** Null for all writers. */
  readonly id: number | null;
  readonly label: string;
}

/** The writers to offer for a work; a work of one writer offers that one alone. */
export function writerOptions(
  i18n: I18n,
  writers: readonly Writer[],
  source: SourceId | null,
): WriterOption[] {
  const rule = source === null ? undefined : WRITERS_OF[source];
  const offered = writers
    .filter(({ id }) => {
      if (!rule) return true;
      return 'only' in rule ? rule.only.includes(id) : !rule.not.includes(id);
    })
    .map(({ id, english }) => ({ id, label: english }));
  return offered.length === 1 ? offered : [{ id: null, label: i18n._(msg`All Writers`) }, ...offered];
}
