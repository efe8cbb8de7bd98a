import { loadedView, type ViewName } from './views.ts';

/** The files of all views, by their paths. Only the server has them all in its bundle: browsers do not import this. */
const FILES = import.meta.glob<Record<string, unknown>>(
  ['/src/routes/*/*{Page,Paath}.tsx', '/src/features/article/ArticlePage.tsx'],
  { eager: true },
);

const SOURCES = new Map(
  Object.entries(FILES).flatMap(([path, file]) => Object.values(file).map((part) => [part, path.slice(1)])),
);

/**
 * Where the build finds a view that is loaded, by which a document names it as a file to load at once: the file that has
 * its component.
 */
export function viewSource(name: ViewName): string {
  const source = SOURCES.get(loadedView(name));
  if (source === undefined) throw new Error(`The view ${name} is in a file that is looked for elsewhere.`);
  return source;
}
