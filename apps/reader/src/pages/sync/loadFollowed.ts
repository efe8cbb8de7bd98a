import { parseBaniId, parseShabadId, type Shabad } from '@naad/gurbani-model';
import {
  createApiClient,
  createHttpTransport,
  type ApiClient,
  type BaniVerse,
  type VerseIncludes,
} from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { Preferences } from '@naad/settings-schema';
import type { ContentKind } from '@naad/sync-protocol';
import { includesFromPreferences, creditsOf } from '../verseIncludes.ts';
import type { Credit } from '../routeResult.ts';

/** The shabad, bani or ceremony that is open on the display. */
export interface FollowedWork {
  readonly kind: ContentKind;
  readonly id: number;
}

type Work =
  | { readonly kind: 'shabad'; readonly shabad: Shabad }
  | {
      readonly kind: 'bani' | 'ceremony';
      readonly unicode: string;
      /** Lines of every length. */
      readonly verses: readonly BaniVerse[];
    };

/** The display's text, with the translations and transliterations that the visitor chose. */
export interface FollowedText {
  readonly target: FollowedWork;
  readonly work: Work;
  readonly credits: readonly Credit[];
}

/** Creates an API client for a path prefix. */
export const apiAt = (prefix: string): ApiClient => createApiClient(createHttpTransport({ base: prefix }));

async function loadWork(api: ApiClient, { kind, id }: FollowedWork, includes: VerseIncludes): Promise<Work> {
  if (kind === 'shabad') {
    const shabadId = parseShabadId(id);
    const [shabad] = shabadId === null ? [] : await api.getShabads([shabadId], includes);
    if (!shabad) throw new ApiError('shabadNotFound');
    return { kind, shabad };
  }
  if (kind === 'ceremony') return { kind, ...(await api.getCeremony(id, includes)) };
  const baniId = parseBaniId(id);
  if (baniId === null) throw new ApiError('baniNotFound');
  return { kind, ...(await api.getBani(baniId, includes)) };
}

/** Loads the text that is open on the display. Throws what the API client throws. */
export async function loadFollowed(
  api: ApiClient,
  target: FollowedWork,
  preferences: Preferences,
): Promise<FollowedText> {
  const work = await loadWork(api, target, includesFromPreferences(preferences, await api.getCapabilities()));
  const verses = work.kind === 'shabad' ? work.shabad.verses : work.verses;
  return { target, work, credits: await creditsOf(api, verses) };
}
