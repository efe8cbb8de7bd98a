import type { SiteAddresses } from '@naad/api-contract';
import type { Connection } from '@naad/sync-client';
import { parseSessionCode, type SessionCode } from '@naad/sync-protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { connectProblem, type ConnectProblem } from './connect/connectProblem.ts';
import {
  saveControllerSession,
  readControllerSession,
  type ControllerSessionStorage,
} from '@naad/settings-state';
import type { DeskSession } from './desk/Desk.tsx';
import type * as DeskChunk from './live.ts';

/** The chunk that is needed once the phone connects. */
export type DeskModule = typeof DeskChunk;

/** Code and addresses that are loaded for the first connection. */
export interface LoadedDesk {
  readonly deskModule: DeskModule;
  readonly site: SiteAddresses;
}

/** A session that this phone has joined or is joining. */
export interface ActiveSession extends DeskSession, LoadedDesk {}

export type SessionPhase =
  | {
      readonly kind: 'out';
      readonly problem: ConnectProblem | null;
      readonly wasIn: boolean;
      /** Code of the session that the desk removed this phone from. */
      readonly code: SessionCode | null;
    }
  | { readonly kind: 'loading' }
  | { readonly kind: 'connecting'; readonly active: ActiveSession; readonly isLate: boolean }
  | { readonly kind: 'in'; readonly active: ActiveSession };

export interface SessionControls {
  readonly phase: SessionPhase;
  /** Resumes with the tab's saved token and history if they belong to the same code and PIN. */
  readonly connect: (code: string, pin: string, invite?: string | null) => void;
  readonly leave: () => void;
}

/** Give up after this long without an answer and offer a retry. */
const GIVE_UP_MS = 15_000;
/** Refusals that may pass by themselves, so the client keeps trying. */
const TRANSIENT_REFUSALS: readonly string[] = ['hostOffline', 'tooFast'];

const OUT: Extract<SessionPhase, { kind: 'out' }> = { kind: 'out', problem: null, wasIn: false, code: null };

function failed(id: string, wasIn: boolean): SessionPhase {
  return { ...OUT, problem: connectProblem(id), wasIn };
}

/** Why a connection that was given up didn't come about. */
function problemOf(connection: Connection): string {
  if (connection.kind === 'refused') return connection.refusal;
  return (connection.kind === 'connecting' ? connection.cause : undefined) ?? 'timeout';
}

/** Joins, resumes and leaves a session. */
export function useSession(
  load: () => Promise<LoadedDesk>,
  keeper: ControllerSessionStorage,
): SessionControls {
  const [phase, setPhase] = useState<SessionPhase>(OUT);
  // Identifies the latest attempt, so that the load of an abandoned one is ignored.
  const attempt = useRef(0);

  const connect = useCallback(
    (typedCode: string, pin: string, invite: string | null = null) => {
      const code = parseSessionCode(typedCode);
      if (code === null) {
        setPhase(failed('codeUnknown', false));
        return;
      }
      const attemptId = ++attempt.current;
      setPhase({ kind: 'loading' });
      load().then(
        ({ deskModule, site }) => {
          if (attemptId !== attempt.current) return;
          const saved = readControllerSession(keeper);
          const isSameSession = saved?.code === code && saved.pin === pin;
          const history = isSameSession ? saved.history : [];
          let token = isSameSession ? saved.token : null;
          const saveToken = (next: string | null) => {
            token = next;
            const now = readControllerSession(keeper);
            if (now?.code === code) saveControllerSession(keeper, { ...now, token });
          };
          const origin = site.apiOrigin;
          const name = deskModule.readPhoneName(window);
          const options = { origin, code, pin, invite, token, name, saveToken };
          const client = new deskModule.SessionController(options);
          const active = { deskModule, site, client, code, pin, history, token: () => token };
          setPhase({ kind: 'connecting', active, isLate: false });
        },
        () => {
          if (attemptId === attempt.current) setPhase(failed('loading', false));
        },
      );
    },
    [load, keeper],
  );

  const active = phase.kind === 'connecting' || phase.kind === 'in' ? phase.active : null;
  useEffect(() => {
    if (!active) return undefined;
    const { client, code, pin, history, token } = active;
    let hasEnded = false;
    const end = (problem: ConnectProblem | null) => {
      // `disconnect` notifies the subscriber once more.
      if (hasEnded) return;
      hasEnded = true;
      client.disconnect();
      saveControllerSession(keeper, null);
      const isRemoved = problem?.id === 'removed';
      setPhase((last) => ({
        kind: 'out',
        problem,
        wasIn: last.kind === 'in',
        code: isRemoved ? code : null,
      }));
    };
    const handleChange = () => {
      const { connection } = client.getState();
      if (connection.kind === 'connected') {
        setPhase((last) => {
          if (last.kind === 'in') return last;
          saveControllerSession(keeper, { code, pin, history, token: token() });
          return { kind: 'in', active };
        });
      } else if (connection.kind === 'ended') {
        end(connection.reason === 'left' ? null : connectProblem('closed'));
      } else if (connection.kind === 'refused' && !TRANSIENT_REFUSALS.includes(connection.refusal)) {
        const isCurrent = client.getState().hostKind === 'current';
        end(connectProblem(connection.refusal, { retryAfterMs: connection.retryAfterMs, isCurrent }));
      } else if (connection.kind === 'refused' || (connection.kind === 'connecting' && connection.isLate)) {
        setPhase((last) => (last.kind === 'connecting' ? { ...last, isLate: true } : last));
      }
    };
    handleChange();
    return client.subscribe(handleChange);
  }, [active, keeper]);

  const isWaiting = phase.kind === 'connecting';
  useEffect(() => {
    if (!isWaiting || !active) return undefined;
    const timer = setTimeout(() => {
      const { connection } = active.client.getState();
      // Keep a resumed session: the network may be down, and the next reload may succeed.
      const saved = readControllerSession(keeper);
      active.client.disconnect();
      saveControllerSession(keeper, saved);
      setPhase(failed(problemOf(connection), false));
    }, GIVE_UP_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, active, keeper]);

  const leave = useCallback(() => {
    attempt.current += 1;
    if (active) active.client.leave();
    else setPhase(OUT);
  }, [active]);

  // Resume the session of a tab that the phone discarded while locked.
  useEffect(() => {
    const saved = readControllerSession(keeper);
    // Hydration comes first.
    if (saved) queueMicrotask(() => connect(saved.code, saved.pin));
  }, [connect, keeper]);

  return { phase, connect, leave };
}
