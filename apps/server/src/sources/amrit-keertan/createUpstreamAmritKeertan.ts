import {
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  type AmritKeertanRow,
  WireVerse,
} from '@naad/api-contract';
import { type AmritKeertan, orNull, presentRow } from '@naad/api-scripture/sources';
import { parseShabadId } from '@naad/gurbani-model';
import { type Corpus, type LineIndex } from '@naad/gurbani-corpus';
import { normaliseGurmukhi } from '@naad/gurbani-text';
import * as z from 'zod/mini';
import type { Upstream } from '../upstream/createUpstream.ts';

const RowResponse = z.object({
  header: z.array(z.object({ HeaderID: z.number() })),
  verses: z.array(z.pick(WireVerse, { shabadId: true, verse: true, pageNo: true })),
});

/** Letters only, because spaces and marks differ between editions. */
function lettersOf(unicode: string): string {
  return normaliseGurmukhi(unicode).replace(/[^\p{L}\p{M}]/gu, '');
}

/**
 * Finds our line for an upstream row: it must be in the named shabad and have the same letters or page.
 * Otherwise an id with another meaning upstream would silently open the wrong shabad.
 */
function findLine(corpus: Corpus, shabadId: number, unicode: string, ang: number | null): LineIndex | null {
  const id = parseShabadId(shabadId);
  const index = id === null ? null : corpus.shabadIndexOf(id);
  if (index === null) return null;
  const { firstLine, lineCount, titleLine } = corpus.shabad(index);
  const wanted = lettersOf(unicode);
  for (let line = firstLine; line < firstLine + lineCount; line += 1) {
    if (wanted !== '' && lettersOf(corpus.unicode(line)) === wanted) return line;
  }
  return ang !== null && corpus.line(firstLine).ang === ang ? titleLine : null;
}

/**
 * Creates the index of an upstream. It provides only positions; the words are ours, and shabads we lack are
 * skipped.
 */
export function createUpstreamAmritKeertan(corpus: Corpus, upstream: Upstream): AmritKeertan {
  function presentKnown(row: AmritKeertanRow): AmritKeertanRow[] {
    const line = findLine(corpus, row.ShabadID, row.GurmukhiUni, row.Ang);
    if (line === null || corpus.line(line).sourceId !== row.SourceID) return [];
    return [presentRow(corpus, { id: row.IndexID, chapter: row.HeaderID, page: row.PageNo, line })];
  }
  return {
    chapters: async () => (await upstream.get('/amritkeertan', AmritKeertanResponse))?.headers ?? null,
    async rows(chapter) {
      const path = `/amritkeertan/index${chapter === null ? '' : `/${String(chapter)}`}`;
      const found = await upstream.get(path, AmritKeertanIndexResponse);
      return orNull((found?.index ?? []).flatMap(presentKnown));
    },
    async shabadOf(row) {
      const found = await upstream.get(`/amritkeertan/shabads/${String(row)}`, RowResponse);
      const [header] = found?.header ?? [];
      const [first] = found?.verses ?? [];
      if (!header || !first) return null;
      const line = findLine(corpus, first.shabadId, first.verse.unicode, first.pageNo);
      return line === null ? null : { chapter: header.HeaderID, shabad: corpus.line(line).shabadIndex };
    },
  };
}
