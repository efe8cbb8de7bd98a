import { SPECIAL_SLIDES } from '@naad/sync-protocol';
import { present, type PresenterEvent } from '../../presenter/presenter.ts';
import type { DeskStore } from './createDeskStore.ts';
import type { NamedCover } from './desk.ts';
import type { Opener } from './createOpener.ts';
import type { Projection } from './createProjection.ts';

/** Leads from line to line. */
export interface Leader {
  dispatch(event: PresenterEvent, commandId?: string | null): void;
  cover(name: NamedCover): void;
}

export interface LeaderParts {
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly open: Opener['open'];
}

export function createLeader({ store, update, open }: LeaderParts): Leader {
  const { getState } = store;

  /** In a sehaj paath a shabad has no home, and after its last line the next one comes. */
  function goOn(event: PresenterEvent): boolean {
    const { look, item, presenter } = getState();
    const isPaath = look.mode === 'sehaj' && item?.kind === 'shabad' && presenter.cover === null;
    if (!isPaath) return false;
    if (event.type === 'homePressed') {
      dispatch({ type: 'nextPressed' });
      return true;
    }
    const [neighbour, end] =
      event.type === 'nextPressed' && presenter.row === item.rows.length - 1
        ? ([item.nextId, 'first'] as const)
        : event.type === 'previousPressed' && presenter.row === 0
          ? ([item.previousId, 'last'] as const)
          : ([null, 'first'] as const);
    if (neighbour === null) return false;
    void open({ kind: 'shabad', id: neighbour, end });
    return true;
  }

  function dispatch(event: PresenterEvent, commandId: string | null = null): void {
    if (goOn(event)) return;
    const before = getState().presenter;
    const presenter = present(before, event);
    if (presenter !== before || commandId !== null) update({ presenter }, commandId);
  }

  return {
    dispatch,
    cover(name) {
      const cover =
        name === 'blank' ? { text: '', isGurmukhi: false } : { text: SPECIAL_SLIDES[name], isGurmukhi: true };
      dispatch({ type: 'covered', cover });
    },
  };
}
