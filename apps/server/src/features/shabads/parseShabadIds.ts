import { ApiError } from '@naad/api-contract';
import { parseShabadId, type ShabadId } from '@naad/gurbani-corpus';

/** The most shabads one request may ask for. */
const MAX_SHABADS = 50;

/**
 * A list of shabad ids from an address. Splitting and reading digits takes time in proportion to the length of the text,
 * whatever it holds.
 *
 * @param text ids joined by commas or plus signs
 * @throws ApiError badShabadId, tooMany
 */
export function parseShabadIds(text: string): ShabadId[] {
  const parts = text.split(/[,+]/, MAX_SHABADS + 1);
  if (parts.length > MAX_SHABADS) {
    throw new ApiError('tooMany', `At most ${MAX_SHABADS} shabads can be asked for at once.`);
  }
  return parts.map((part) => {
    const id = parseShabadId(part);
    if (id === null) throw new ApiError('badShabadId');
    return id;
  });
}
