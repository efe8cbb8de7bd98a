import type { I18n } from '@lingui/core';
import { loadMoreTexts } from '../language/loadMoreTexts.ts';
import { loadChunk } from '../loadChunk.ts';
import type { SiteSuggestions } from './SiteSuggestions.tsx';

/**
 * The suggestions with their texts, loaded when somebody first types.
 *
 * @throws {ChunkLoadError} where they do not come
 */
export async function loadSiteSuggestions(i18n: I18n): Promise<typeof SiteSuggestions> {
  const [loaded] = await Promise.all([loadChunk(() => import('./SiteSuggestions.tsx')), loadMoreTexts(i18n)]);
  return loaded.SiteSuggestions;
}
