import type { ShabadId, Verse } from '@naad/gurbani-model';
import { createApiClient, createHttpTransport } from '@naad/api-client';

/** Lines of a shabad that the preview shows. */
const MAX_LINES = 12;
/** Shabads cached, so that returning to one needs no request. */
const MAX_CACHED = 40;

export interface Preview {
  readonly lines: readonly Pick<Verse, 'id' | 'unicode' | 'visraams'>[];
  /** Number of lines that follow. */
  readonly more: number;
}

const cache = new Map<ShabadId, Preview>();

/**
 * Loads the first lines of a shabad.
 *
 * @param apiPrefix base address of the API
 * @param signal aborts the request
 * @throws whatever the API client throws
 */
export async function loadPreview(
  apiPrefix: string,
  shabadId: ShabadId,
  signal: AbortSignal,
): Promise<Preview> {
  const known = cache.get(shabadId);
  if (known) return known;
  const api = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
  const [shabad] = await api.getShabads([shabadId], { translations: [], transliterations: [] });
  const verses = shabad?.verses ?? [];
  const preview: Preview = {
    lines: verses.slice(0, MAX_LINES).map(({ id, unicode, visraams }) => ({ id, unicode, visraams })),
    more: Math.max(0, verses.length - MAX_LINES),
  };
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest);
  cache.set(shabadId, preview);
  return preview;
}
