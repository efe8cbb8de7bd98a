import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, PageVariant, SitemapEntry } from '@naad/api-contract';

/** The built reader: its server bundle, and the folder of files that its pages load. */
export interface Reader {
  readonly renderPage: PageRenderer;
  /** Absent for a reader whose pages are rendered for each request. */
  readonly pageVariant?: PageVariant;
  readonly sitemapEntries: readonly SitemapEntry[];
  readonly clientDirectory: string;
  /** The folder of the service worker; absent for a reader that has none. */
  readonly workerDirectory?: string;
}

/**
 * Loads the built reader.
 *
 * @param dist root folder of all builds
 * @returns null if the reader hasn't been built
 */
export async function loadReader(dist: string): Promise<Reader | null> {
  const bundle = path.join(dist, '@naad/reader/server/renderPage.js');
  const clientDirectory = path.join(dist, '@naad/reader/client');
  const workerDirectory = path.join(dist, '@naad/reader/worker');
  try {
    await Promise.all([access(bundle), access(clientDirectory), access(workerDirectory)]);
  } catch {
    return null;
  }
  const exported = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as Omit<
    Reader,
    'clientDirectory' | 'workerDirectory'
  >;
  return {
    renderPage: exported.renderPage,
    ...(exported.pageVariant && { pageVariant: exported.pageVariant }),
    sitemapEntries: exported.sitemapEntries,
    clientDirectory,
    workerDirectory,
  };
}
