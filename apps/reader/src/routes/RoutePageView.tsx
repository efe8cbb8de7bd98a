import { selectReadingMode, useSettingsSelector } from '@naad/settings-state';
import { createElement, useEffect, useState } from 'react';
import type { PageContent } from './routeResult.ts';
import { isLoaded, loadedView, loadView, viewNameOf, type ViewName } from './views.ts';

/** The page of what an address led to. Whoever leads there has loaded what draws it. */
export function RoutePageView({ content }: { content: PageContent }) {
  return createElement(loadedView(useViewName(content)), { content });
}

/** The view of a page. When another mode is chosen, the one that is drawn stays until that of the mode is loaded. */
function useViewName(content: PageContent): ViewName {
  const wanted = viewNameOf(content, useSettingsSelector(selectReadingMode));
  const [drawn, setDrawn] = useState({ content, name: wanted });
  const name = isLoaded(wanted) || drawn.content !== content ? wanted : drawn.name;
  useEffect(() => {
    loadView(wanted).then(
      () => {
        setDrawn({ content, name: wanted });
      },
      // Where it does not come, the page stays as it is.
      () => undefined,
    );
  }, [content, wanted]);
  return name;
}
