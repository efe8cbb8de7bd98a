import { type CalendarDate, createApiClient, createHttpTransport, type Track } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';

/** What is to be heard; a shabad by the line it is called by, a hukamnama by its day in words. */
export type Heard =
  | { readonly kind: 'shabad'; readonly id: ShabadId; readonly title: string }
  | { readonly kind: 'hukamnama'; readonly date: CalendarDate; readonly day: string };

export const keyOf = (heard: Heard): string =>
  heard.kind === 'shabad'
    ? `shabad ${String(heard.id)}`
    : `hukamnama ${[heard.date.year, heard.date.month, heard.date.day].join('-')}`;

/**
 * The recording of it, or null.
 *
 * @throws what the API client throws
 */
export async function loadTrack(apiPrefix: string, heard: Heard, signal: AbortSignal): Promise<Track | null> {
  const api = createApiClient(createHttpTransport({ base: apiPrefix, signal }));
  return heard.kind === 'shabad' ? api.getShabadTrack(heard.id) : api.getHukamnamaTrack(heard.date);
}
