import { createElement } from 'react';
import type { PageContent } from './routeResult.ts';
import { loadedView } from './views.ts';

/** The page of what an address led to. Whoever leads there has loaded what draws it. */
export function RoutePageView({ content }: { content: PageContent }) {
  return createElement(loadedView(content.page), { content });
}
