import { ApiError, ErrorResponse, VerseIdsResponse } from '@naad/api-contract';
import { parseVerseId } from '@naad/gurbani-model';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import type { VerseIds } from '../sources/index.ts';

const verseIdsSchema = {
  tags: ['scripture'],
  summary: 'Our ids of verses that existing links name by their own, null for one that is not certain',
  params: z.object({
    shabads: z.string().describe('Shabad ids joined by commas, e.g. 1839.'),
    verses: z.string().describe('Verse ids joined by commas, ours or of existing clients, e.g. 22188.'),
  }),
  response: { 200: VerseIdsResponse, 400: ErrorResponse, 429: ErrorResponse },
};

/** Maximum ids of each kind, as in an address of the site. */
const MAX_IDS = 50;

function parseIds(text: string): number[] {
  const ids = text.split(',', MAX_IDS + 1).map((each) => parseVerseId(each.trim()));
  const known = ids.filter((id) => id !== null);
  if (known.length < ids.length) throw new ApiError('badVerseId');
  if (ids.length > MAX_IDS) throw new ApiError('tooMany');
  return known;
}

/** Our id of a verse in one of the shabads. Links of ours come first: an id of ours stays what it is. */
function findVerse(verseIds: VerseIds, shabads: readonly number[], id: number): number | null {
  const verses = new Set<number>(shabads.flatMap((shabad) => verseIds.shabad(shabad)?.ids ?? []));
  if (verses.has(id)) return id;
  const ours = verseIds.toOurs(id);
  return ours !== null && verses.has(ours) ? ours : null;
}

/** `GET {prefix}/verse-ids/:shabads/:verses`: resolves the highlights of links from existing clients. */
export const verseIds: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/verse-ids/:shabads/:verses',
    schema: verseIdsSchema,
    limit: 'other',
    handle({ verseIds: table }, { params }) {
      const shabads = parseIds(params.shabads);
      return { verseIds: parseIds(params.verses).map((id) => findVerse(table, shabads, id)) };
    },
  }),
];
