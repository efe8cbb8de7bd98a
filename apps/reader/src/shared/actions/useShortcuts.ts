import { selectHasShortcuts, useSettingsSelector } from '@naad/settings-state';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadChunk } from '../loadChunk.ts';
import type { Place } from './PlaceContext.tsx';
import type { runShortcut, ShortcutState } from './runShortcut.ts';
import { useActionContext } from './useActionContext.ts';

/**
 * Listens for shortcuts. Their code loads with the first key press, or when a mouse suggests that there is a keyboard: phones
 * don't load it.
 */
export function useShortcuts(place: Place): void {
  const context = useActionContext();
  const hasSingle = useSettingsSelector(selectHasShortcuts);
  const latest = useRef<ShortcutState>({ context, place, hasSingle });
  // In a layout effect, so that no key acts on the previous page.
  useLayoutEffect(() => {
    latest.current = { context, place, hasSingle };
  });

  useEffect(() => {
    let run: typeof runShortcut | undefined;
    const load = async () => {
      ({ runShortcut: run } = await loadChunk(() => import('./runShortcut.ts')));
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      // Checked at the time of the press: the dialog may have closed by the time the code is loaded.
      if (document.querySelector('dialog:modal')) return;
      if (run) {
        run(event, latest.current);
        return;
      }
      load().then(
        () => run?.(event, latest.current),
        // Without the chunk the key does nothing; the next key retries.
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
