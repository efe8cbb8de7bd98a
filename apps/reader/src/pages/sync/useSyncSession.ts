import { useLingui } from '@lingui/react/macro';
import type { ApiClient } from '@naad/api-client';
import { saveLastSync } from '@naad/settings-state';
import type { ApiRefusal, Connection, FollowerClient } from '@naad/sync-client';
import { formatTypedCode, parseSessionCode, type SessionCode } from '@naad/sync-protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SyncProblem } from '../../features/sync/syncProblem.ts';
import { loadChunk } from '../../shared/loadChunk.ts';
import { replaceAddress } from '../../shared/navigation/replaceAddress.ts';
import { useSite } from '../../shared/SiteContext.tsx';

const loadParts = () => loadChunk(() => import('./syncParts.ts'));
type Parts = Awaited<ReturnType<typeof loadParts>>;

/** Phase of a session: the form, joining, or following a display. */
export type SyncPhase =
  | { readonly kind: 'form'; readonly problem: SyncProblem | null }
  | { readonly kind: 'joining' }
  | {
      readonly kind: 'following';
      readonly code: SessionCode;
      readonly client: FollowerClient;
      readonly api: ApiClient;
      readonly parts: Parts;
    };

export interface SyncSession {
  readonly phase: SyncPhase;
  connect(typed: string): void;
  /** Disconnects and returns to the form. */
  exit(): void;
  /** Prefetches the code for following. */
  warmUp(): void;
}

const PROBLEM_OF_REFUSAL: Readonly<Record<ApiRefusal, SyncProblem>> = {
  codeUnknown: 'codeUnknown',
  codeMalformed: 'codeMalformed',
  tooMany: 'tooMany',
  unreachable: 'unreachable',
  unavailable: 'unavailable',
  failed: 'failed',
};

/** Why a connection ended; null if it hasn't, or the visitor left. */
function problemOf(connection: Connection): SyncProblem | null {
  if (connection.kind === 'ended') {
    if (connection.reason === 'left') return null;
    return connection.reason === 'closed' ? 'ended' : 'forgotten';
  }
  if (connection.kind !== 'refused') return null;
  if (connection.refusal === 'codeUnknown') return 'codeUnknown';
  return connection.refusal === 'version' ? 'outdated' : 'failed';
}

/**
 * Joins and follows one session at a time, and disconnects on unmount.
 *
 * @param first the code in the address, which is followed at once
 */
export function useSyncSession(first: SessionCode | null, isMalformed: boolean): SyncSession {
  const { i18n } = useLingui();
  const { apiPrefix } = useSite();
  const [phase, setPhase] = useState<SyncPhase>({
    kind: 'form',
    problem: isMalformed ? 'codeMalformed' : null,
  });
  /** Number of the latest join; results of earlier ones are ignored. */
  const latestJoin = useRef(0);
  const client = useRef<FollowerClient | null>(null);

  function disconnect(): void {
    latestJoin.current += 1;
    client.current?.disconnect();
    client.current = null;
  }

  function showForm(problem: SyncProblem | null): void {
    disconnect();
    setPhase({ kind: 'form', problem });
    replaceAddress('/sync');
  }

  function follow(code: SessionCode, parts: Parts): void {
    const { origin } = new URL(apiPrefix, window.location.href);
    const follower = parts.connectFollower({ origin, code });
    client.current = follower;
    follower.subscribe(() => {
      const problem = problemOf(follower.getState().connection);
      if (problem !== null && client.current === follower) showForm(problem);
    });
    saveLastSync(window, code);
    replaceAddress(`/sync/${code}`);
    setPhase({ kind: 'following', code, client: follower, api: parts.apiAt(apiPrefix), parts });
  }

  async function join(code: SessionCode): Promise<void> {
    disconnect();
    const joinNumber = latestJoin.current;
    setPhase({ kind: 'joining' });
    try {
      const parts = await loadParts();
      const api = parts.createSyncApi({ origin: '', prefix: apiPrefix });
      const [outcome] = await Promise.all([api.join(code), parts.loadSyncMessages(i18n)]);
      if (joinNumber !== latestJoin.current) return;
      if (outcome.ok) follow(outcome.value.code, parts);
      else showForm(PROBLEM_OF_REFUSAL[outcome.refusal]);
    } catch {
      if (joinNumber === latestJoin.current) showForm('unreachable');
    }
  }

  const begin = useEffectEvent(() => {
    if (first !== null) void join(first);
  });
  const leave = useEffectEvent(disconnect);
  useEffect(() => {
    let isMounted = true;
    queueMicrotask(() => {
      if (isMounted) begin();
    });
    return () => {
      isMounted = false;
      leave();
    };
  }, []);

  return {
    phase,
    connect(typed) {
      const code = parseSessionCode(formatTypedCode(typed));
      if (code === null) setPhase({ kind: 'form', problem: 'codeMalformed' });
      else void join(code);
    },
    exit: () => {
      showForm(null);
    },
    warmUp() {
      // Only a prefetch failed; connecting retries it and reports a failure.
      loadParts().catch(() => undefined);
    },
  };
}
