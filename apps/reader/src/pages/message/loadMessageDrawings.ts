import { loadChunk } from '../../shared/loadChunk.ts';
import type { messageDrawings } from './messageDrawings.tsx';

export type MessageDrawings = typeof messageDrawings;

/** Loads the chunk with the drawings of messages. Throws {@link ChunkLoadError}; may be retried. */
export async function loadMessageDrawings(): Promise<MessageDrawings> {
  const loaded = await loadChunk(() => import('./messageDrawings.tsx'));
  return loaded.messageDrawings;
}
