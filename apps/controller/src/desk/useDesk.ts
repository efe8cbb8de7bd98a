import type { Ang } from '@naad/gurbani-model';
import type { ControllerClient, ControllerState } from '@naad/sync-client';
import type { Command } from '@naad/sync-protocol';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type ControllerSession,
  type ControllerSessionStorage,
  saveControllerSession,
  type OpenedText,
  readControllerSession,
} from '@naad/settings-state';
import { displayChange, type KeyAction } from '../settings/deskKeys.ts';
import { cacheKey, type TextState, useOpenText } from './useOpenText.ts';
import {
  activeRow,
  angCommand,
  requestedRow,
  type DeskApi,
  homeRow,
  lineCommand,
  type OpenText,
  shabadCommand,
} from './openText.ts';
import { latestDelivery, pendingNavigation, deliveryStatus, type DeliveryStatus } from './deliveryStatus.ts';

export interface Desk {
  readonly text: TextState;
  readonly active: number | null;
  readonly home: number;
  /** Ang of the current line; null for texts without angs. */
  readonly ang: Ang | null;
  readonly visited: ReadonlySet<number>;
  readonly pending: { readonly row: number; readonly phase: DeliveryStatus['phase'] } | null;
  readonly delivery: DeliveryStatus | null;
  readonly history: readonly OpenedText[];
  /** True from a failed lookup until the next tap. */
  readonly hasLookupFailed: boolean;
  readonly send: (command: Command) => void;
  readonly choose: (row: number) => void;
  /** One line on or back from the current or pending line; null if there is none. */
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly goHome: (() => void) | null;
  readonly stepShabad: (step: -1 | 1) => void;
  readonly stepAng: (step: -1 | 1) => void;
  readonly reopen: (opened: OpenedText) => void;
  /** Returns true if the key did something. */
  readonly press: (action: KeyAction) => boolean;
}

interface DeskOptions {
  readonly client: Pick<ControllerClient, 'send' | 'getState'>;
  readonly state: ControllerState;
  readonly api: DeskApi;
  readonly saved: ControllerSession;
  readonly keeper: ControllerSessionStorage;
  readonly focusSearch: () => void;
}

/** Current, home and pending rows of the open text. */
function rowsOf(text: OpenText | null, { session, deliveries }: ControllerState) {
  const isOpen = text?.kind === session?.kind && text?.id === session?.id;
  if (!text || !session || !isOpen) {
    return { active: null, home: 1, pending: null, current: null, isLeaving: false };
  }
  const sent = pendingNavigation(deliveries);
  const row = sent ? requestedRow(text, sent.command) : null;
  // A slide may cover the line, which the sangat then doesn't see.
  const active = session.text === null ? activeRow(text, session) : null;
  const current = activeRow(text, session);
  const pending = sent && row !== null ? { row, phase: sent.delivery.phase } : null;
  // Another text is about to open, so stepping in this one must stop.
  const isLeaving = sent !== null && row === null && sent.command.type !== 'text';
  return { active, home: homeRow(text, session), pending, current, isLeaving };
}

type Rows = Pick<ReturnType<typeof rowsOf>, 'pending' | 'current' | 'isLeaving'>;

/** Returns the row that a step leads to, which may be beyond the text. */
function stepRow(
  { pending, current, isLeaving }: Rows,
  { session }: ControllerState,
  by: -1 | 1,
): number | null {
  if (isLeaving) return null;
  const from = pending?.row ?? current;
  if (from === null) return by === 1 ? 1 : null;
  // If a slide covers the line, the next line is the covered one, so none is skipped unseen.
  const isCovered = session?.text != null && pending === null;
  return isCovered && by === 1 ? from : from + by;
}

/** State and actions of the desk. */
export function useDesk({ client, state, api, saved, keeper, focusSearch }: DeskOptions): Desk {
  const textState = useOpenText(api, state.session);
  const text = textState.kind === 'ready' ? textState.text : null;
  const { active, home, pending, current, isLeaving } = rowsOf(text, state);
  const visited = useVisited(state.session ? cacheKey(state.session) : '', active);
  const history = useHistory(text, saved, keeper);
  const latest = latestDelivery(state.deliveries);
  const delivery = latest && deliveryStatus(latest);
  useFailureVibration(delivery);
  const [hasLookupFailed, setHasLookupFailed] = useState(false);

  const send = useCallback(
    (command: Command) => {
      setHasLookupFailed(false);
      client.send(command);
    },
    [client],
  );
  const shownText = useRef(text);
  // A layout effect, so that the first tap on a new text already uses it.
  useLayoutEffect(() => {
    shownText.current = text;
  }, [text]);
  const choose = useCallback(
    (row: number) => {
      const line = shownText.current?.lines[row - 1];
      if (shownText.current && line) send(lineCommand(shownText.current, line));
    },
    [send],
  );
  const lookUp = (command: Promise<Command>) => {
    setHasLookupFailed(false);
    command.then(send, () => {
      setHasLookupFailed(true);
    });
  };

  const from = pending?.row ?? current;
  const ang = (text?.position && text.lines[(from ?? home) - 1]?.ang) ?? null;
  // Uses the client's state, which may be ahead of the rendered one, so that two quick taps are two steps.
  const step = useCallback(
    (by: -1 | 1) => {
      const now = client.getState();
      const row = shownText.current && stepRow(rowsOf(shownText.current, now), now, by);
      if (row != null) choose(row);
    },
    [client, choose],
  );
  const isRow = (row: number | null) => row !== null && text?.lines[row - 1] !== undefined;
  const rows = { pending, current, isLeaving };
  const next = isRow(stepRow(rows, state, 1)) ? () => step(1) : null;
  const previous = isRow(stepRow(rows, state, -1)) ? () => step(-1) : null;
  const goHome = isRow(home) ? () => choose(home) : null;

  return {
    text: textState,
    active,
    home,
    ang,
    visited,
    pending,
    delivery,
    history,
    hasLookupFailed,
    send,
    choose,
    next,
    previous,
    goHome,
    stepShabad(step) {
      const id = step === 1 ? text?.position?.next : text?.position?.previous;
      if (id != null) lookUp(shabadCommand(api, id));
    },
    stepAng(step) {
      if (text?.position && ang !== null) lookUp(angCommand(api, text.position.source.id, ang, step));
    },
    reopen({ kind, id }) {
      switch (kind) {
        case 'shabad':
          lookUp(shabadCommand(api, id));
          return;
        case 'bani':
          send({ type: 'bani', baniId: id, verseId: null, lineCount: null });
          return;
        case 'ceremony':
          send({ type: 'ceremony', ceremonyId: id, verseId: null, lineCount: null });
      }
    },
    press(action) {
      switch (action.kind) {
        case 'next':
          next?.();
          return true;
        case 'previous':
          previous?.();
          return true;
        case 'home':
          goHome?.();
          return true;
        case 'focusSearch':
          focusSearch();
          return true;
        case 'fullscreen':
          void toggleFullscreen();
          return true;
        case 'size':
          send({ type: 'fontSize', target: 'gurbani', value: action.value });
          return true;
        default: {
          const change = state.display && displayChange(action, state.display);
          if (change) send({ type: 'display', settings: change });
          return change !== null;
        }
      }
    },
  };
}

async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // Some phones don't support fullscreen.
  }
}

const MAX_HISTORY = 50;

/** Texts opened in this session, the latest first, without repeats. */
function useHistory(
  text: OpenText | null,
  saved: ControllerSession,
  keeper: ControllerSessionStorage,
): readonly OpenedText[] {
  const [history, setHistory] = useState(saved.history);
  const [latest] = history;
  if (text && !(latest?.kind === text.kind && latest.id === text.id)) {
    const others = history.filter(({ kind, id }) => !(kind === text.kind && id === text.id));
    const { kind, id, title } = text;
    setHistory([{ kind, id, title }, ...others].slice(0, MAX_HISTORY));
  }
  const { code, pin } = saved;
  useEffect(() => {
    // The stored token may be newer than the one this session started with.
    const token = readControllerSession(keeper)?.token ?? null;
    saveControllerSession(keeper, { code, pin, token, history });
  }, [keeper, code, pin, history]);
  return history;
}

const NONE: ReadonlySet<number> = new Set();

/** Rows of a text that have been on the screen since the phone connected. */
function useVisited(key: string, row: number | null): ReadonlySet<number> {
  const [visited, setVisited] = useState<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  const here = visited.get(key) ?? NONE;
  if (row !== null && !here.has(row)) setVisited(new Map(visited).set(key, new Set(here).add(row)));
  return here;
}

/** Two pulses with a gap, unlike the keyboard's haptic feedback; milliseconds. */
const VIBRATION_MS = [90, 60, 90];

/** Vibrates the phone when a tap fails: the sevadar looks at the sangat, not at the phone. */
function useFailureVibration(shown: DeliveryStatus | null): void {
  const failedId = shown?.isFailure ? shown.id : null;
  useEffect(() => {
    if (failedId !== null && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  }, [failedId]);
}
