import type { ControllerClient } from '@naad/sync-client';
import { parseSessionCode, type SessionCode } from '@naad/sync-protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { connectProblem, type ConnectProblem } from './connect/connectProblem.ts';
import {
  keepControllerSession,
  type OpenedText,
  readControllerSession,
  type ControllerSessionKeeper,
} from '@naad/settings-state';
import type { Live } from './loadLive.ts';

/** A session that one is in, or on the way into. */
export interface ActiveSession {
  readonly live: Live;
  readonly client: ControllerClient;
  readonly code: SessionCode;
  readonly pin: string;
  readonly history: readonly OpenedText[];
}

export type SessionPhase =
  | { readonly kind: 'out'; readonly problem: ConnectProblem | null; readonly wasIn: boolean }
  | { readonly kind: 'loading' }
  | { readonly kind: 'connecting'; readonly active: ActiveSession; readonly isLate: boolean }
  | { readonly kind: 'in'; readonly active: ActiveSession };

export interface SessionControls {
  readonly phase: SessionPhase;
  readonly connect: (code: string, pin: string, history?: readonly OpenedText[]) => void;
  readonly leave: () => void;
}

/** Who gets no answer for so long is told, and may try again. */
const GIVE_UP_MS = 15_000;
/** What passes by itself, and is waited for. */
const PASSING = ['hostOffline', 'tooFast'];

const OUT: SessionPhase = { kind: 'out', problem: null, wasIn: false };

function failed(id: string, wasIn: boolean): SessionPhase {
  return { kind: 'out', problem: connectProblem(id), wasIn };
}

/** The way into a session and out of it. */
export function useSession(
  load: () => Promise<Live>,
  keeper: ControllerSessionKeeper,
  origin: string,
): SessionControls {
  const [phase, setPhase] = useState<SessionPhase>(OUT);
  // What is loaded for an attempt that was given up meanwhile begins nothing.
  const attempt = useRef(0);

  const connect = useCallback(
    (typedCode: string, pin: string, history: readonly OpenedText[] = []) => {
      const code = parseSessionCode(typedCode);
      if (code === null) {
        setPhase(failed('codeUnknown', false));
        return;
      }
      const number = ++attempt.current;
      setPhase({ kind: 'loading' });
      load().then(
        (live) => {
          if (number !== attempt.current) return;
          const client = live.connectController({ origin, code, pin });
          setPhase({ kind: 'connecting', active: { live, client, code, pin, history }, isLate: false });
        },
        () => {
          if (number === attempt.current) setPhase(failed('loading', false));
        },
      );
    },
    [load, origin],
  );

  const active = phase.kind === 'connecting' || phase.kind === 'in' ? phase.active : null;
  useEffect(() => {
    if (!active) return undefined;
    const { client, code, pin, history } = active;
    let isOver = false;
    const end = (problem: ConnectProblem | null) => {
      // Letting go of the connection ends it, which is said here again.
      if (isOver) return;
      isOver = true;
      keepControllerSession(keeper, null);
      client.disconnect();
      setPhase((last) => ({ kind: 'out', problem, wasIn: last.kind === 'in' }));
    };
    const follow = () => {
      const { connection } = client.getState();
      if (connection.kind === 'connected') {
        setPhase((last) => {
          if (last.kind === 'in') return last;
          keepControllerSession(keeper, { code, pin, history });
          return { kind: 'in', active };
        });
      } else if (connection.kind === 'ended') {
        end(connection.reason === 'left' ? null : connectProblem('closed'));
      } else if (connection.kind === 'refused' && !PASSING.includes(connection.refusal)) {
        end(connectProblem(connection.refusal));
      } else if (connection.kind === 'refused' || (connection.kind === 'connecting' && connection.isLate)) {
        setPhase((last) => (last.kind === 'connecting' ? { ...last, isLate: true } : last));
      }
    };
    follow();
    return client.subscribe(follow);
  }, [active, keeper]);

  const isWaiting = phase.kind === 'connecting';
  useEffect(() => {
    if (!isWaiting || !active) return undefined;
    const timer = setTimeout(() => {
      const { connection } = active.client.getState();
      // Of one that was resumed the next reload may find more: the network may be what is missing.
      const kept = readControllerSession(keeper);
      active.client.disconnect();
      keepControllerSession(keeper, kept);
      setPhase(failed(connection.kind === 'refused' ? connection.refusal : 'timeout', false));
    }, GIVE_UP_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, active, keeper]);

  const leave = useCallback(() => {
    attempt.current += 1;
    if (active) active.client.disconnect();
    else setPhase(OUT);
  }, [active]);

  // A page that a locked phone threw away goes on where it was.
  useEffect(() => {
    const kept = readControllerSession(keeper);
    // The page as it was drawn is taken over first.
    if (kept) queueMicrotask(() => connect(kept.code, kept.pin, kept.history));
  }, [connect, keeper]);

  return { phase, connect, leave };
}
