import { selectReadingMode, useSettingsSelector } from '@naad/settings-state';
import { createElement, useEffect, useState } from 'react';
import { type AnyPage, type PageContent, pageFor } from '../../pages/pages.ts';
import { isLoaded, loadedView, loadView } from './views.ts';

/** Renders the page of a loader's content; its component must have been loaded. */
export function RoutePageView({ content }: { content: PageContent }) {
  return createElement(loadedView(usePage(content)), { content });
}

/** Keeps the current component until that of a newly chosen reading mode has loaded. */
function usePage(content: PageContent): AnyPage {
  const wanted = pageFor(content, useSettingsSelector(selectReadingMode));
  const [rendered, setRendered] = useState({ content, page: wanted });
  const page = isLoaded(wanted) || rendered.content !== content ? wanted : rendered.page;
  useEffect(() => {
    loadView(wanted).then(
      () => {
        setRendered({ content, page: wanted });
      },
      // Without the component the page stays as it is.
      () => undefined,
    );
  }, [content, wanted]);
  return page;
}
