import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@naad/api-contract';

/** The built embed: the bundle that renders frames, and the folders of files that browsers load. */
export interface Embed {
  readonly renderPage: PageRenderer;
  /** Folder of `embed.js`. */
  readonly loaderDirectory: string;
  /** Folder of the files that frames load. */
  readonly assetsDirectory: string;
}

/**
 * Loads the built embed.
 *
 * @param dist root folder of all builds
 * @returns null if it hasn't been built
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
