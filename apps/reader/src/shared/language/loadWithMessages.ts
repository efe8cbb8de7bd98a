import type { I18n } from '@lingui/core';
import { loadChunk } from '../loadChunk.ts';
import { loadMessages } from './loadMessages.ts';

/**
 * Loads a chunk together with the messages it needs, which the page may not have yet.
 *
 * @param load a dynamic import
 * @throws {ChunkLoadError} when the chunk or a catalog can't be loaded
 */
export async function loadWithMessages<Module>(load: () => Promise<Module>, i18n: I18n): Promise<Module> {
  const [loaded] = await Promise.all([loadChunk(load), loadMessages(i18n)]);
  return loaded;
}
