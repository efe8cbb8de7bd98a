import type { InterfaceLanguage } from '@naad/settings-schema';
import { selectPreferences, type SettingsStore } from '@naad/settings-state';
import { loadChunk } from '../loadChunk.ts';
import { type FaceSheet, faceSheets } from './facesNeeded.ts';
import { setFontLoader } from './fontRequests.ts';

/** Links the style sheets of fonts once the visitor's settings need them; most never do. */
export function watchFaces(store: SettingsStore, language: InterfaceLanguage): void {
  let linked: readonly FaceSheet[] = [];
  const load = (needed: readonly FaceSheet[]) => {
    const before = linked;
    if (needed.every((sheet) => before.includes(sheet))) return;
    linked = [...new Set([...before, ...needed])];
    loadChunk(() => import('./linkFaces.ts')).then(
      ({ linkFaces }) => {
        linkFaces(needed);
      },
      () => {
        // The next change of a setting retries; until then a fallback font is used.
        linked = before;
      },
    );
  };
  const check = () => {
    load(faceSheets(selectPreferences(store.getState()), language));
  };
  setFontLoader((sheet) => {
    load([sheet]);
  });
  check();
  store.subscribe(check);
}
