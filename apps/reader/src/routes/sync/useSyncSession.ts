import { useLingui } from '@lingui/react/macro';
import type { ApiClient } from '@naad/api-client';
import { keepLastSync } from '@naad/settings-state';
import type { ApiRefusal, Connection, FollowerClient } from '@naad/sync-client';
import { formatTypedCode, parseSessionCode, type SessionCode } from '@naad/sync-protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SyncProblem } from '../../features/sync/syncProblem.ts';
import { loadChunk } from '../../loadChunk.ts';
import { replaceAddress } from '../../navigation/replaceAddress.ts';
import { useSite } from '../../SiteContext.tsx';

const loadParts = () => loadChunk(() => import('./syncParts.ts'));
type Parts = Awaited<ReturnType<typeof loadParts>>;

/** How far one has come: at the form, on the way, or with a display. */
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
  /** Disconnects, and asks for a code again. */
  exit(): void;
  /** Somebody is about to connect: what it takes is loaded. */
  warmUp(): void;
}

const PROBLEM_OF_REFUSAL: Readonly<Record<ApiRefusal, SyncProblem>> = {
  codeUnknown: 'codeUnknown',
  codeMalformed: 'codeMalformed',
  tooMany: 'tooMany',
  unreachable: 'unreachable',
  failed: 'failed',
};

/** Why a connection is over; null while it is not, or where its owner left it. */
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
 * Joins and follows one session at a time, and lets go of it with the page.
 *
 * @param first a code that the address names: it is followed at once
 */
export function useSyncSession(first: SessionCode | null, isMalformed: boolean): SyncSession {
  const { i18n } = useLingui();
  const { apiPrefix } = useSite();
  const [phase, setPhase] = useState<SyncPhase>({
    kind: 'form',
    problem: isMalformed ? 'codeMalformed' : null,
  });
  /** The latest wish: what an earlier one still brings is not wanted any more. */
  const wish = useRef(0);
  const client = useRef<FollowerClient | null>(null);

  function letGo(): void {
    wish.current += 1;
    client.current?.disconnect();
    client.current = null;
  }

  function toForm(problem: SyncProblem | null): void {
    letGo();
    setPhase({ kind: 'form', problem });
    replaceAddress('/sync');
  }

  function follow(code: SessionCode, parts: Parts): void {
    const { origin } = window.location;
    const follower = parts.connectFollower({ origin, code });
    client.current = follower;
    follower.subscribe(() => {
      const problem = problemOf(follower.getState().connection);
      if (problem !== null && client.current === follower) toForm(problem);
    });
    keepLastSync(window, code);
    replaceAddress(`/sync/${code}`);
    setPhase({ kind: 'following', code, client: follower, api: parts.apiAt(apiPrefix), parts });
  }

  async function join(code: SessionCode): Promise<void> {
    letGo();
    const mine = wish.current;
    setPhase({ kind: 'joining' });
    try {
      const parts = await loadParts();
      const api = parts.createSyncApi({ origin: '', prefix: apiPrefix });
      const [outcome] = await Promise.all([api.join(code), parts.loadSyncTexts(i18n)]);
      if (mine !== wish.current) return;
      if (outcome.ok) follow(outcome.value.code, parts);
      else toForm(PROBLEM_OF_REFUSAL[outcome.refusal]);
    } catch {
      if (mine === wish.current) toForm('unreachable');
    }
  }

  const begin = useEffectEvent(() => {
    if (first !== null) void join(first);
  });
  const leave = useEffectEvent(letGo);
  useEffect(() => {
    let isHere = true;
    queueMicrotask(() => {
      if (isHere) begin();
    });
    return () => {
      isHere = false;
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
      toForm(null);
    },
    warmUp() {
      // Where it does not come, connecting says so.
      loadParts().catch(() => undefined);
    },
  };
}
