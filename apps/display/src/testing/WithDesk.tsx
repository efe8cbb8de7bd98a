import type { ApiClient } from '@naad/api-client';
import type { HostState } from '@naad/sync-client';
import { type ReactNode, useEffect, useState } from 'react';
import type { Desk } from '../desk/model/desk.ts';
import { DeskContext } from '../desk/useDesk.ts';
import { clientOf } from './clientOf.ts';
import { deskOf } from './deskOf.ts';
import { hostOf } from './hostOf.ts';

export interface WithDeskProps {
  /** What was done before one looks. */
  readonly prepare?: (desk: Desk) => unknown;
  readonly session?: Partial<HostState>;
  readonly isOnline?: boolean;
  readonly children: (client: ApiClient) => ReactNode;
}

const AS_USUAL: Partial<HostState> = {};

/** A part of the desk in a story, with a desk around it that was prepared. */
export function WithDesk({ prepare, session = AS_USUAL, isOnline = true, children }: WithDeskProps) {
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
