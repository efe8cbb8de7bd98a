import type { I18n } from '@lingui/core';
import { loadMoreTexts } from '../../language/loadMoreTexts.ts';
import { loadChunk } from '../../loadChunk.ts';
import type { GurmukhiKeyboard } from './GurmukhiKeyboard/GurmukhiKeyboard.tsx';

/**
 * The keyboard with its texts, loaded when it is first opened.
 *
 * @throws {ChunkLoadError} where it does not come
 */
export async function loadGurmukhiKeyboard(i18n: I18n): Promise<typeof GurmukhiKeyboard> {
  const [loaded] = await Promise.all([
    loadChunk(() => import('./GurmukhiKeyboard/GurmukhiKeyboard.tsx')),
    loadMoreTexts(i18n),
  ]);
  return loaded.GurmukhiKeyboard;
}
