import {
  parseShabadId,
  parseVerseId,
  type ShabadId,
  type VerseId,
  type VerseLine,
} from '@naad/gurbani-model';

/** Most shabads of one address; the API has its own limit. */
const MAX_SHABADS = 50;

/** Parses shabad ids joined by commas; null if any of them is invalid. */
export function parseShabadIds(text: string): ShabadId[] | null {
  const ids = text.split(',', MAX_SHABADS + 1).map((each) => parseShabadId(each.trim()));
  const valid = ids.filter((id) => id !== null);
  return valid.length === ids.length && ids.length <= MAX_SHABADS ? valid : null;
}

/**
 * Parses verse ids joined by commas; invalid ones, as in old links, are ignored.
 * @param verses lines of the page, of which an id of another release finds the present one
 */
export function parseHighlights(
  text: string | null,
  verses: readonly Pick<VerseLine, 'id' | 'aliases'>[] = [],
): VerseId[] {
  return (text ?? '')
    .split(',', MAX_SHABADS)
    .map((each) => parseVerseId(each.trim()))
    .filter((id) => id !== null)
    .map((id) => verses.find(({ aliases }) => aliases?.includes(id))?.id ?? id);
}
