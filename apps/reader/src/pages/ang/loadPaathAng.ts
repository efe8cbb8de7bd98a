import { type AngPage, type ApiClient, createApiClient, createHttpTransport } from '@naad/api-client';
import type { Ang, SourceId } from '@naad/gurbani-model';
import type { Preferences } from '@naad/settings-schema';
import { visraamsOnly, includesFromPreferences } from '../verseIncludes.ts';

const clients = new Map<string, ApiClient>();

/**
 * Loads a further ang of a paath, with the texts that the preferences choose.
 *
 * @param apiPrefix where the API is served
 * @throws what the API client throws
 */
export async function loadPaathAng(
  apiPrefix: string,
  source: SourceId,
  ang: number,
  preferences: Preferences,
): Promise<AngPage> {
  const api = clients.get(apiPrefix) ?? createApiClient(createHttpTransport({ base: apiPrefix }));
  clients.set(apiPrefix, api);
  const isLinesOnly = preferences.readingMode === 'akhand';
  const includes = (isLinesOnly ? visraamsOnly : includesFromPreferences)(
    preferences,
    await api.getCapabilities(),
  );
  // The number comes from the API's `neighbours`, so it is a valid ang.
  return api.getAng(source, ang as Ang, includes);
}
