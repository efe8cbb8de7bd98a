import { createApiClient, createHttpTransport, type Verse } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';

/** How many lines of a shabad are shown before it is opened (specification, section 2). */
const MOST_LINES = 12;
/** So many shabads are remembered, so that going back to one asks for nothing. */
const MOST_KEPT = 40;

export interface Preview {
  readonly lines: readonly Pick<Verse, 'id' | 'unicode' | 'visraams'>[];
  /** How many lines follow. */
  readonly more: number;
}

const kept = new Map<ShabadId, Preview>();

/**
 * The beginning of a shabad.
 *
 * @param apiPrefix where the API answers
 * @param signal ends the request when the visitor has gone on
 * @throws what the API client throws
 */
export async function loadPreview(
  apiPrefix: string,
  shabadId: ShabadId,
  signal: AbortSignal,
): Promise<Preview> {
  const known = kept.get(shabadId);
  if (known) return known;
  const api = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
  const [shabad] = await api.getShabads([shabadId], { translations: [], transliterations: [] });
  const verses = shabad?.verses ?? [];
  const preview: Preview = {
    lines: verses.slice(0, MOST_LINES).map(({ id, unicode, visraams }) => ({ id, unicode, visraams })),
    more: Math.max(0, verses.length - MOST_LINES),
  };
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(shabadId, preview);
  return preview;
}
