import type { Params } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { ReadingMode } from '@naad/settings-schema';
import type { CatalogPart } from '../shared/language/loadCatalog.ts';
import type { RouteContext } from './routeContext.ts';
import type { RouteResult } from './routeResult.ts';

type PageComponent<Content> = (props: { content: Content }) => ReactNode;

/** Answers an address; `params` are the named parts of its path, decoded. */
export type Loader = (context: RouteContext, params: Params<string>) => Promise<RouteResult> | RouteResult;

/** An address in React Router's pattern syntax, and the file with its loader. */
export interface PathRoute {
  readonly path: string;
  readonly loader: () => Promise<Loader>;
}

/** A page: its addresses, its component and its interface messages. One `route.ts` in a page's folder exports it. */
export interface PageRoute<Content extends { readonly page: string } = never> {
  /** Unique; the page's name in the build. */
  readonly id: string;
  /** The kind of content that the component renders. A loader may return the content of another page. */
  readonly page: Content['page'];
  /** Catalogs besides `site`; lingui.config.ts splits the messages of the page's folder by them. */
  readonly messages: readonly CatalogPart[];
  /** Reading modes in which this component replaces the page's usual one. */
  readonly modes?: readonly ReadingMode[];
  readonly component: () => Promise<PageComponent<Content>>;
  readonly routes: readonly PathRoute[];
}
