import { selectHasShortcuts, useSettingsSelector } from '@naad/settings-state';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadChunk } from '../loadChunk.ts';
import type { Place } from './place.ts';
import type { runShortcut, ShortcutState } from './runShortcut.ts';
import { useActionContext } from './useActionContext.ts';

/**
 * Listens for the keys of actions. What knows them comes with the first key, or once a mouse says that there are keys too:
 * a phone does not load it.
 */
export function useShortcuts(place: Place): void {
  const context = useActionContext();
  const hasSingle = useSettingsSelector(selectHasShortcuts);
  const latest = useRef<ShortcutState>({ context, place, hasSingle });
  // With the page that is drawn: no key acts on the page before.
  useLayoutEffect(() => {
    latest.current = { context, place, hasSingle };
  });

  useEffect(() => {
    let run: typeof runShortcut | undefined;
    const load = async () => {
      ({ runShortcut: run } = await loadChunk(() => import('./runShortcut.ts')));
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      // Asked as it is pressed: a dialog may be closed before a first key is known.
      if (document.querySelector('dialog:modal')) return;
      if (run) {
        run(event, latest.current);
        return;
      }
      load().then(
        () => run?.(event, latest.current),
        // Without a connection keys do nothing; the next one tries again.
        () => undefined,
      );
    };
    const handlePointerMove = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      document.removeEventListener('pointermove', handlePointerMove);
      load().catch(() => undefined);
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointermove', handlePointerMove, { passive: true });
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointermove', handlePointerMove);
    };
  }, []);
}
