import { wholeStyles } from './wholeStyles.ts';

/** How long a part of the program may take to come (specification, section 7), in milliseconds. */
const TIMEOUT_MS = 120_000;

/** A part of the program that did not come: the network failed, or a newer version has taken its place. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a part of the program that is a file of its own, with its styles, and once more where that fails.
 *
 * @param load a dynamic import
 * @throws {ChunkLoadError} where it does not come the second time or not in time
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const loadAll = async () => (await Promise.all([load(), wholeStyles()]))[0];
  try {
    return await inTime(loadAll());
  } catch {
    try {
      return await inTime(loadAll());
    } catch (cause) {
      throw new ChunkLoadError('A part of the program could not be loaded.', { cause });
    }
  }
}

async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`It did not come in ${String(TIMEOUT_MS / 1000)} seconds.`));
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
