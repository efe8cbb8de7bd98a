import type { ComponentType, ReactNode } from 'react';
import type { SearchFiltersProps } from '../../features/search/SearchForm/SearchFilters.tsx';
import type { CatalogPart } from '../../shared/language/loadCatalog.ts';
import { loadChunk } from '../../shared/loadChunk.ts';
import { type AnyPage, type PageContent, pages } from '../../pages/pages.ts';

interface View {
  (props: { content: PageContent }): ReactNode;
  /** Filters for the search form in the header, with pages that have options for them. */
  readonly SearchFilters?: ComponentType<SearchFiltersProps>;
}

const loaded = new Map<string, View>();

/** Loads the component of a page. Throws {@link ChunkLoadError}; may be retried. */
export async function loadView({ id, component }: AnyPage): Promise<void> {
  if (loaded.has(id)) return;
  // The type of each page ties its component to its content.
  loaded.set(id, (await loadChunk(component)) as View);
}

/** Loads the components of all pages, for the server. */
export async function loadAllViews(): Promise<void> {
  await Promise.all(pages.map(loadView));
}

export const isLoaded = ({ id }: AnyPage): boolean => loaded.has(id);

/** Returns the component of a page, which must have been loaded. */
export function loadedView({ id }: AnyPage): View {
  const view = loaded.get(id);
  if (!view) throw new Error(`The component of ${id} is not loaded.`);
  return view;
}

/** Names of the message catalogs that a page needs. */
export const catalogParts = ({ messages }: AnyPage): CatalogPart[] => ['site', ...messages];
