import type { I18n } from '@lingui/core';
import { loadWithMessages } from '../../shared/language/loadWithMessages.ts';
import type { GurmukhiKeyboard } from './GurmukhiKeyboard.tsx';

/**
 * Loads the keyboard with its messages when it is first opened.
 *
 * @throws {ChunkLoadError} if it can't be loaded
 */
export async function loadGurmukhiKeyboard(i18n: I18n): Promise<typeof GurmukhiKeyboard> {
  const loaded = await loadWithMessages(() => import('./GurmukhiKeyboard.tsx'), i18n);
  return loaded.GurmukhiKeyboard;
}
