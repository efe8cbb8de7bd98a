import type { ApiClient } from '@naad/api-client';
import type { HostState } from '@naad/sync-client';
import { type ReactNode, useEffect, useState } from 'react';
import type { Desk, DeskOptions } from '../desk/model/desk.ts';
import { DeskContext } from '../desk/useDesk.ts';
import { clientOf } from './clientOf.ts';
import { hostOf } from './hostOf.ts';
import { createDesk } from '../desk/model/createDesk.ts';

/** Creates a desk for tests; by default it saves nothing. */
export function deskOf(parts: Partial<DeskOptions> = {}): Desk {
  return createDesk({
    client: clientOf(),
    store: null,
    startSession: () => hostOf(),
    id: crypto.randomUUID(),
    ...parts,
  });
}

export interface WithDeskProps {
  /** Prepares the desk before it is shown. */
  readonly prepare?: (desk: Desk) => unknown;
  readonly session?: Partial<HostState>;
  readonly isOnline?: boolean;
  readonly children: (client: ApiClient) => ReactNode;
}

const DEFAULT_SESSION: Partial<HostState> = {};

/** Provides a prepared desk to a component in a story. */
export function WithDesk({ prepare, session = DEFAULT_SESSION, isOnline = true, children }: WithDeskProps) {
  const [client] = useState(() => clientOf({ isOnline: () => isOnline }));
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const made = deskOf({ client, startSession: () => hostOf(session) });
    void Promise.resolve(prepare?.(made)).then(() => {
      setDesk(made);
    });
    return () => {
      made.close();
    };
  }, [client, prepare, session]);
  return desk && <DeskContext value={desk}>{children(client)}</DeskContext>;
}

/** The shabad that stories open. */
export const openShabad = (desk: Desk) => desk.open({ kind: 'shabad', id: 628 });
