import { ApiError } from '@naad/api-contract';
import { parseVerseId, type VerseId } from '@naad/gurbani-corpus';

/**
 * A list of verse ids from an address, in linear time.
 *
 * @param text ids joined by commas
 * @throws ApiError badVerseId
 */
export function parseVerseIds(text: string): VerseId[] {
  return text.split(',').map((part) => {
    const id = parseVerseId(part);
    if (id === null) throw new ApiError('badVerseId');
    return id;
  });
}
