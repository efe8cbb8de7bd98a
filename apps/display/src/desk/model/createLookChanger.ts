import type { BaniLength } from '@naad/gurbani-corpus';
import { type Look, needsOtherTexts } from '../../look/look.ts';
import type { DeskStore } from './createDeskStore.ts';
import type { Opener } from './createOpener.ts';
import type { Projection } from './createProjection.ts';

/** Changes how the screen looks, and fetches what is shown newly. */
export interface LookChanger {
  show(look: Look, commandId?: string | null): void;
  chooseBaniLength(length: BaniLength, commandId?: string | null): void;
}

export interface LookChangerParts {
  readonly store: DeskStore;
  readonly update: Projection['update'];
  readonly reload: Opener['reload'];
}

export function createLookChanger({ store, update, reload }: LookChangerParts): LookChanger {
  const { getState, change } = store;

  /** A tap is answered when what it asked for has come. */
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
      const isToFetch = needsOtherTexts(before, look);
      update({ look }, isToFetch ? null : commandId);
      if (isToFetch) reloadFor(item?.baniLength ?? baniLength, commandId);
    },
    chooseBaniLength(baniLength, commandId = null) {
      change({ baniLength });
      const { item } = getState();
      if (item?.baniLength != null && item.baniLength !== baniLength) reloadFor(baniLength, commandId);
      else update({}, commandId);
    },
  };
}
