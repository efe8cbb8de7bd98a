import type { Ang } from '@naad/gurbani-model';
import type { ControllerClient, ControllerState } from '@naad/sync-client';
import type { Command } from '@naad/sync-protocol';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type DeliveryStatus, pendingNavigation } from './deliveryStatus.ts';
import { activeRow, homeRow, lineCommand, type OpenText, requestedRow } from './openText.ts';
import { cacheKey } from './useOpenText.ts';

/** Rows of the open text and the steps between them. */
export interface Steps {
  readonly active: number | null;
  readonly home: number;
  readonly pending: { readonly row: number; readonly phase: DeliveryStatus['phase'] } | null;
  readonly visited: ReadonlySet<number>;
  /** Ang of the current line; null for texts without angs. */
  readonly ang: Ang | null;
  readonly choose: (row: number) => void;
  /** One line on or back from the current or pending line; null if there is none. */
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly goHome: (() => void) | null;
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

interface StepOptions {
  readonly text: OpenText | null;
  readonly state: ControllerState;
  /** Returns the client's state, which may be ahead of `state`. */
  readonly getState: ControllerClient['getState'];
  readonly send: (command: Command) => void;
}

/** Steps from line to line of the open text. */
export function useSteps({ text, state, getState, send }: StepOptions): Steps {
  const { active, home, pending, current, isLeaving } = rowsOf(text, state);
  const visited = useVisited(state.session ? cacheKey(state.session) : '', active);
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
  // Uses the client's state, so that two quick taps are two steps.
  const step = useCallback(
    (by: -1 | 1) => {
      const now = getState();
      const row = shownText.current && stepRow(rowsOf(shownText.current, now), now, by);
      if (row != null) choose(row);
    },
    [getState, choose],
  );
  const isRow = (row: number | null) => row !== null && text?.lines[row - 1] !== undefined;
  const rows = { pending, current, isLeaving };
  const shownRow = pending?.row ?? current ?? home;
  return {
    active,
    home,
    pending,
    visited,
    ang: (text?.position && text.lines[shownRow - 1]?.ang) ?? null,
    choose,
    next: isRow(stepRow(rows, state, 1)) ? () => step(1) : null,
    previous: isRow(stepRow(rows, state, -1)) ? () => step(-1) : null,
    goHome: isRow(home) ? () => choose(home) : null,
  };
}

const NONE: ReadonlySet<number> = new Set();

/** Rows of a text that have been on the screen since the phone connected. */
function useVisited(key: string, row: number | null): ReadonlySet<number> {
  const [visited, setVisited] = useState<ReadonlyMap<string, ReadonlySet<number>>>(new Map());
  const here = visited.get(key) ?? NONE;
  if (row !== null && !here.has(row)) setVisited(new Map(visited).set(key, new Set(here).add(row)));
  return here;
}
