import type { BaniLength } from '@naad/gurbani-model';
import { type Look, needsRefetch } from '../../look/look.ts';
import type { DeskStore } from './deskState.ts';
import type { Opener } from './createOpener.ts';
import type { Projection } from './createProjection.ts';

/** Changes the screen's look and fetches the texts that it newly shows. */
export interface LookChanger {
  show(look: Look, commandId?: string | null): void;
  chooseBaniLength(length: BaniLength, commandId?: string | null): void;
}

export interface LookChangerOptions {
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly reload: Opener['reload'];
}

export function createLookChanger({ store, update, reload }: LookChangerOptions): LookChanger {
  const { getState, change } = store;

  /** Reloads the item, then answers the tap that caused it. */
  function reloadFor(length: BaniLength, commandId: string | null): void {
    void reload(length).then((isDone) => {
      if (isDone && commandId !== null) update({}, commandId);
    });
  }

  return {
    show(look, commandId = null) {
      const { look: before, item, baniLength } = getState();
      if (look === before) {
        if (commandId !== null) update({}, commandId);
        return;
      }
      const needsFetch = needsRefetch(before, look);
      update({ look }, needsFetch ? null : commandId);
      if (needsFetch) reloadFor(item?.baniLength ?? baniLength, commandId);
    },
    chooseBaniLength(baniLength, commandId = null) {
      change({ baniLength });
      const { item } = getState();
      if (item?.baniLength != null && item.baniLength !== baniLength) reloadFor(baniLength, commandId);
      else update({}, commandId);
    },
  };
}
