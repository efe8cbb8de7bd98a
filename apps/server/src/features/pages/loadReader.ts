import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@naad/api-contract';

/** A front end that is rendered here: its server bundle, and the folder of what its pages load. */
export interface Reader {
  readonly renderPage: PageRenderer;
  readonly clientDirectory: string;
}

/**
 * Loads the reader from where it was built.
 *
 * @param dist folder of everything that was built
 * @returns null where the reader was not built
 */
export async function loadReader(dist: string): Promise<Reader | null> {
  const bundle = path.join(dist, '@naad/reader/server/renderPage.js');
  const clientDirectory = path.join(dist, '@naad/reader/client');
  try {
    await Promise.all([access(bundle), access(clientDirectory)]);
  } catch {
    return null;
  }
  const { renderPage } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as {
    renderPage: PageRenderer;
  };
  return { renderPage, clientDirectory };
}
