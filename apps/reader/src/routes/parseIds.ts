import { parseShabadId, parseVerseId, type ShabadId, type VerseId } from '@naad/gurbani-corpus';

/** More shabads at once than anybody reads; the API has a limit of its own. */
const MAX_SHABADS = 50;

/** Shabad ids joined by commas; null when one of them is none. */
export function parseShabadIds(text: string): ShabadId[] | null {
  const ids = text.split(',', MAX_SHABADS + 1).map((each) => parseShabadId(each.trim()));
  const valid = ids.filter((id) => id !== null);
  return valid.length === ids.length && ids.length <= MAX_SHABADS ? valid : null;
}

/** Verse ids joined by commas. What is none, as an old link may have it, highlights nothing and is no error. */
export function parseHighlights(text: string | null): VerseId[] {
  return (text ?? '')
    .split(',', MAX_SHABADS)
    .map((each) => parseVerseId(each.trim()))
    .filter((id) => id !== null);
}
