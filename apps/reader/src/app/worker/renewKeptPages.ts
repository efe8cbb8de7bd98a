import { createHttpTransport } from '@naad/api-client';
import { keepPage, olderKeptPages } from '../../shared/offline/keptPages.ts';
import type { Visitor } from '../../shared/offline/visitor.ts';
import { loadPage } from '../renderPage.tsx';
import { pageRequest } from './renderOffline.ts';
import { workerScope } from './workerScope.ts';

/**
 * Loads the pages again that a build with another format of pages has kept, since this build can't read them. Stops at the first
 * failure and goes on with the rest the next time.
 */
export async function renewKeptPages(visitor: Visitor): Promise<void> {
  const transport = createHttpTransport({ base: visitor.site.apiPrefix });
  for (const { href, keptFor, remove } of await olderKeptPages()) {
    const url = new URL(href, workerScope.location.origin);
    const result = await loadPage(pageRequest(url, visitor, transport));
    if (result.kind === 'page') await keepPage(href, result, keptFor);
    await remove();
  }
}
