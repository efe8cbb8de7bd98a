import { ApiError } from '@naad/api-contract';
import { isSourceId, type SourceId } from '@naad/gurbani-corpus';

/**
 * `source` of a search. Clients send a letter or `all`, of which BaniDB reads the first character only.
 *
 * @returns null for all works
 * @throws ApiError badSource
 */
export function parseSearchSource(text: string | undefined): SourceId | null {
  const letter = text?.charAt(0) ?? '';
  if (letter === '' || letter === 'a') return null;
  if (!isSourceId(letter)) throw new ApiError('badSource');
  return letter;
}
