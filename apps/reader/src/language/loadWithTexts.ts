import type { I18n } from '@lingui/core';
import { loadChunk } from '../loadChunk.ts';
import { loadMoreTexts } from './loadMoreTexts.ts';

/**
 * Loads a part of the program that speaks of more than the page it comes to, and what it says.
 *
 * @param load a dynamic import
 * @throws {ChunkLoadError} where one of them does not come
 */
export async function loadWithTexts<Module>(load: () => Promise<Module>, i18n: I18n): Promise<Module> {
  const [loaded] = await Promise.all([loadChunk(load), loadMoreTexts(i18n)]);
  return loaded;
}
