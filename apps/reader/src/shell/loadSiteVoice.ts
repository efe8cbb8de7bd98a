import type { I18n } from '@lingui/core';
import { loadWithTexts } from '../language/loadWithTexts.ts';
import type { SiteVoice } from './SiteVoice.tsx';

/**
 * Voice search with its texts, loaded when somebody first wants it.
 *
 * @throws {ChunkLoadError} where it does not come
 */
export async function loadSiteVoice(i18n: I18n): Promise<typeof SiteVoice> {
  const loaded = await loadWithTexts(() => import('./SiteVoice.tsx'), i18n);
  return loaded.SiteVoice;
}
