import { loadChunk } from '../../loadChunk.ts';
import type { messageDrawings } from './messageDrawings.ts';

export type MessageDrawings = typeof messageDrawings;

/** Loads the drawings of messages, a file of their own. Throws {@link ChunkLoadError}, and may be called again. */
export async function loadMessageDrawings(): Promise<MessageDrawings> {
  const loaded = await loadChunk(() => import('./messageDrawings.ts'));
  return loaded.messageDrawings;
}
