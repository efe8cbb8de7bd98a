import { createApiClient, createHttpTransport, type RelatedShabad } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';

/**
 * Shabads like another, the best first.
 *
 * @throws what the API client throws
 */
export async function loadRelated(
  apiPrefix: string,
  shabadId: ShabadId,
  signal: AbortSignal,
): Promise<readonly RelatedShabad[]> {
  const related = await createApiClient(createHttpTransport({ base: apiPrefix, signal })).getRelated(
    shabadId,
  );
  return related.toSorted((one, other) => other.percent - one.percent);
}
