/** Timeout of one attempt, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** A chunk that could not be loaded: the network failed, or a newer version of the site has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a chunk and the full stylesheet, with one retry.
 *
 * @param load a dynamic import
 * @throws {ChunkLoadError} when the second attempt fails or times out
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const loadAll = async () => (await Promise.all([load(), loadFullStylesheet()]))[0];
  try {
    return await withTimeout(loadAll());
  } catch {
    try {
      return await withTimeout(loadAll());
    } catch (cause) {
      throw new ChunkLoadError('A chunk could not be loaded.', { cause });
    }
  }
}

async function withTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No chunk within ${String(TIMEOUT_MS / 1000)} seconds.`));
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

let stylesheetHref: string | null = null;
let loadingStylesheet: Promise<void> | null = null;

/** Makes later chunks wait for the full stylesheet; the first page has its styles in the document. */
export function setStylesheetHref(href: string): void {
  stylesheetHref = href;
}

/**
 * Links the full stylesheet once, after the document's styles. It has the same rules in the same order, so nothing that is
 * rendered changes. Rejects when it fails to load; calling again retries.
 */
export function loadFullStylesheet(): Promise<void> {
  if (stylesheetHref === null) return Promise.resolve();
  loadingStylesheet ??= linkStylesheet(stylesheetHref).catch((error: unknown) => {
    loadingStylesheet = null;
    throw error;
  });
  return loadingStylesheet;
}

function linkStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.onload = () => {
      resolve();
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error('The stylesheet could not be loaded.'));
    };
    document.head.append(sheet);
  });
}
