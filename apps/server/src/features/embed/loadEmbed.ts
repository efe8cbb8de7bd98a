import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@naad/api-contract';

/** What is put into other people's pages: the bundle that draws frames, and the folders of what browsers load. */
export interface Embed {
  readonly renderPage: PageRenderer;
  /** Of `embed.js`. */
  readonly loaderDirectory: string;
  /** Of what frames load. */
  readonly assetsDirectory: string;
}

/**
 * Loads it from where it was built.
 *
 * @param dist folder of everything that was built
 * @returns null where it was not built
 */
export async function loadEmbed(dist: string): Promise<Embed | null> {
  const built = path.join(dist, '@naad/embed');
  const bundle = path.join(built, 'server/renderPage.js');
  const loaderDirectory = path.join(built, 'loader');
  const assetsDirectory = path.join(built, 'client/assets');
  try {
    await Promise.all([bundle, loaderDirectory, assetsDirectory].map((each) => access(each)));
  } catch {
    return null;
  }
  const { renderPage } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as {
    renderPage: PageRenderer;
  };
  return { renderPage, loaderDirectory, assetsDirectory };
}
