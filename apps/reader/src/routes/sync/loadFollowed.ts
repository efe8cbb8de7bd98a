import {
  createApiClient,
  createHttpTransport,
  type ApiClient,
  type BaniVerse,
  type Companions,
  type Shabad,
} from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseBaniId, parseShabadId } from '@naad/gurbani-corpus';
import type { Preferences } from '@naad/settings-schema';
import type { ContentKind } from '@naad/sync-protocol';
import { companionsOf, creditsOf } from '../companions.ts';
import type { Credit } from '../routeResult.ts';

/** What is open on the display. */
export interface FollowedPlace {
  readonly kind: ContentKind;
  readonly id: number;
}

type Work =
  | { readonly kind: 'shabad'; readonly shabad: Shabad }
  | {
      readonly kind: 'bani' | 'ceremony';
      readonly unicode: string;
      /** Of every length. */
      readonly verses: readonly BaniVerse[];
    };

/** Its text, with what its reader has chosen beside the lines. */
export interface FollowedText {
  readonly place: FollowedPlace;
  readonly work: Work;
  readonly credits: readonly Credit[];
}

/** The API as the site's other pages have it. */
export const apiAt = (prefix: string): ApiClient => createApiClient(createHttpTransport({ base: prefix }));

async function loadWork(api: ApiClient, { kind, id }: FollowedPlace, companions: Companions): Promise<Work> {
  if (kind === 'shabad') {
    const shabadId = parseShabadId(id);
    const [shabad] = shabadId === null ? [] : await api.getShabads([shabadId], companions);
    if (!shabad) throw new ApiError('shabadNotFound');
    return { kind, shabad };
  }
  if (kind === 'ceremony') return { kind, ...(await api.getCeremony(id, companions)) };
  const baniId = parseBaniId(id);
  if (baniId === null) throw new ApiError('baniNotFound');
  return { kind, ...(await api.getBani(baniId, companions)) };
}

/** Throws what the API client throws. */
export async function loadFollowed(
  api: ApiClient,
  place: FollowedPlace,
  preferences: Preferences,
): Promise<FollowedText> {
  const work = await loadWork(api, place, companionsOf(preferences, await api.getCapabilities()));
  const verses = work.kind === 'shabad' ? work.shabad.verses : work.verses;
  return { place, work, credits: await creditsOf(api, verses) };
}
