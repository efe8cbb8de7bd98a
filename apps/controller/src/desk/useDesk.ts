import type { Ang } from '@naad/gurbani-corpus';
import type { ControllerClient, ControllerState } from '@naad/sync-client';
import type { Command } from '@naad/sync-protocol';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ControllerSession, OpenedText, ControllerSessionKeeper } from '@naad/settings-state';
import { displayChange, type KeyAction } from '../settings/deskKeys.ts';
import { keyOf } from './createTextCache.ts';
import {
  activeRow,
  angCommand,
  askedRow,
  type DeskApi,
  homeRow,
  lineCommand,
  type OpenText,
  shabadCommand,
} from './openText.ts';
import { followedDelivery, pendingNavigation, type ShownDelivery, shownDelivery } from './shownDelivery.ts';
import { useDeliveryAlarm } from './useDeliveryAlarm.ts';
import { useHistory } from './useHistory.ts';
import { type TextState, useOpenText } from './useOpenText.ts';
import { useVisited } from './useVisited.ts';

export interface Desk {
  readonly text: TextState;
  readonly active: number | null;
  readonly home: number;
  /** The page of the line one is at; null where nothing has pages. */
  readonly ang: Ang | null;
  readonly visited: ReadonlySet<number>;
  readonly pending: { readonly row: number; readonly phase: ShownDelivery['phase'] } | null;
  readonly delivery: ShownDelivery | null;
  readonly history: readonly OpenedText[];
  /** A text that was asked for could not be found out; said until the next tap. */
  readonly hasLookupFailed: boolean;
  readonly send: (command: Command) => void;
  readonly choose: (row: number) => void;
  /** One line on or back from where one is, or where the last tap leads; null where there is none. */
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly goHome: (() => void) | null;
  readonly stepShabad: (step: -1 | 1) => void;
  readonly stepAng: (step: -1 | 1) => void;
  readonly reopen: (opened: OpenedText) => void;
  /** Whether the key did something. */
  readonly press: (action: KeyAction) => boolean;
}

interface DeskParts {
  readonly client: Pick<ControllerClient, 'send' | 'getState'>;
  readonly state: ControllerState;
  readonly api: DeskApi;
  readonly kept: ControllerSession;
  readonly keeper: ControllerSessionKeeper;
  readonly focusSearch: () => void;
}

/** The rows of what is open: where one is, and where the last tap leads. */
function rowsOf(text: OpenText | null, { session, deliveries }: ControllerState) {
  const isOpen = text?.kind === session?.kind && text?.id === session?.id;
  if (!text || !session || !isOpen) {
    return { active: null, home: 1, pending: null, place: null, isLeaving: false };
  }
  const sent = pendingNavigation(deliveries);
  const row = sent ? askedRow(text, sent.command) : null;
  // A slide covers the line: it is not what the sangat sees.
  const active = session.text === null ? activeRow(text, session) : null;
  const place = activeRow(text, session);
  const pending = sent && row !== null ? { row, phase: sent.delivery.phase } : null;
  // Something else is on its way, and no step in this text should come after it.
  const isLeaving = sent !== null && row === null && sent.command.type !== 'text';
  return { active, home: homeRow(text, session), pending, place, isLeaving };
}

type Rows = Pick<ReturnType<typeof rowsOf>, 'pending' | 'place' | 'isLeaving'>;

/** The row a step leads to; the text may have none of that number. */
function stepRow(
  { pending, place, isLeaving }: Rows,
  { session }: ControllerState,
  by: -1 | 1,
): number | null {
  if (isLeaving) return null;
  const from = pending?.row ?? place;
  if (from === null) return by === 1 ? 1 : null;
  // Under a slide the next line is the one it covers: nothing is passed over unseen.
  const isCovered = session?.text != null && pending === null;
  return isCovered && by === 1 ? from : from + by;
}

/** All that happens at the desk: what is drawn, and what taps and keys do. */
export function useDesk({ client, state, api, kept, keeper, focusSearch }: DeskParts): Desk {
  const textState = useOpenText(api, state.session);
  const text = textState.kind === 'ready' ? textState.text : null;
  const { active, home, pending, place, isLeaving } = rowsOf(text, state);
  const visited = useVisited(state.session ? keyOf(state.session) : '', active);
  const history = useHistory(text, kept, keeper);
  const followed = followedDelivery(state.deliveries);
  const delivery = followed && shownDelivery(followed);
  useDeliveryAlarm(delivery);
  const [hasLookupFailed, setHasLookupFailed] = useState(false);

  const send = useCallback(
    (command: Command) => {
      setHasLookupFailed(false);
      client.send(command);
    },
    [client],
  );
  const shownText = useRef(text);
  // With what is drawn, not after it: the first tap on a text is on that text.
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

  const from = pending?.row ?? place;
  const ang = (text?.place && text.lines[(from ?? home) - 1]?.ang) ?? null;
  // By what the client knows now, which may be more than is drawn: two quick taps are two steps.
  const step = useCallback(
    (by: -1 | 1) => {
      const now = client.getState();
      const row = shownText.current && stepRow(rowsOf(shownText.current, now), now, by);
      if (row != null) choose(row);
    },
    [client, choose],
  );
  const isRow = (row: number | null) => row !== null && text?.lines[row - 1] !== undefined;
  const rows = { pending, place, isLeaving };
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
      const id = step === 1 ? text?.place?.next : text?.place?.previous;
      if (id != null) lookUp(shabadCommand(api, id));
    },
    stepAng(step) {
      if (text?.place && ang !== null) lookUp(angCommand(api, text.place.source.id, ang, step));
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
    // A phone may not have it; the desk is as it was.
  }
}
