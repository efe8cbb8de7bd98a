import type { InterfaceLanguage } from '@naad/settings-schema';
import { selectPreferences, type SettingsStore } from '@naad/settings-state';
import { loadChunk } from '../loadChunk.ts';
import { type FaceSheet, faceSheets } from './faceSheets.ts';
import { answerFaceWishes } from './faceWishes.ts';

/** Brings the names of faces as soon as the visitor has chosen what needs one; most never do. */
export function watchFaces(store: SettingsStore, language: InterfaceLanguage): void {
  let linked: readonly FaceSheet[] = [];
  const bring = (needed: readonly FaceSheet[]) => {
    const before = linked;
    if (needed.every((sheet) => before.includes(sheet))) return;
    linked = [...new Set([...before, ...needed])];
    loadChunk(() => import('./linkFaces.ts')).then(
      ({ linkFaces }) => {
        linkFaces(needed);
      },
      () => {
        // Another choice tries again; until then lines are drawn in the face that is there.
        linked = before;
      },
    );
  };
  const check = () => {
    bring(faceSheets(selectPreferences(store.getState()), language));
  };
  answerFaceWishes((sheet) => {
    bring([sheet]);
  });
  check();
  store.subscribe(check);
}
