import type { I18n } from '@lingui/core';
import { loadWithTexts } from '../../language/loadWithTexts.ts';
import type { GurmukhiKeyboard } from './GurmukhiKeyboard/GurmukhiKeyboard.tsx';

/**
 * The keyboard with its texts, loaded when it is first opened.
 *
 * @throws {ChunkLoadError} where it does not come
 */
export async function loadGurmukhiKeyboard(i18n: I18n): Promise<typeof GurmukhiKeyboard> {
  const loaded = await loadWithTexts(() => import('./GurmukhiKeyboard/GurmukhiKeyboard.tsx'), i18n);
  return loaded.GurmukhiKeyboard;
}
