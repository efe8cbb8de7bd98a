import type { I18n } from '@lingui/core';
import { loadWithTexts } from '../language/loadWithTexts.ts';
import type { SiteSuggestions } from './SiteSuggestions.tsx';

/**
 * The suggestions with their texts, loaded when somebody first types.
 *
 * @throws {ChunkLoadError} where they do not come
 */
export async function loadSiteSuggestions(i18n: I18n): Promise<typeof SiteSuggestions> {
  const loaded = await loadWithTexts(() => import('./SiteSuggestions.tsx'), i18n);
  return loaded.SiteSuggestions;
}
