import type { AnyPage } from '../../pages/pages.ts';
import { loadedView } from './views.ts';

/** The files of all views by path. They are all bundled, so only the server may import this module. */
const FILES = import.meta.glob<Record<string, unknown>>(
  ['/src/pages/*/*{Page,Paath}.tsx', '/src/features/article/ArticlePage.tsx'],
  { eager: true },
);

const SOURCES = new Map(
  Object.entries(FILES).flatMap(([path, file]) => Object.values(file).map((part) => [part, path.slice(1)])),
);

/**
 * Returns the source file of a page's loaded component, by which the document preloads its chunk.
 *
 * @throws {Error} if the component is in a file that the glob above doesn't match
 */
export function viewSource(page: AnyPage): string {
  const source = SOURCES.get(loadedView(page));
  if (source === undefined) throw new Error(`The component of ${page.id} is in a file of another name.`);
  return source;
}
