import { type AngPage, type ApiClient, createApiClient, createHttpTransport } from '@naad/api-client';
import type { Ang, SourceId } from '@naad/gurbani-corpus';
import type { Preferences } from '@naad/settings-schema';
import { bareLines, companionsOf } from '../companions.ts';

const clients = new Map<string, ApiClient>();

/**
 * A further ang of a paath, with the texts that are to stand beside its lines.
 *
 * @param apiPrefix where the API answers
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
  const isAlone = preferences.readingMode === 'akhand';
  const beside = (isAlone ? bareLines : companionsOf)(preferences, await api.getCapabilities());
  // A neighbour of an ang, as the API named it, is an ang.
  return api.getAng(source, ang as Ang, beside);
}
