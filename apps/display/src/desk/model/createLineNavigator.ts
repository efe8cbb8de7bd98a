import { SPECIAL_SLIDES } from '@naad/sync-protocol';
import { present, type PresenterEvent } from '../../presenter/presenter.ts';
import type { DeskStore } from './deskState.ts';
import type { NamedCover } from './desk.ts';
import type { Opener } from './createOpener.ts';
import type { Projection } from './createProjection.ts';

/** Moves between lines and covers them with slides. */
export interface LineNavigator {
  dispatch(event: PresenterEvent, commandId?: string | null): void;
  cover(name: NamedCover): void;
}

export interface LineNavigatorOptions {
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly open: Opener['open'];
  /** Moves to another entry of a list if the event leads beyond the current one. */
  readonly stepInList: (event: PresenterEvent) => boolean;
}

export function createLineNavigator({
  store,
  update,
  open,
  stepInList,
}: LineNavigatorOptions): LineNavigator {
  const { getState } = store;

  /** In a sehaj paath a shabad has no home, and the neighbouring shabad follows its last or first line. */
  function continuePaath(event: PresenterEvent): boolean {
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
    if (stepInList(event) || continuePaath(event)) return;
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
