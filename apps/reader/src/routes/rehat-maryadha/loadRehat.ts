import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';
import { loadRehatChapter } from './loadRehatChapter.ts';
import { loadRehatMaryadha } from './loadRehatMaryadha.ts';
import { REHAT_PATH } from './rehatPaths.ts';

/** Old addresses of the two languages, which are now those of the page. */
const OLD = ['en', 'pb'];

/** `/rehat-maryadha`, `/rehat-maryadha/{rehat}` and `/rehat-maryadha/{rehat}/{chapter}`. */
export async function loadRehat(context: RouteContext): Promise<RouteResult> {
  const { url, i18n } = context;
  const [rehat, chapter, ...rest] = url.pathname.slice(REHAT_PATH.length).split('/').filter(Boolean);
  if (rehat === undefined) return loadRehatMaryadha(context);
  if (rest.length > 0) return messagePage(i18n, { id: 'pageNotFound', url: url.pathname });
  if (chapter === undefined && OLD.includes(rehat)) {
    return { kind: 'redirect', to: REHAT_PATH, isCacheable: true };
  }
  return loadRehatChapter(context, rehat, chapter ?? null);
}
