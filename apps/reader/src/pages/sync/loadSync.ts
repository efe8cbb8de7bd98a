import { msg } from '@lingui/core/macro';
import { formatTypedCode, parseSessionCode } from '@naad/sync-protocol';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage, RouteResult } from '../routeResult.ts';
import type { SyncContent } from './content.ts';

function syncPage({ i18n }: RouteContext, content: Omit<SyncContent, 'page'>, status = 200): RoutePage {
  return { kind: 'page', status, title: i18n._(msg`Sangat Sync`), content: { page: 'sync', ...content } };
}

/** Loads the form. Without JavaScript the form submits here, and a valid code redirects to its session. */
export function loadSync(context: RouteContext): RouteResult {
  const typed = context.url.searchParams.get('code')?.trim() ?? '';
  if (typed === '') return syncPage(context, { code: null, asked: '', isMalformed: false });
  const code = parseSessionCode(formatTypedCode(typed));
  if (code === null) return syncPage(context, { code: null, asked: typed, isMalformed: true });
  return { kind: 'redirect', to: `/sync/${code}`, isCacheable: true };
}

/** Loads the session of a code. Without JavaScript the page is the form with the code in its field. */
export function loadSyncOf(context: RouteContext, name: string): RouteResult {
  const code = parseSessionCode(name);
  if (code === null) return syncPage(context, { code: null, asked: name, isMalformed: true }, 404);
  if (code !== name) return { kind: 'redirect', to: `/sync/${code}`, isCacheable: true };
  return syncPage(context, { code, asked: code, isMalformed: false });
}
