import { loadChunk } from '../../loadChunk.ts';

/** Loads what helps to read; null where it does not come: the page can be read without. */
export const loadReadingHelp = () => loadChunk(() => import('./readingHelp.ts')).catch(() => null);
