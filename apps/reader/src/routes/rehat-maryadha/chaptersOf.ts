import type { ApiClient, RehatChapters } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';

/** The chapters of a code, or with its text the one of that number; null where there are none. */
export async function chaptersOf(
  api: ApiClient,
  rehat: number,
  chapter?: number,
): Promise<RehatChapters | null> {
  try {
    return await api.getRehatChapters(rehat, chapter);
  } catch (error) {
    if (error instanceof ApiError && error.id === 'chapterNotFound') return null;
    throw error;
  }
}
