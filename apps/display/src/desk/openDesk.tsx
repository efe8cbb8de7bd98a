import { createApiClient, createHttpTransport } from '@naad/api-client';
import { createSyncApi, startHost } from '@naad/sync-client';
import type { ReactNode } from 'react';
import { keepAwake } from '../screen/keepAwake.ts';
import type { Site } from '../siteOf.ts';
import { DeskPage } from './DeskPage.tsx';
import { createDesk } from './model/createDesk.ts';
import { DeskContext } from './useDesk.ts';

/** The page of the operator. */
export function openDesk({ apiPrefix, origin }: Site): ReactNode {
  const client = createApiClient(createHttpTransport({ base: apiPrefix }));
  const api = createSyncApi({ origin, prefix: apiPrefix });
  const desk = createDesk({
    client,
    store: storeOf(window),
    id: crypto.randomUUID(),
    startSession: (session) => startHost({ ...session, api, origin, takesSettings: true }),
  });
  keepAwake();
  // What was done in the last moments before the page goes is kept, too.
  addEventListener('pagehide', desk.keep);
  return (
    <DeskContext value={desk}>
      <DeskPage client={client} origin={origin} />
    </DeskContext>
  );
}

/** A browser may forbid the store altogether. */
function storeOf(keeper: Pick<Window, 'localStorage'>): Storage | null {
  try {
    return keeper.localStorage;
  } catch {
    return null;
  }
}
