import {
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  type AmritKeertanRow,
  Verse,
} from '@naad/api-contract';
import { parseShabadId, type Corpus, type LineIndex } from '@naad/gurbani-corpus';
import { normaliseGurmukhi } from '@naad/gurbani-text';
import * as z from 'zod/mini';
import { orNull } from '../orNull.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import type { AmritKeertan } from './amritKeertan.ts';
import { presentRow } from './presentRow.ts';

const RowResponse = z.object({
  header: z.array(z.object({ HeaderID: z.number() })),
  verses: z.array(z.pick(Verse, { shabadId: true, verse: true, pageNo: true })),
});

/** Letters alone, since spaces and marks differ from one edition to the next. */
function lettersOf(unicode: string): string {
  return normaliseGurmukhi(unicode).replace(/[^\p{L}\p{M}]/gu, '');
}

/**
 * The line of our scripture that a row of somewhere else means: it has to be of the shabad named, and have its letters, or
 * stand on its page. A number that means another shabad there would else silently open the wrong one.
 */
function ownLine(corpus: Corpus, shabadId: number, unicode: string, ang: number | null): LineIndex | null {
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

/** The index of an upstream. Of a shabad only its place is taken; its words are ours, and one we do not have is left out. */
export function createUpstreamAmritKeertan(corpus: Corpus, upstream: Upstream): AmritKeertan {
  function presentOwn(row: AmritKeertanRow): AmritKeertanRow[] {
    const line = ownLine(corpus, row.ShabadID, row.GurmukhiUni, row.Ang);
    if (line === null || corpus.line(line).sourceId !== row.SourceID) return [];
    return [presentRow(corpus, { id: row.IndexID, chapter: row.HeaderID, page: row.PageNo, line })];
  }
  return {
    chapters: async () => (await upstream.get('/amritkeertan', AmritKeertanResponse))?.headers ?? null,
    async rows(chapter) {
      const path = `/amritkeertan/index${chapter === null ? '' : `/${String(chapter)}`}`;
      const found = await upstream.get(path, AmritKeertanIndexResponse);
      return orNull((found?.index ?? []).flatMap(presentOwn));
    },
    async shabadOf(row) {
      const found = await upstream.get(`/amritkeertan/shabads/${String(row)}`, RowResponse);
      const [header] = found?.header ?? [];
      const [first] = found?.verses ?? [];
      if (!header || !first) return null;
      const line = ownLine(corpus, first.shabadId, first.verse.unicode, first.pageNo);
      return line === null ? null : { chapter: header.HeaderID, shabad: corpus.line(line).shabadIndex };
    },
  };
}
